import { slugText } from '@fairhall/core/routes/slug';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

interface Named {
  readonly id: string;
  readonly parent_id: string | null;
  readonly names: Record<string, string>;
  readonly product_count: number;
}

interface Entry {
  readonly kind: 'showroom' | 'hots' | 'aggregates';
  readonly slug: string;
  readonly item_id: string;
  readonly letter: string;
  readonly parent_id: string | null;
  readonly names: Record<string, string>;
  readonly products: number;
}

/**
 * Writes the indexes anew: showrooms are named after categories below the first level, hots after tags, aggregates are all
 * categories; each only where it has products. A keyword is a showroom's or a hots page's, never both. D-21
 */
export async function refreshIndexEntries({ kysely }: Transaction): Promise<void> {
  const categories = await kysely
    .selectFrom('category')
    .select(['id', 'parent_id', 'names', 'product_count', 'level'])
    .where('product_count', '>', 0)
    .execute();
  const tags = await kysely
    .selectFrom('tag')
    .select(['id', 'category_id as parent_id', 'names', 'product_count'])
    .where('product_count', '>', 0)
    .execute();
  const showrooms = keywordsOf(
    'showroom',
    categories.filter(({ level }) => level > 1),
    new Set(),
  );
  const hots = keywordsOf('hots', tags, new Set(showrooms.map(({ slug }) => slug)));
  await writeEntries({ kysely }, [...showrooms, ...hots, ...aggregatesOf(categories)]);
}

/** Of several that share a keyword, such as "Beds" of two branches, the one with the most products. */
function keywordsOf(kind: Entry['kind'], rows: readonly Named[], taken: ReadonlySet<string>): readonly Entry[] {
  const bySlug = new Map<string, Entry>();
  for (const row of rows.toSorted((one, other) => other.product_count - one.product_count || order(one.id, other.id))) {
    const entry = entryOf(kind, row);
    // A keyword of one letter would be an index. D-21
    if (entry === undefined || entry.slug.length < 2 || taken.has(entry.slug) || bySlug.has(entry.slug)) continue;
    bySlug.set(entry.slug, entry);
  }
  return [...bySlug.values()];
}

const aggregatesOf = (rows: readonly Named[]): readonly Entry[] =>
  rows.flatMap((row) => entryOf('aggregates', row) ?? []);

/** A size, weight or voltage, such as "10 × 10 cm" or "12 V": its unit's letter is nothing that anybody looks under. */
const MEASURE = /^\d[\d-]*-[a-z]{1,2}\d?$/;

/** Undefined for a name without a Latin letter, which no index could hold, and for a measure. */
function entryOf(kind: Entry['kind'], { id, parent_id, names, product_count }: Named): Entry | undefined {
  const slug = slugText(names.en ?? '').toLowerCase();
  const letter = /[a-z]/.exec(slug)?.[0];
  if (letter === undefined || MEASURE.test(slug)) return undefined;
  return { kind, slug, item_id: id, letter, parent_id, names, products: product_count };
}

/** What is as it was stays as it is. */
async function writeEntries({ kysely }: Pick<Transaction, 'kysely'>, entries: readonly Entry[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (
    kind text, slug text, item_id text, letter text, parent_id text, names jsonb, products integer)`;
  await sql`delete from index_entry where not exists (
    select from ${given} where given.kind = index_entry.kind and given.slug = index_entry.slug
      and given.item_id = index_entry.item_id)`.execute(kysely);
  await sql`insert into index_entry (kind, slug, item_id, letter, parent_id, names, products)
    select kind, slug, item_id, letter, parent_id, names, products from ${given}
    on conflict (kind, slug, item_id) do update
      set parent_id = excluded.parent_id, names = excluded.names, products = excluded.products
      where (index_entry.parent_id, index_entry.names, index_entry.products)
        is distinct from (excluded.parent_id, excluded.names, excluded.products)`.execute(kysely);
}

const order = (one: string, other: string): number => (one < other ? -1 : 1);
