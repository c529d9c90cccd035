import type { Insertable } from 'kysely';
import { sha256 } from '../identity/secrets.ts';
import type { DemoExhibition } from './demo-exhibition-list.ts';
import { BESIDE } from './demo-exhibition-words.ts';
import type { ExhibitionTables } from './exhibition.tables.ts';
import { standSearchText } from './stand-search-text.ts';

/** What the demo world's exhibitions are made of: its suppliers by rank, its upper categories, tag categories and scenes. */
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

const EXHIBITORS_LEAST = 20;
const EXHIBITORS_MORE = 14;
const HALLS_MOST = 5;
const THEMES = 5;
const SPOTLIGHTS = 3;
/** Stands of a row, such as A02, A05 … A35. */
/** Rows of stands in a hall. */
const ROWS = ['A', 'B'];
const STAND_STEP = 3;

/** A number below `below` that a word stands for. */
const numberOf = (word: string, below: number): number => Number.parseInt(sha256(word).slice(0, 8), 16) % below;

/** Halls, themes and exhibitors of an exhibition: the same for the same world. */
export function demoPartsOf(exhibition: DemoExhibition, world: World) {
  const { id, industry } = exhibition;
  const tops = world.categories.filter((category) => category.level === 1 && category.industry === industry);
  const halls = hallsOf(exhibition, world, tops);
  const themes = world.categories
    .filter((category) => category.level === 2 && category.industry === industry)
    .sort((one, other) => other.product_count - one.product_count || (one.id < other.id ? -1 : 1))
    .slice(0, THEMES)
    .map((category, place): ThemeRow => {
      const key = { exhibition_id: id, theme_id: String(place + 1) };
      return { ...key, titles: category.names, category_id: category.id, place };
    });
  return {
    halls,
    themes,
    exhibitors: exhibitorsOf(
      exhibition,
      world,
      tops.map((top) => top.id),
      halls.length,
    ),
  };
}

/** A hall for each of its first categories, and one for those who exhibit beside them. */
function hallsOf({ id, industry }: DemoExhibition, { categories }: World, tops: World['categories']): HallRow[] {
  const beside = BESIDE[industry].flatMap(
    (other) => categories.find((one) => one.level === 1 && one.industry === other) ?? [],
  );
  const named = [...tops.slice(0, HALLS_MOST - 1), ...beside.slice(0, 1)];
  return named.map(({ names }, place) => ({ exhibition_id: id, hall: String(place + 1), names }));
}

function exhibitorsOf(
  { id, industry }: DemoExhibition,
  { suppliers }: World,
  tops: readonly string[],
  halls: number,
): ExhibitorRow[] {
  const wanted = EXHIBITORS_LEAST + numberOf(`${id} exhibitors`, EXHIBITORS_MORE + 1);
  const of = (wantedIndustry: string) => suppliers.filter((supplier) => supplier.industry === wantedIndustry);
  const coming = [industry, ...BESIDE[industry]].flatMap(of).slice(0, wanted);
  const spotlights = coming.filter(({ spotlight }) => spotlight).slice(0, SPOTLIGHTS);
  const taken = new Map<string, number>();
  return coming.map((supplier): ExhibitorRow => {
    const own = tops.findIndex((top) => supplier.categories.includes(top));
    const hall = String(supplier.industry === industry && own >= 0 ? Math.min(own + 1, halls) : halls);
    const place = taken.get(hall) ?? 0;
    taken.set(hall, place + 1);
    const spotlight = spotlights.includes(supplier);
    const stand_no = standOf(place);
    const search_text = standSearchText(hall, stand_no);
    return { exhibition_id: id, supplier_id: supplier.id, stand_no, hall, spotlight, search_text };
  });
}

/** By turns on either side of the aisle. */
function standOf(place: number): string {
  const side = place % ROWS.length;
  return `${ROWS[side]}${String(2 + side + Math.floor(place / ROWS.length) * STAND_STEP).padStart(2, '0')}`;
}
