import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readData, readError } from '../../../../../tests/support/gateway.ts';
import { type ImportedRow, importDesk } from '../../../../../tests/support/import-desk.ts';

const { database, ask, check, begin, load, finish, undo, imported, exported, found, product, expectInStep, tokens } =
  importDesk();

const ROW: ImportedRow = {
  key: 'AB1',
  supplier_id: 'S1',
  category: 'TX010201',
  unit: 'piece',
  min_order: '50',
  currency: 'EUR',
  lead_days: '',
  quantity_1: '50',
  price_1: '2.50',
  quantity_2: '500',
  price_2: '2',
  tags: 'TG061102',
  pictures: '11',
  name_en: 'Rattan basket',
  description_en: 'Woven by hand.',
  attributes_en: 'Width: 30 cm',
};
const products = async () =>
  (await database().kysely.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('the currency of a row', () => {
  test('R-7.058 is an ISO 4217 code in upper or lower case', async () => {
    await imported('product', [{ ...ROW, currency: 'usd' }]);
    const [id = ''] = await found('rattan');
    expect(await product(id)).toMatchObject({ currency: 'USD' });
  });

  test.each([
    ['RMB', [{ column: 'currency', code: 'currencyName', values: { value: 'CNY' } }]],
    ['XXX', [{ column: 'currency', code: 'currency' }]],
    ['', [{ column: 'currency', code: 'required' }]],
  ])('R-7.058 %s is rejected, with the intended code if known', async (currency, problems) => {
    expect(await check('product', [{ ...ROW, currency }])).toMatchObject([{ action: 'refused', problems }]);
  });
});

describe('checking rows', () => {
  test('D-64 a dry run reports added, changed and rejected rows by row and column, and changes nothing', async () => {
    const rows = [
      ROW,
      { ...ROW, key: 'AB2', name_en: '', min_order: 'few', category: 'TX99', tags: 'TG1', pictures: '99' },
      { ...ROW, key: '', id: 'P1', supplier_id: 'S1', name_en: 'Honeycomb towel' },
      { ...ROW, key: 'AB1' },
      { ...ROW, key: '', id: 'P77' },
      { ...ROW, key: 'AB5', supplier_id: 'S99', quantity_2: '20', price_1: '1,50', attributes_en: 'wide' },
    ];
    const outcomes = await check('product', rows);
    expect(outcomes.map(({ row, action }) => [row, action])).toEqual([
      [1, 'added'] as const,
      [2, 'refused'] as const,
      [3, 'changed'] as const,
      [4, 'refused'] as const,
      [5, 'refused'] as const,
      [6, 'refused'] as const,
    ]);
    const told = (place: number) => outcomes[place]?.problems.map(({ column, code }) => `${column} ${code}`).sort();
    expect(told(1)).toEqual([
      'category unknownCategory',
      'min_order number',
      'name_en required',
      'pictures unknownPicture',
      'tags unknownTag',
    ]);
    expect(told(3)).toEqual(['key duplicate']);
    expect(told(4)).toEqual(['id unknownId']);
    expect(told(5)).toEqual([
      'attributes_en attribute',
      'price_1 price',
      'quantity_1 steps',
      'supplier_id unknownSupplier',
    ]);
    expect(outcomes[2]?.changed).toContain('name_en');
    expect([await products(), await found('rattan')]).toEqual([['P1', 'P2', 'P3'], []]);
  });

  test('D-64 D-89 accepts Arabic digits as numbers, and reports a failed formula by its column', async () => {
    const arabic = { ...ROW, min_order: '٥٠', quantity_1: '٥٠', price_1: '٢٫٥٠', quantity_2: '٥٠٠', price_2: '٢' };
    const european = { ...ROW, key: 'AB2', price_1: '2,50' };
    const failed = { ...ROW, key: 'AB3', price_1: '#REF!', name_en: '#N/A', min_order: '#VALUE!' };
    const [one, two, three] = await check('product', [arabic, european, failed]);
    expect([one?.action, two?.problems]).toEqual(['added', [{ column: 'price_1', code: 'price' }]]);
    expect(three?.problems.filter(({ code }) => code === 'formula').map(({ column }) => column)).toEqual([
      'min_order',
      'price_1',
      'name_en',
    ]);
    await imported('product', [arabic]);
    expect(await product((await found('rattan'))[0] ?? '')).toMatchObject({ minOrder: 50, priceMin: 2, priceMax: 2.5 });
  });

  test('D-64 a file declares its decimal separator, and an ambiguous number is rejected with both readings', async () => {
    const rows = [
      {
        ...ROW,
        price_1: '1.234,50',
        price_2: '2,5',
        min_order: '1.000.000',
        quantity_1: '1 000 000',
        quantity_2: '2000000',
      },
      { ...ROW, key: 'AB2', price_1: '1.500', min_order: '1.500' },
    ];
    const columns = Object.keys(ROW);
    const cells = rows.map((row, at) => ({
      row: at + 2,
      cells: columns.map((column) => row[column as keyof typeof row]),
    }));
    const answer = await readData(ask('check', { kind: 'product', columns, rows: cells, decimal: ',' }));
    const values = { value: '1500', alternative: '1.5' };
    expect(answer).toMatchObject({
      rows: [
        { row: 2, action: 'added' },
        {
          row: 3,
          problems: [
            { column: 'min_order', code: 'ambiguous', values },
            { column: 'price_1', code: 'ambiguous', values },
          ],
        },
      ],
    });
  });

  test('D-64 rejects a key that a spreadsheet has shortened as a number', async () => {
    const [one, two] = await check('product', [
      { ...ROW, key: '8.69012E+12' },
      { ...ROW, key: '', id: '', supplier_id: '1.2345678901234567E+16' },
    ]);
    expect(one?.problems).toEqual([{ column: 'key', code: 'shortened', values: { value: '8.69012E+12' } }]);
    expect(two?.problems).toContainEqual(expect.objectContaining({ column: 'supplier_id', code: 'shortened' }));
  });

  test('D-64 matches a key in any Unicode form of its accents, and ignores invisible characters', async () => {
    await imported('supplier', [
      {
        key: 'M\u00dcHLE',
        industry: 'textile',
        country: 'DE',
        business_type: 'manufacturer',
        established: '1998',
        employees: '5',
        name_en: 'Mill',
        province_en: 'Hesse',
        main_products_en: 'Towels',
        about_en: 'Weaves.',
      },
    ]);
    const row = { ...ROW, key: '\u00e91', supplier_id: '', supplier: 'MU\u0308HLE' };
    const { outcomes } = await imported('product', [row]);
    expect(outcomes).toMatchObject([{ action: 'added', key: '\u00e91' }]);
    expect(
      await check('product', [
        { ...row, key: 'e\u03011' },
        { ...row, key: '\u00e91\u200b' },
      ]),
    ).toMatchObject([{ action: 'same' }, { problems: [{ column: 'key', code: 'duplicate', values: { row: 1 } }] }]);
  });

  test('D-64 a key stored with decomposed accents still refers to its product', async () => {
    await imported('product', [ROW]);
    await sql`update import_key set external_key = ${'e\u03011'} where external_key = 'AB1'`.execute(database().kysely);
    expect(await check('product', [{ ...ROW, key: 'e\u03011' }])).toMatchObject([{ action: 'same' }]);
  });

  test('D-64 rejects unknown columns before it checks any row', async () => {
    const rows = [{ row: 1, cells: ['a', 'b'] }];
    expect((await readError(ask('check', { kind: 'product', columns: ['key', 'colour'], rows }))).status).toBe(400);
    expect((await readError(ask('check', { kind: 'product', columns: ['unit', 'tags'], rows }))).status).toBe(400);
  });
});

describe('importing products', () => {
  test('D-64 good rows take effect and are searchable immediately, and bad rows are left out', async () => {
    const { outcomes, batch } = await imported('product', [
      ROW,
      { ...ROW, key: 'AB2', min_order: '0' },
      { ...ROW, key: 'AB3', name_en: 'Seagrass basket', name_ar: 'سلة' },
    ]);
    expect(outcomes.map(({ action }) => action)).toEqual(['added', 'refused', 'added']);
    expect(batch).toMatchObject({ state: 'done', added: 2, changed: 0, refused: 1, chunks: 1 });
    const [id = ''] = await found('rattan');
    expect(id).toMatch(/^P\d+$/);
    expect(await product(id)).toMatchObject({
      goodsName: 'Rattan basket',
      categoryId: 'TX010201',
      minOrder: 50,
      priceMin: 2,
      priceMax: 2.5,
      images: ['11'],
      attributes: [{ name: 'Width', value: '30 cm' }],
      tagCodes: ['TG061102'],
      currency: 'EUR',
    });
    expect((await product((await found('seagrass'))[0] ?? '', 'ar'))?.goodsName).toBe('سلة');
    await expectInStep();
  });

  test('D-64 the same key changes the same product, and columns missing from the file stay unchanged', async () => {
    await imported('product', [ROW]);
    const [id = ''] = await found('rattan');
    const { outcomes } = await imported('product', [{ key: 'AB1', name_en: 'Willow basket', lead_days: '14' }]);
    expect(outcomes).toMatchObject([{ action: 'changed', changed: ['lead_days', 'name_en'] }]);
    expect([await found('rattan'), await found('willow'), (await products()).length]).toEqual([[], [id], 4]);
    expect(await product(id)).toMatchObject({ leadDays: 14, unit: 'piece', tagCodes: ['TG061102'] });
    const { batch } = await imported('product', [{ lead_days: '14', key: 'AB1' }]);
    expect(batch).toMatchObject({ added: 0, changed: 0, same: 1 });
    await expectInStep();
  });

  test('leaves nothing in the pending list of the search index, which each search would have to read', async () => {
    await imported('product', [ROW, { ...ROW, key: 'AB2', name_en: 'Rattan tray' }]);
    await imported('product', [{ ...ROW, name_en: 'Willow basket' }]);
    const pages = sql<{ pages: number }>`select gin_clean_pending_list('product_search')::int as pages`;
    expect((await pages.execute(database().kysely)).rows).toEqual([{ pages: 0 }]);
  });

  test('D-64 another operator can use the same key for another product', async () => {
    await imported('product', [ROW]);
    expect((await check('product', [ROW], tokens().other))[0]?.action).toBe('added');
  });

  test('D-64 exported products can be imported again unchanged', async () => {
    const page = await exported('product', 2);
    expect([page.rows.map(({ id }) => id), page.next]).toEqual([['P1', 'P2'], expect.any(String)]);
    const { batch } = await imported('product', page.rows);
    expect(batch).toMatchObject({ same: 2, changed: 0, refused: 0 });
  });

  test('D-97 rejects a row for a product that its supplier has hidden', async () => {
    await imported('product', [ROW]);
    const [id = ''] = await found('rattan');
    await database()
      .kysely.insertInto('hidden_product')
      .values({ id, supplier_id: 'S1', created: 1, search: '', product: '{}', texts: '[]', tiers: '[]', tags: '[]' })
      .execute();
    await database().kysely.deleteFrom('product').where('id', '=', id).execute();
    expect(await check('product', [ROW])).toMatchObject([{ action: 'refused', problems: [{ code: 'hidden' }] }]);
  });
});

describe('the trade terms of a row', () => {
  const TERMS = {
    payment_terms: 'ttDeposit',
    deposit_percent: '30',
    incoterm: 'fob',
    incoterm_place: 'Kochi',
    port_of_loading: 'Kochi',
    packaging: '40 in a carton',
    hs_code: '6302 60',
  };
  const STORED = {
    payment: { method: 'ttDeposit', deposit: 30 },
    incoterm: { code: 'FOB', place: 'Kochi' },
    port: 'Kochi',
    packaging: '40 in a carton',
    hsCode: '630260',
  };
  const termsOf = async (key: string) => (await product((await found(key))[0] ?? ''))?.tradeTerms;

  test('F-A8 are imported, exported and read back unchanged', async () => {
    await imported('product', [{ ...ROW, ...TERMS }]);
    expect(await termsOf('rattan')).toEqual(STORED);
    await expectInStep();
    const { rows } = await exported('product', 9);
    const row = rows.find(({ name_en }) => name_en === 'Rattan basket');
    expect(row).toMatchObject({ ...TERMS, incoterm: 'FOB', hs_code: '6302.60' });
    expect(await check('product', [row ?? {}])).toMatchObject([{ action: 'same' }]);
  });

  test('F-A8 without a column stay as they are, and an empty cell removes one; undo restores them', async () => {
    await imported('product', [{ ...ROW, ...TERMS }]);
    await imported('product', [{ key: 'AB1', lead_days: '9' }]);
    expect(await termsOf('rattan')).toEqual(STORED);
    const { outcomes, batch } = await imported('product', [
      { key: 'AB1', payment_terms: 'lcSight', incoterm: '', incoterm_place: '', packaging: '' },
    ]);
    expect(outcomes[0]?.changed.toSorted()).toEqual([
      'deposit_percent',
      'incoterm',
      'incoterm_place',
      'packaging',
      'payment_terms',
    ]);
    expect(await termsOf('rattan')).toEqual({ payment: { method: 'lcSight' }, port: 'Kochi', hsCode: '630260' });
    await expectInStep();
    expect(await undo(batch.batchId)).toMatchObject({ undone: 1, kept: [] });
    expect(await termsOf('rattan')).toEqual(STORED);
    await expectInStep();
  });

  test.each([
    [{ payment_terms: 'cash' }, { column: 'payment_terms', code: 'choice' }],
    [{ deposit_percent: '' }, { column: 'deposit_percent', code: 'required' }],
    [{ deposit_percent: '100' }, { column: 'deposit_percent', code: 'number' }],
    [{ payment_days: '30' }, { column: 'payment_days', code: 'onlyWith', values: { value: 'openAccount' } }],
    [
      { payment_terms: 'openAccount', deposit_percent: '' },
      { column: 'payment_days', code: 'required' },
    ],
    [{ incoterm: 'DAT' }, { column: 'incoterm', code: 'choice' }],
    [{ incoterm: '' }, { column: 'incoterm', code: 'required' }],
    [{ hs_code: '6302.6' }, { column: 'hs_code', code: 'hsCode' }],
    [{ packaging: 'x'.repeat(121) }, { column: 'packaging', code: 'tooLong', values: { max: 120 } }],
  ])('F-A8 %j is rejected with its column and the reason', async (cells, problem) => {
    const [outcome] = await check('product', [{ ...ROW, ...TERMS, ...cells }]);
    expect(outcome).toMatchObject({ action: 'refused', problems: [problem] });
  });
});

describe('an interrupted import', () => {
  test('REL-04 resumes where it stopped: no chunk is loaded twice, and none is skipped', async () => {
    const first = await begin('product');
    const done = await load(first.batchId, 0, [ROW]);
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await load(first.batchId, 0, [ROW])).toEqual(done);
    expect(await begin('product')).toMatchObject({ batchId: first.batchId, chunks: 1, added: 1 });
    const second = { ...ROW, key: 'AB2', name_en: 'Seagrass basket' };
    const early = ask('load', { batchId: first.batchId, chunk: 2, columns: ['key'], rows: [{ row: 9, cells: ['x'] }] });
    expect((await readError(early)).status).toBe(409);
    const repeated = await load(first.batchId, 1, [second, ROW], 2);
    expect(repeated).toMatchObject([
      { action: 'added' },
      { action: 'refused', problems: [{ column: 'key', code: 'duplicate', values: { row: 1 } }] },
    ]);
    expect(await finish(first.batchId)).toMatchObject({ state: 'done', added: 2, refused: 1 });
    expect((await products()).length).toBe(5);
    expect((await begin('product')).batchId).not.toBe(first.batchId);
    await expectInStep();
  });
});

