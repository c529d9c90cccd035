import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { filterLexeme, nameLexeme } from '../search/lexemes.ts';
import { documentTokens } from '../search/tokens.ts';

/** What of a product's search vector its supplier writes: its names, and by the category those of the categories. */
export interface Named {
  readonly names: readonly string[];
  readonly categoryId: string;
}

/** The lexemes that names and category give a product, as loading a catalogue makes them. */
export async function ownLexemes({ kysely }: Queries, { names, categoryId }: Named): Promise<ReadonlySet<string>> {
  const places = [categoryId.slice(0, 4), categoryId.slice(0, 6), categoryId];
  const rows = await kysely.selectFrom('category').select('names').where('id', 'in', places).execute();
  const inNames = names.flatMap(documentTokens);
  const around = rows.flatMap((row) => Object.values(row.names)).flatMap(documentTokens);
  const filters = categoryId === '' ? [] : places.map((id) => filterLexeme({ kind: 'category', id }));
  return new Set([...inNames.map(nameLexeme), ...inNames, ...around, ...filters]);
}

/** Words that a product is found by whatever it is called: its supplier's names and those of its tags. */
export async function constantWords({ kysely }: Queries, productId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from supplier_text where supplier_id = (select supplier_id from product where id = ${productId})
    union all
    select name from product_tag join tag on tag.id = tag_id, jsonb_each_text(tag.names) as each (lang, name)
    where product_id = ${productId}`.execute(kysely);
  return rows.flatMap(({ name }) => documentTokens(name));
}
