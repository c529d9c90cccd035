import { productCard, supplierCard } from '@fairhall/core/catalogue/card';
import type { Category } from '@fairhall/core/contract/categories';
import { imageUrl } from '@fairhall/core/contract/resource';
import { formatFor } from '@fairhall/core/site/format';
import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import type { Site } from '@fairhall/core/site/sites';
import { keptWords } from '../page/kept.tsx';
import { needed, optional } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { type SupplierWords, supplierWords } from '../ui/supplier-words.ts';

export interface IndustryTile {
  readonly key: (typeof INDUSTRY_KEYS)[number];
  readonly count: string;
  readonly image: string;
}

export interface HomeData {
  readonly kind: 'global' | 'country' | 'supplier';
  /** The English name is a mark for tests and styles; the other is shown. */
  readonly country: { readonly enName: string; readonly name: string } | null;
  readonly popular: readonly { readonly name: string; readonly href: string }[];
  readonly industries: readonly IndustryTile[];
  readonly latest: readonly ProductWords[];
  readonly suppliers: readonly SupplierWords[];
}

type Kind = { readonly kind: 'global' | 'supplier' } | { readonly kind: 'country'; readonly site: Site };
type HomeVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'keepWords' | 'ports' | 'signal'>;

const SHELF = 12;
const SUPPLIERS = 6;
const POPULAR = 6;

function industryTiles(categories: readonly Category[], visit: HomeVisit): readonly IndustryTile[] {
  // On a phone it is shown 60 pixels wide.
  const width = visit.boot.device === 'h5' ? 166 : 242;
  const industries = INDUSTRY_KEYS.map((key) => {
    const own = categories.filter((category) => category.industry === key);
    const count = own.reduce((sum, category) => sum + category.count, 0);
    return { key, count, image: own.find((category) => category.image !== undefined)?.image };
  });
  return keptWords(visit, `industries ${width}`, industries, () =>
    industries.map(({ key, count, image }) => ({
      key,
      count: visit.texts.counted('home.industry.count', count, { count: formatFor(visit.boot.lang).number(count) }),
      image: image === undefined ? '' : imageUrl(visit.boot.imageServer, image, width),
    })),
  );
}

/** The categories of the second level with the most products. */
function popularCategories(categories: readonly Category[], visit: HomeVisit): HomeData['popular'] {
  const popular = categories
    .flatMap((category) => category.children)
    .toSorted((one, other) => other.count - one.count || one.id.localeCompare(other.id))
    .slice(0, POPULAR)
    .map(({ id, name, enName }) => ({ id, name, enName }));
  return keptWords(visit, 'popular', popular, () =>
    popular.map(({ id, name, enName }) => ({ name, href: visit.href('category', { name: enName, categoryId: id }) })),
  );
}

/** Everything a home page shows; it fails without the catalogue, but not without the suppliers. */
export async function loadHome(visit: HomeVisit, home: Kind): Promise<HomeData> {
  const { catalogue, categories } = visit.ports.gateway;
  const { signal } = visit;
  const country = home.kind === 'country' ? home.site : null;
  const filters = country?.countryId ? { countryId: country.countryId } : {};
  const [tree, latest, suppliers] = await Promise.all([
    categories.all({}, { signal }),
    catalogue.latestGoods({}, { signal }),
    catalogue.searchSupplier({ pageSize: SUPPLIERS, filters }, { signal }),
  ]);
  const all = optional(tree, []);
  return {
    kind: home.kind,
    country: country === null ? null : { enName: country.name, name: countryName(visit, country) },
    popular: popularCategories(all, visit),
    industries: industryTiles(all, visit),
    latest: needed(latest)
      .records.slice(0, SHELF)
      .map((product) => productWords(productCard(product, visit.boot.now), visit)),
    suppliers: suppliers.ok
      ? suppliers.value.records.map((supplier) => supplierWords(supplierCard(supplier, visit.boot.now), visit))
      : [],
  };
}

const countryName = (visit: HomeVisit, site: Site): string =>
  formatFor(visit.boot.lang).countryName(site.abbr.toUpperCase());