describe('undoing an import', () => {
  /** A new product, and two that are there with all that is said of them. */
  async function both(): Promise<ImportedRow[]> {
    const { rows } = await exported('product', 9);
    const [first = {}, , third = {}] = rows;
    return [ROW, { ...first, key: 'B-1', name_en: 'Honeycomb towel', tags: '' }, { ...third, unit: 'set' }];
  }

  test('D-64 removes added products and restores changed ones, in searches and counts too', async () => {
    const { batch } = await imported('product', await both());
    expect([await found('honeycomb'), (await found('rattan')).length]).toEqual([['P1'], 1]);
    expect(await undo(batch.batchId)).toEqual({ undone: 3, kept: [], next: null });
    expect([await found('honeycomb'), await found('rattan'), await found('waffle')]).toEqual([[], [], ['P1']]);
    expect(await product('P1')).toMatchObject({ tagCodes: ['TG061101'] });
    await expectInStep();
    expect(await undo(batch.batchId)).toEqual({ undone: 0, kept: [], next: null });
    const { rows } = (await readData(ask('show', { batchId: batch.batchId, pageNo: 1 }))) as {
      rows: { records: { isUndone: boolean }[] };
    };
    expect(rows.records.map(({ isUndone }) => isUndone)).toEqual([true, true, true]);
  });

  test('D-64 keeps and reports a row that has changed since, and undoes the others', async () => {
    const { batch } = await imported('product', await both());
    await imported('product', [{ key: 'B-1', id: 'P1', name_en: 'Diamond towel' }]);
    expect(await undo(batch.batchId)).toMatchObject({
      undone: 2,
      kept: [{ row: 2, key: 'B-1', problems: [{ code: 'changedSince' }] }],
    });
    expect([await found('diamond'), await found('rattan')]).toEqual([['P1'], []]);
    await expectInStep();
  });

  test('D-64 frees a key whose product was removed, and importing it again gives the same id', async () => {
    const first = await imported('product', [ROW]);
    const [id] = await found('rattan');
    await undo(first.batch.batchId);
    await imported('product', [ROW]);
    expect(await found('rattan')).toEqual([id]);
  });

  test('D-64 is rejected after thirty days', async () => {
    const { batch } = await imported('product', [ROW]);
    await database()
      .kysely.updateTable('import_batch')
      .set({ begun: Date.now() - 31 * 86_400_000 })
      .execute();
    expect((await readError(ask('undo', { batchId: batch.batchId, below: null, reason: 'late' }))).status).toBe(409);
  });
});
