import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { refreshOffer } from '../world/refresh-counts.ts';
import { refreshProductTexts, refreshSupplierRow } from '../world/refresh-texts.ts';
import { refreshInTree } from '../world/refresh-tree.ts';
import { findProductTally, type ProductTally } from './find-product-tally.ts';

/** The lexeme under which the number of all rows is stored. */
const ALL_ROWS = '';
const EMPTY_TALLY = { lexemes: [], categories: [], tags: [] } as const;

interface ProductKey {
  readonly supplierId: string;
  readonly productId: string;
}

/**
 * Changes one product, then updates everything that other tables derive from it: cards and pages, words, categories,
 * tags, and its supplier's offer. Only rows of this product, its categories, tags and supplier are touched. The caller
 * holds the catalogue lock. Triggers of the tables invalidate cached pages.
 */
export async function syncIndex<Value>(
  transaction: Transaction,
  { supplierId, productId }: ProductKey,
  change: () => Promise<Value>,
): Promise<Value> {
  const before = await findProductTally(transaction, productId);
  const value = await change();
  const after = await findProductTally(transaction, productId);
  if (before === undefined && after === undefined) return value;
  await countLexemes(transaction, before, after);
  await countTags(transaction, before, after);
  await countCategories(transaction, before, after);
  if (!isSameOffer(before, after)) await refreshOffer(transaction, supplierId);
  await refreshProductTexts(transaction, productId);
  await refreshSupplierRow(transaction, supplierId);
  return value;
}

type Maybe = ProductTally | undefined;

/** Values of one list that the other lacks. */
const omitValues = (list: readonly string[], other: readonly string[]): readonly string[] => {
  const others = new Set(other);
  return list.filter((value) => !others.has(value));
};

const listOf = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/**
 * If the product ranks before a late lexeme's stored first rank, the lexeme no longer counts as late until the next
 * load, so that no walk misses the product.
 */
async function countLexemes({ kysely }: Transaction, before: Maybe, after: Maybe): Promise<void> {
  const was = before === undefined ? [] : [ALL_ROWS, ...before.lexemes];
  const is = after === undefined ? [] : [ALL_ROWS, ...after.lexemes];
  const [gone, come] = [omitValues(was, is), omitValues(is, was)];
  if (gone.length > 0)
    await sql`update lexeme_count set found_in = greatest(found_in - 1, 0)
      where searched = 'product' and lexeme in ${listOf(gone)}`.execute(kysely);
  if (come.length === 0 || after === undefined) return;
  await sql`insert into lexeme_count (searched, lexeme, found_in)
    select 'product', word, 1 from ${listOf(come)} as come (word)
    on conflict (searched, lexeme) do update set found_in = lexeme_count.found_in + 1,
      first_rank = case when lexeme_count.first_rank <= ${after.rank} then lexeme_count.first_rank end,
      rows_from = case when lexeme_count.first_rank <= ${after.rank} then lexeme_count.rows_from end`.execute(kysely);
}

async function countTags({ kysely }: Transaction, before: Maybe, after: Maybe): Promise<void> {
  const [was, is] = [(before ?? EMPTY_TALLY).tags, (after ?? EMPTY_TALLY).tags];
  const [gone, come] = [omitValues(was, is), omitValues(is, was)];
  if (gone.length + come.length === 0) return;
  await sql`update tag set product_count = product_count + case when id in ${listOf(come)} then 1 else -1 end
    where id in ${listOf([...gone, ...come])}`.execute(kysely);
}

/** Updates the counts of categories and the picture of each one's best product, also in the stored tree. */
async function countCategories(transaction: Transaction, before: Maybe, after: Maybe): Promise<void> {
  const [was, is] = [(before ?? EMPTY_TALLY).categories, (after ?? EMPTY_TALLY).categories];
  const touched = [...new Set([...was, ...is])];
  const { rows } = await sql<{ id: string }>`
    with fresh as (
      select id, product_count + case when id in ${listOf(omitValues(is, was))} then 1
          when id in ${listOf(omitValues(was, is))} then -1 else 0 end as products,
        case level
          when 1 then (select images[1] from product where category_1 = category.id order by rank, id limit 1)
          when 2 then (select images[1] from product where category_2 = category.id order by rank, id limit 1)
          else (select images[1] from product where category_3 = category.id order by rank, id limit 1)
        end as image
      from category where id in ${listOf(touched)}
    )
    update category set product_count = products, image = fresh.image from fresh
    where fresh.id = category.id and (product_count, category.image) is distinct from (products, fresh.image)
    returning category.id`.execute(transaction.kysely);
  const changed = rows.map(({ id }) => id);
  if (changed.length > 0) await refreshInTree(transaction, changed);
}

/**
 * Whether the product contributes the same to its supplier's offer as before: then the supplier's other products, up to
 * 100,000, need not be read.
 */
const isSameOffer = (before: Maybe, after: Maybe): boolean =>
  before !== undefined && after !== undefined && toCanonicalJson(before.offer) === toCanonicalJson(after.offer);
