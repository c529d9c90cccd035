import type { Insertable } from 'kysely';
import { hashSha256 } from '../identity/secrets.ts';
import type { DemoExhibition } from './demo-exhibition-list.ts';
import { RELATED_INDUSTRIES } from './demo-exhibition-words.ts';
import type { ExhibitionTables } from './exhibition.tables.ts';
import { standSearchText } from './stand-search-text.ts';

/** Source data of the demo exhibitions: suppliers by rank, upper categories, tag categories and scenes. */
export interface World {
  readonly suppliers: readonly {
    readonly id: string;
    readonly industry: string;
    readonly categories: readonly string[];
    readonly spotlight: boolean;
  }[];
  readonly categories: readonly {
    readonly id: string;
    readonly industry: string;
    readonly level: number;
    readonly names: Record<string, string>;
    readonly product_count: number;
  }[];
  readonly tagCategories: readonly { readonly id: string; readonly industry: string }[];
  readonly scenes: ReadonlyMap<string, string>;
}

type HallRow = Insertable<ExhibitionTables['exhibition_hall']>;
type ThemeRow = Insertable<ExhibitionTables['exhibition_theme']>;
type ExhibitorRow = Insertable<ExhibitionTables['exhibitor']>;

const MIN_EXHIBITORS = 20;
const MAX_EXTRA_EXHIBITORS = 14;
const MAX_HALLS = 5;
const MAX_THEMES = 5;
const MAX_SPOTLIGHTS = 3;
/** Rows of stands in a hall. */
const STAND_ROWS = ['A', 'B', 'C', 'D'];
/** Stand numbers in a row go up in steps, for example A02, A05 … A35. */
const STAND_STEP = 3;

/** Hashes a word to a number from 0 to `below` - 1, always the same for the same word. */
const hashToNumber = (word: string, below: number): number => Number.parseInt(hashSha256(word).slice(0, 8), 16) % below;

/** Creates the halls, themes and exhibitors of an exhibition. Deterministic: the same world gives the same result. */
export function createDemoParts(exhibition: DemoExhibition, world: World) {
  const { id, industry } = exhibition;
  const tops = world.categories.filter((category) => category.level === 1 && category.industry === industry);
  const halls = createHalls(exhibition, world, tops);
  const themes = world.categories
    .filter((category) => category.level === 2 && category.industry === industry)
    .sort((one, other) => other.product_count - one.product_count || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_THEMES)
    .map((category, place): ThemeRow => {
      const key = { exhibition_id: id, theme_id: String(place + 1) };
      return { ...key, titles: category.names, category_id: category.id, place };
    });
  return {
    halls,
    themes,
    exhibitors: createExhibitors(
      exhibition,
      world,
      tops.map((top) => top.id),
      halls.length,
    ),
  };
}

/** One hall for each of the industry's first categories, and one for suppliers of a related industry. */
function createHalls({ id, industry }: DemoExhibition, { categories }: World, tops: World['categories']): HallRow[] {
  const related = RELATED_INDUSTRIES[industry].flatMap(
    (other) => categories.find((one) => one.level === 1 && one.industry === other) ?? [],
  );
  const named = [...tops.slice(0, MAX_HALLS - 1), ...related.slice(0, 1)];
  return named.map(({ names }, place) => ({ exhibition_id: id, hall: String(place + 1), names }));
}

function createExhibitors(
  { id, industry }: DemoExhibition,
  { suppliers }: World,
  tops: readonly string[],
  halls: number,
): ExhibitorRow[] {
  const count = MIN_EXHIBITORS + hashToNumber(`${id} exhibitors`, MAX_EXTRA_EXHIBITORS + 1);
  const listSuppliersOf = (wantedIndustry: string) =>
    suppliers.filter((supplier) => supplier.industry === wantedIndustry);
  const coming = [industry, ...RELATED_INDUSTRIES[industry]].flatMap(listSuppliersOf).slice(0, count);
  const spotlights = coming.filter(({ spotlight }) => spotlight).slice(0, MAX_SPOTLIGHTS);
  const countByHall = new Map<string, number>();
  return coming.map((supplier): ExhibitorRow => {
    const categoryIndex = tops.findIndex((top) => supplier.categories.includes(top));
    const hall = String(
      supplier.industry === industry && categoryIndex >= 0 ? Math.min(categoryIndex + 1, halls) : halls,
    );
    const place = countByHall.get(hall) ?? 0;
    countByHall.set(hall, place + 1);
    const spotlight = spotlights.includes(supplier);
    const stand_no = toStandNumber(place);
    const search_text = standSearchText(hall, stand_no);
    return { exhibition_id: id, supplier_id: supplier.id, stand_no, hall, spotlight, search_text };
  });
}

/** Takes a stand of each row in turn; the two sides of an aisle have different numbers. */
function toStandNumber(place: number): string {
  const row = place % STAND_ROWS.length;
  return `${STAND_ROWS[row]}${String(2 + (row % 2) + Math.floor(place / STAND_ROWS.length) * STAND_STEP).padStart(2, '0')}`;
}
