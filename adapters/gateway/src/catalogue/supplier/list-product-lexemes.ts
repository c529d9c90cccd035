import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { filterLexeme, nameLexeme } from '../search/lexemes.ts';
import { documentTokens } from '../search/tokens.ts';

/**
 * The parts of a product's search vector that come from the supplier's input: its names, those of category and tags,
 * and whether a sample is available.
 */
export interface ProductTerms {
  readonly names: readonly string[];
  readonly categoryId: string;
  readonly tags: readonly string[];
  readonly sampleAvailable: boolean;
}

/** The lexemes that these terms give a product, built as a full load builds them. */
export async function listProductLexemes({ kysely }: Queries, named: ProductTerms): Promise<ReadonlySet<string>> {
  const { names, categoryId, tags, sampleAvailable } = named;
  const places = categoryId === '' ? [] : [categoryId.slice(0, 4), categoryId.slice(0, 6), categoryId];
  const { rows } = await sql<{ name: string }>`
    select name from (select id, names from category union all select id, names from tag) place,
      jsonb_each_text(place.names) as each (lang, name)
    where place.id in (select jsonb_array_elements_text(${JSON.stringify([...places, ...tags])}::jsonb))`.execute(
    kysely,
  );
  const inNames = names.flatMap(documentTokens);
  const around = rows.flatMap(({ name }) => documentTokens(name));
  const filters = [
    ...places.map((id) => filterLexeme({ kind: 'category', id })),
    ...tags.map((id) => filterLexeme({ kind: 'tag', id })),
    ...(sampleAvailable ? [filterLexeme({ kind: 'sample' })] : []),
  ];
  return new Set([...inNames.map(nameLexeme), ...inNames, ...around, ...filters]);
}

/** The supplier's names, which stay search words of the product whatever changes. */
export async function listSupplierWords({ kysely }: Queries, productId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from supplier_text where supplier_id = (select supplier_id from product where id = ${productId})`.execute(
    kysely,
  );
  return rows.flatMap(({ name }) => documentTokens(name));
}
