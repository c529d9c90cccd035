import type { ProfileColumnIn } from '@fairhall/core/contract/supplier/profile-fields';
import { sql, type Updateable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { countLexemes } from './count-lexemes.ts';
import type { CatalogueEntry, ProfileContent } from './find-catalogue-entry.ts';
import { filterLexeme, quoteLexeme, toVectorText } from './search/lexemes.ts';
import { documentTokens } from './search/tokens.ts';
import { lockCatalogue } from './supplier/catalogue-lock.ts';
import { supplierSearchText } from './supplier-search-text.ts';
import { refreshSupplierTexts } from './world/refresh-texts.ts';

/** A column for each field. */
type FactColumns = Required<Pick<Updateable<Tables['supplier']>, ProfileColumnIn<'facts'>>>;
type TextColumns = Readonly<Record<ProfileColumnIn<'texts'>, unknown>>;

/**
 * Writes a supplier's profile and all data that pages and searches derive from it, in the open transaction. `before` is
 * the previous content; the supplier's products are then found by its new names and no longer by the old ones.
 */
export async function writeProfileContent(
  transaction: Transaction,
  supplierId: string,
  before: CatalogueEntry,
  after: ProfileContent,
): Promise<void> {
  const { kysely } = transaction;
  await lockCatalogue(transaction);
  await replaceTexts(transaction, supplierId, after);
  const { businessType, established, employees } = after;
  const facts: FactColumns = { business_type: businessType, established, employees };
  await kysely.updateTable('supplier').set(facts).where('id', '=', supplierId).execute();
  await searchSupplier(transaction, supplierId, after);
  await searchProducts(transaction, supplierId, before, after);
  await refreshSupplierTexts(transaction, supplierId);
}

async function replaceTexts({ kysely }: Queries, supplierId: string, { texts }: ProfileContent): Promise<void> {
  await kysely.deleteFrom('supplier_text').where('supplier_id', '=', supplierId).execute();
  for (const { lang, name, province, mainProducts, about } of texts) {
    const written: TextColumns = { name, province, main_products: sql`${JSON.stringify(mainProducts)}::jsonb`, about };
    await sql`insert into supplier_text (supplier_id, lang, search_text, ${sql.join(Object.keys(written).map((column) => sql.ref(column)))})
      values (${supplierId}, ${lang}, ${supplierSearchText(name, mainProducts)}, ${sql.join(Object.values(written))})`.execute(
      kysely,
    );
  }
}

interface SearchRow {
  readonly rank: number;
  readonly search: string[];
  readonly categories: string[];
  readonly tags: string[];
  readonly countryId: string;
  readonly isVerified: boolean;
}

/** Filters that come from the supplier's products and exhibitions, not from its profile. */
const isPreservedFilter = (lexeme: string): boolean =>
  lexeme === filterLexeme({ kind: 'sample' }) || lexeme.startsWith(filterLexeme({ kind: 'exhibition', id: '' }));

async function searchSupplier(queries: Queries, supplierId: string, { texts }: ProfileContent): Promise<void> {
  const { rows } = await sql<SearchRow>`
    select rank, tsvector_to_array(search) as search, categories, tags, country_id as "countryId",
      jsonb_array_length(proofs) > 0 as "isVerified" from supplier where id = ${supplierId} for update`.execute(
    queries.kysely,
  );
  const [row] = rows;
  if (row === undefined) return;
  const filters = [
    filterLexeme({ kind: 'country', id: row.countryId }),
    ...(row.isVerified ? [filterLexeme({ kind: 'verified' })] : []),
    ...row.search.filter(isPreservedFilter),
    ...row.categories.map((id) => filterLexeme({ kind: 'category', id })),
    ...row.tags.map((id) => filterLexeme({ kind: 'tag', id })),
  ];
  const words = toVectorText({
    rank: row.rank,
    names: texts.flatMap(({ name, mainProducts }) => [name, ...mainProducts]),
    keywords: texts.flatMap(({ province, about }) => [province, about]),
    filters: [],
  });
  const vector = [words, ...filters.map(quoteLexeme)].join(' ');
  const changed = await sql<{ search: string[] }>`
    update supplier set search = ${vector}::tsvector where id = ${supplierId}
    returning tsvector_to_array(search) as search`.execute(queries.kysely);
  await countLexemes(queries, 'supplier', [
    { rank: row.rank, before: row.search, after: changed.rows[0]?.search ?? [] },
  ]);
}

interface ProductRow {
  readonly rank: number;
  readonly before: string[];
  readonly after: string[];
}

/**
 * Products are found by their supplier's name. A word of the old name is removed unless the product also has it from
 * another source: its own name, or the names of categories and tags of the supplier's products.
 */
async function searchProducts(
  queries: Queries,
  supplierId: string,
  before: ProfileContent,
  after: ProfileContent,
): Promise<void> {
  const [old, present] = [nameTokens(before), nameTokens(after)];
  const added = [...present].filter((token) => !old.has(token));
  const held = await listCategoryTokens(queries, supplierId);
  const gone = [...old].filter((token) => !present.has(token) && !held.has(token));
  if (added.length + gone.length === 0) return;
  const changed = sql`ts_delete(old.search, array(
      select token from unnest(${gone}::text[]) token where not 'a:' || token = any(tsvector_to_array(old.search))
    )) || array_to_tsvector(${added}::text[])`;
  const { rows } = await sql<ProductRow>`
    with old as (select id, search from product where supplier_id = ${supplierId} for update)
    update product set search = ${changed} from old where old.id = product.id
    returning product.rank, tsvector_to_array(old.search) as before, tsvector_to_array(product.search) as after`.execute(
    queries.kysely,
  );
  await countLexemes(queries, 'product', rows);
  // Hidden products are not counted; they get the same words, for when they are shown again.
  await sql`update hidden_product old set search = ${changed} where supplier_id = ${supplierId}`.execute(
    queries.kysely,
  );
}

const nameTokens = ({ texts }: ProfileContent): ReadonlySet<string> =>
  new Set(texts.flatMap(({ name }) => documentTokens(name)));

/** Words of the categories and tags of the supplier's products. */
async function listCategoryTokens({ kysely }: Queries, supplierId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select value as name from supplier
      join (select id, names from category union all select id, names from tag) place
        on place.id = any(supplier.categories || supplier.tags)
      cross join jsonb_each_text(names)
    where supplier.id = ${supplierId}`.execute(kysely);
  return new Set(rows.flatMap(({ name }) => documentTokens(name)));
}
