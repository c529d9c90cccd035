import { readFileSync } from 'node:fs';
import { fromRoot } from '../servers/paths.ts';

/** A buyer's query and the products that the buyer would want to see, written down before any tuning. */
export interface JudgedQuery {
  readonly lang: string;
  readonly query: string;
  /** Products of these categories and of all below them … */
  readonly categories: readonly string[];
  /** A pattern for the English name of the wanted products; all products of the category when absent. */
  readonly name?: string;
  /** The difficulty of the query: a typing error, a plural form, a synonym … */
  readonly tests: string;
  /** Reserved for checking: never used for tuning. */
  readonly aside?: true;
}

export interface JudgedProduct {
  readonly id: string;
  readonly category: string;
  readonly name: string;
}

export const readJudgedQueries = (): readonly JudgedQuery[] =>
  JSON.parse(readFileSync(fromRoot('fixtures/search/queries.json'), 'utf8')) as JudgedQuery[]; // a test checks its form

/** The products of the demo world with the data that relevance needs. */
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

/** The ids of the products that match a query's rule. */
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
