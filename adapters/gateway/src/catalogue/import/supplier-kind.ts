import { type ImportedSupplier, supplierCells, supplierFrom } from '@fairhall/core/catalogue/import/supplier-row';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import type { Change, KindOfImport } from '../../import-kind.ts';
import { countLexemes } from '../count-lexemes.ts';
import { findCatalogueEntry } from '../find-catalogue-entry.ts';
import { toSupplierHolder } from '../supplier-pictures/picture-change.ts';
import { supplierSearchText } from '../supplier-search-text.ts';
import { insertRows } from '../world/insert-rows.ts';
import { refreshSupplierRows } from '../world/refresh-texts.ts';
import { supplierColumns } from '../world/row-columns.ts';
import { writeProfileContent } from '../write-profile-content.ts';
import { idList } from './id-list.ts';
import type { ImportPorts } from './import-ports.ts';
import { listIdsAfter } from './list-ids-after.ts';

type SupplierChange = Change<ImportedSupplier>;

/** Suppliers as organisers load them. */
export const supplierKind = (ports: ImportPorts): KindOfImport<ImportedSupplier> => ({
  read: readSuppliers,
  findHidden: async ({ kysely }, ids) => {
    const { rows } = await sql<{ id: string }>`
      select supplier_id as id from taken_down_supplier where supplier_id = any(${idList(ids)})`.execute(kysely);
    return new Set(rows.map(({ id }) => id));
  },
  resolveRows:
    async () =>
    ({ cells }, before) => {
      const supplier = supplierFrom(cells, before);
      const countryId = ports.getCountryId(supplier.countryCode);
      if (supplier.countryCode !== '' && countryId === undefined) cells.reportProblem('country', 'code');
      const countryCode = ports.getCountryCode(countryId ?? '') ?? supplier.countryCode;
      // Its products are found and shown by their supplier's country.
      if (before !== undefined && countryCode !== before.countryCode) cells.reportProblem('country', 'fixed');
      return { ...supplier, countryCode };
    },
  write: (transaction, changes, now) => writeSuppliers(ports, transaction, changes, now),
  findInUse: (transaction, ids) => findSuppliersInUse(ports, transaction, ids),
  toCells: supplierCells,
  listIdsAfter: listIdsAfter('supplier'),
});

