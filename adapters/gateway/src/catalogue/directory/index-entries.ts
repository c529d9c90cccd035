import { toSlug } from '@fairhall/core/routes/slug';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/**
 * Categories or tags with their English names, those with the most products first; the two lists have the same length.
 * Plain lists of texts, because one object for each tag would use much memory in an idle server.
 */
interface NamedItems {
  readonly ids: readonly string[];
  readonly names: readonly (string | null)[];
}

/** Slugs and the ids of their items; the two lists have the same length. */
interface Slugs {
  readonly slugs: string[];
  readonly ids: string[];
}

/**
 * Rewrites the indexes: showrooms are named after categories below the first level, hots after tags, aggregates after
 * all categories; only those with products are listed. A keyword belongs to a showroom or to a hots page, never to
 * both. If nothing has changed, nothing is written and no page is invalidated. D-21
 */
export async function refreshIndexEntries({ kysely }: Transaction): Promise<void> {
  const listNamed = async (from: RawBuilder<unknown>): Promise<NamedItems> => {
    const { rows } = await sql<NamedItems>`
      select coalesce(json_agg(id order by product_count desc, id), '[]') as ids,
        coalesce(json_agg(names ->> 'en' order by product_count desc, id), '[]') as names
      from ${from} where product_count > 0`.execute(kysely);
    return rows[0] ?? { ids: [], names: [] };
  };
  const taken = new Set<string>();
  const showrooms = toKeywords(await listNamed(sql`(select * from category where level > 1) category`), taken);
  const hots = toKeywords(await listNamed(sql`tag`), taken);
  const aggregates = toSlugs(await listNamed(sql`category`));
  const fresh = sql`(
    select 'showroom' as kind, slug, item_id, parent_id, names, product_count as products
    from ${selectRows(showrooms)} join category on id = item_id
    union all
    select 'hots', slug, item_id, category_id, names, product_count from ${selectRows(hots)} join tag on id = item_id
    union all
    select 'aggregates', slug, item_id, parent_id, names, product_count
    from ${selectRows(aggregates)} join category on id = item_id
  )`;
  const { rows } = await sql<{ same: boolean }>`
    select not exists (
      select from ${fresh} fresh full join index_entry kept using (kind, slug, item_id)
      where fresh.products is null or kept.products is null or (fresh.parent_id, fresh.names, fresh.products)
        is distinct from (kept.parent_id, kept.names, kept.products)
    ) as same`.execute(kysely);
  if (rows[0]?.same === true) return;
  await sql`delete from index_entry where (kind, slug, item_id) not in (
    select kind, slug, item_id from ${fresh} fresh)`.execute(kysely);
  await sql`insert into index_entry (kind, slug, item_id, letter, parent_id, names, products)
    select kind, slug, item_id, substring(slug from '[a-z]'), parent_id, names, products from ${fresh} fresh
    on conflict (kind, slug, item_id) do update
      set parent_id = excluded.parent_id, names = excluded.names, products = excluded.products
      where (index_entry.parent_id, index_entry.names, index_entry.products)
        is distinct from (excluded.parent_id, excluded.names, excluded.products)`.execute(kysely);
}

const selectRows = ({ slugs, ids }: Slugs): RawBuilder<unknown> =>
  sql`rows from (jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb),
    jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) as given (slug, item_id)`;

/**
 * Slugs that are not yet in `taken`, to which they are added. If several items share a keyword, such as "Beds" in two
 * branches, it goes to the one with the most products. Keywords of one letter are left out, because they would be an
 * index. D-21
 */
function toKeywords(named: NamedItems, taken: Set<string>): Slugs {
  const { slugs, ids } = toSlugs(named);
  const keywords: Slugs = { slugs: [], ids: [] };
  slugs.forEach((slug, place) => {
    const id = ids[place];
    if (id === undefined || slug.length < 2 || taken.has(slug)) return;
    taken.add(slug);
    keywords.slugs.push(slug);
    keywords.ids.push(id);
  });
  return keywords;
}

/** A size, weight or voltage, such as "10 × 10 cm" or "12 V": nobody looks under the letter of its unit. */
const MEASURE = /^\d[\d-]*-[a-z]{1,2}\d?$/;

/**
 * Slugs of the named items, without names that have no Latin letter (no index could hold them) and without measures.
 */
function toSlugs({ ids, names }: NamedItems): Slugs {
  const named: Slugs = { slugs: [], ids: [] };
  ids.forEach((id, place) => {
    const slug = toSlug(names[place] ?? '').toLowerCase();
    if (!/[a-z]/.test(slug) || MEASURE.test(slug)) return;
    named.slugs.push(slug);
    named.ids.push(id);
  });
  return named;
}
