import { describe, expect, test } from 'vitest';
import { post, readData } from '../../../../../tests/support/gateway.ts';
import { importDesk } from '../../../../../tests/support/import-desk.ts';
import { insertSupplierPerson } from '../../../../../tests/support/suppliers.ts';
import { toSupplierHolder } from '../supplier-pictures/picture-change.ts';

const { database, gateway, exported, check, undo, imported, found, product, expectInStep } = importDesk();

const SUPPLIER = {
  key: 'MILL',
  industry: 'textile',
  country: 'IN',
  business_type: 'manufacturer',
  established: '1998',
  employees: '40',
  light: 'green',
  name_en: 'Malabar Mill',
  province_en: 'Kerala',
  main_products_en: 'Towels | Robes',
  about_en: 'Weaves since 1998.',
};
const PRODUCT = {
  key: 'T-1',
  supplier: 'MILL',
  category: 'TX010102',
  unit: 'piece',
  min_order: '10',
  currency: 'USD',
  name_en: 'Peshtemal',
  price_1: '3',
};

/** Attaches an uploaded picture to a supplier. */
async function attachPicture(fileId: string, supplierId: string): Promise<void> {
  const holder = toSupplierHolder(supplierId);
  await database()
    .kysely.insertInto('file')
    .values({
      file_id: fileId,
      kind: 'image',
      visitor: 'v',
      account_id: null,
      name: 'logo.webp',
      content_type: 'image/webp',
      size: 1,
      is_private: false,
      fingerprint: 'f',
      task_id: fileId,
      created: 1,
      adopted_by: holder,
      adopted_at: 1,
    })
    .execute();
}

describe('importing suppliers', () => {
  test("D-64 products refer to them by the organiser's key, and are found by their names", async () => {
    expect(await check('product', [PRODUCT])).toMatchObject([{ problems: [{ code: 'unknownSupplier' }] }]);
    const { batch } = await imported('supplier', [SUPPLIER, { ...SUPPLIER, key: 'X', country: 'XX', employees: '' }]);
    expect(batch).toMatchObject({ added: 1, refused: 1 });
    await imported('product', [PRODUCT]);
    expect((await found('malabar')).length).toBe(1);
    await expectInStep();
    await imported('supplier', [{ key: 'MILL', name_en: 'Konkan Mill', light: 'yellow' }]);
    expect([await found('malabar'), (await found('konkan')).length]).toEqual([[], 1]);
    await expectInStep();
    expect(await undo(batch.batchId)).toMatchObject({ undone: 0, kept: [{ problems: [{ code: 'changedSince' }] }] });
  });

  test('D-64 undoing the import keeps a supplier that has products or people', async () => {
    const { batch } = await imported('supplier', [SUPPLIER, { ...SUPPLIER, key: 'B' }, { ...SUPPLIER, key: 'C' }]);
    const goods = await imported('product', [PRODUCT]);
    const keys = database().kysely.selectFrom('import_key').select('object_id').where('external_key', '=', 'B');
    const { object_id } = await keys.executeTakeFirstOrThrow();
    await insertSupplierPerson(database(), { email: 'people@malabar.example', supplierId: object_id });
    const first = await undo(batch.batchId);
    expect([first.undone, first.kept.map(({ key }) => key).sort()]).toEqual([1, ['B', 'MILL']]);
    await undo(goods.batch.batchId);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 1, kept: [{ key: 'B' }] });
    await expectInStep();
  });

  test('D-64 the pictures of a supplier that an undone import removes are detached, also pending ones', async () => {
    const { batch } = await imported('supplier', [SUPPLIER]);
    const keys = database().kysely.selectFrom('import_key').select('object_id').where('external_key', '=', 'MILL');
    const { object_id: supplierId } = await keys.executeTakeFirstOrThrow();
    for (const picture of ['901', '902', '903']) await attachPicture(picture, supplierId);
    await database()
      .kysely.updateTable('supplier')
      .set({ logo: '901', images: ['902'] })
      .where('id', '=', supplierId)
      .execute();
    await database()
      .kysely.insertInto('profile_picture_change')
      .values({ supplier_id: supplierId, state: 'waiting', logo: '901', images: ['903'], since: 1 })
      .execute();
    expect((await undo(batch.batchId)).undone).toBe(1);
    const held = database().kysely.selectFrom('file').select('file_id').where('adopted_by', 'is not', null);
    expect(await held.execute()).toEqual([]);
    expect(await database().kysely.selectFrom('profile_picture_change').selectAll().execute()).toEqual([]);
  });

  test('D-64 the country of a supplier cannot be changed, because its products are found by it', async () => {
    expect(await check('supplier', [{ id: 'S1', country: 'TR' }])).toMatchObject([
      { problems: [{ column: 'country', code: 'fixed' }] },
    ]);
  });
});

describe('importing categories', () => {
  const tree = async () => JSON.stringify(await readData(post(gateway(), 'categories/tree', {})).catch(() => ''));

  test('D-11 D-64 a category can be below another in the file, and a new name finds its products', async () => {
    const rows = [
      { code: 'TX03', industry: 'textile', name_en: 'Yarns' },
      { code: 'TX0301', name_en: 'Spun yarns' },
      { code: 'TX030101', name_en: 'Ring-spun yarn', name_ar: 'غزل حلقي' },
      { code: 'TX0401', name_en: 'Lost' },
      { code: 'TX010102', name_en: 'Hammam towels', name_zh: '浴巾' },
      { code: 'TX', industry: 'textile', name_en: 'Textiles' },
    ];
    const { outcomes, batch } = await imported('category', rows);
    expect(outcomes.map(({ action }) => action)).toEqual(['added', 'added', 'added', 'refused', 'changed', 'refused']);
    expect(outcomes[3]?.problems).toMatchObject([{ column: 'code', code: 'unknownParent', values: { value: 'TX04' } }]);
    expect(outcomes[5]?.problems).toMatchObject([{ column: 'code', code: 'setting' }]);
    expect((await found('hammam')).sort()).toEqual(['P1', 'P3']);
    await imported('product', [{ ...PRODUCT, supplier: '', supplier_id: 'S1', category: 'TX030101' }]);
    expect((await found('ring')).length).toBe(1);
    await expectInStep();
    const undone = await undo(batch.batchId);
    expect([undone.undone, undone.kept.map(({ key }) => key).sort()]).toEqual([1, ['TX03', 'TX0301', 'TX030101']]);
    expect(await found('hammam')).toEqual([]);
    await expectInStep();
  });

  test('D-64 undoing the import removes new categories that are empty', async () => {
    const before = await tree();
    const { batch } = await imported('category', [
      { code: 'TX05', industry: 'textile', name_en: 'Felts' },
      { code: 'TX0501', industry: '', name_en: 'Wool felts' },
    ]);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 2, kept: [] });
    expect(await tree()).toBe(before);
    const { rows } = await exported('category', 2);
    expect(rows).toEqual([
      { code: 'PT01', industry: 'pets', name_en: 'Beds' },
      { code: 'PT0101', industry: 'pets', name_en: 'Dog beds' },
    ]);
    expect((await product('P1'))?.goodsName).toBe('Waffle towel');
  });
});
