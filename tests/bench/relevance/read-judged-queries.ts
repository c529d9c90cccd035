import { readFileSync } from 'node:fs';
import { fromRoot } from '../servers/paths.ts';

/** What a buyer types, and which products she would want to see: written down before anything was tuned by it. */
export interface JudgedQuery {
  readonly lang: string;
  readonly query: string;
  /** Products of these categories and of all below them … */
  readonly categories: readonly string[];
  /** … whose English name matches this pattern; all of them where it is absent. */
  readonly name?: string;
  /** What about it is hard: a typing error, a plural form, a word that is another's synonym … */
  readonly tests: string;
  /** Kept aside: nothing is tuned by looking at it. */
  readonly aside?: true;
}

export interface JudgedProduct {
  readonly id: string;
  readonly category: string;
  readonly name: string;
}

export const readJudgedQueries = (): readonly JudgedQuery[] =>
  JSON.parse(readFileSync(fromRoot('fixtures/search/queries.json'), 'utf8')) as JudgedQuery[]; // a test looks at its form

/** The products of the demo world, as far as they are judged. */
export function readDemoProducts(): readonly JudgedProduct[] {
  const rows = readFileSync(fromRoot('fixtures/dist/world.ndjson'), 'utf8').split('\n').filter(isProduct);
  return rows.map((row) => {
    const { id, category, texts } = JSON.parse(row) as WorldProduct;
    return { id, category, name: texts.en.name };
  });
}

interface WorldProduct {
  readonly id: string;
  readonly category: string;
  readonly texts: { readonly en: { readonly name: string } };
}

const isProduct = (row: string): boolean => row.startsWith('{"table":"product"');

/** The ids of the products that a query's rule names. */
export function findRelevant(
  { categories, name = '' }: Pick<JudgedQuery, 'categories' | 'name'>,
  products: readonly JudgedProduct[],
): ReadonlySet<string> {
  const pattern = new RegExp(name, 'i');
  const found = products.filter(
    (product) => categories.some((id) => product.category.startsWith(id)) && pattern.test(product.name),
  );
  return new Set(found.map(({ id }) => id));
}