async function readSuppliers(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedSupplier>> {
  const { rows } = await sql<{ id: string } & ImportedSupplier>`
    select id, industry, country_code as "countryCode", business_type as "businessType", established, employees, light,
      (select coalesce(json_agg(json_build_object('lang', lang, 'name', name, 'province', province,
        'mainProducts', main_products, 'about', about) order by lang), '[]')
        from supplier_text where supplier_id = supplier.id) as texts
    from supplier where id = any(${idList(ids)})`.execute(kysely);
  return new Map(rows.map(({ id, ...supplier }) => [id, supplier]));
}

async function writeSuppliers(
  ports: ImportPorts,
  transaction: Transaction,
  changes: readonly SupplierChange[],
  now: number,
): Promise<readonly string[]> {
  await removeSuppliers(
    ports,
    transaction,
    changes.filter(({ after }) => after === undefined).map(({ id }) => id),
  );
  const added = changes.flatMap(({ id, before, after }) =>
    before === undefined && after !== undefined ? [{ id, supplier: after }] : [],
  );
  await addSuppliers(ports, transaction, added, now);
  for (const { id, before, after } of changes)
    if (before !== undefined && after !== undefined) await updateSupplier(transaction, id, after);
  return [];
}

async function updateSupplier(transaction: Transaction, id: string, after: ImportedSupplier): Promise<void> {
  const before = await findCatalogueEntry(transaction, id);
  if (before === undefined) throw new Error(`the supplier ${id} is gone`);
  const { industry, light, texts, ...words } = after;
  await transaction.kysely.updateTable('supplier').set({ industry, light }).where('id', '=', id).execute();
  const said = texts.map((text) => ({ ...text, mainProducts: [...text.mainProducts] }));
  await writeProfileContent(transaction, id, before, { ...words, texts: said });
}

/** New suppliers rank behind all others. */
async function addSuppliers(
  ports: ImportPorts,
  transaction: Transaction,
  added: readonly { readonly id: string; readonly supplier: ImportedSupplier }[],
  now: number,
): Promise<void> {
  if (added.length === 0) return;
  const last = await transaction.kysely
    .selectFrom('supplier')
    .select('rank')
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = (last?.rank ?? 0) + 1;
  const rows = added.map(({ id, supplier }, place) => {
    const { texts, countryCode, ...facts } = supplier;
    const byLanguage = texts.map(({ lang, mainProducts, ...text }) => [
      lang,
      { ...text, mainProducts: [...mainProducts] },
    ]);
    return supplierColumns(
      {
        table: 'supplier',
        id,
        ...facts,
        countryCode,
        countryId: ports.getCountryId(countryCode) ?? '',
        proofs: [],
        spotlight: false,
        logo: '',
        rank: first + place,
        age: 0,
        texts: Object.fromEntries(byLanguage),
      },
      now,
    );
  });
  await insertRows(transaction, 'supplier', rows);
  const texts = added.flatMap(({ id, supplier }) =>
    supplier.texts.map(({ mainProducts, ...text }) => ({
      supplier_id: id,
      ...text,
      main_products: mainProducts,
      search_text: supplierSearchText(text.name, mainProducts),
    })),
  );
  await insertRows(transaction, 'supplier_text', texts);
  const ids = added.map(({ id }) => id);
  await countLexemes(
    transaction,
    'supplier',
    (await listVectors(transaction, ids)).map(({ rank, words }) => ({ rank, before: [], after: ['', ...words] })),
  );
  await refreshSupplierRows(transaction, ids);
}

async function removeSuppliers(ports: ImportPorts, transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await listVectors(transaction, ids);
  await releaseSupplierPictures(ports, transaction, ids);
  await transaction.kysely.deleteFrom('supplier_text').where('supplier_id', 'in', ids).execute();
  await transaction.kysely.deleteFrom('supplier').where('id', 'in', ids).execute();
  await countLexemes(
    transaction,
    'supplier',
    gone.map(({ rank, words }) => ({ rank, before: ['', ...words], after: [] })),
  );
}

/** Lets go of the pictures of suppliers that are removed, and of those that wait for review. */
async function releaseSupplierPictures(
  { importPictures }: Pick<ImportPorts, 'importPictures'>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ supplierId: string; id: string }>`
    select distinct held.id as "supplierId", picture as id from (
      select id, images || logo as pictures from supplier where id = any(${idList(ids)})
      union all select supplier_id, images || logo from profile_picture_change where supplier_id = any(${idList(ids)})
    ) held cross join unnest(pictures) picture where picture <> ''`.execute(transaction.kysely);
  await importPictures.release(
    transaction,
    rows.map(({ supplierId, id }) => ({ holder: toSupplierHolder(supplierId), id })),
  );
  await transaction.kysely.deleteFrom('profile_picture_change').where('supplier_id', 'in', ids).execute();
}

async function listVectors({ kysely }: Queries, ids: readonly string[]) {
  const { rows } = await sql<{ rank: number; words: string[] }>`
    select rank, to_json(tsvector_to_array(search)) as words from supplier where id = any(${idList(ids)})`.execute(
    kysely,
  );
  return rows;
}

async function findSuppliersInUse(
  ports: ImportPorts,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from supplier where id = any(${idList(ids)}) and (
      exists (select from product where supplier_id = supplier.id)
      or exists (select from hidden_product where supplier_id = supplier.id)
      or exists (select from product_change where supplier_id = supplier.id))`.execute(transaction.kysely);
  const used = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!used.has(id) && (await ports.hasPeople(transaction, id))) used.add(id);
  return used;
}
