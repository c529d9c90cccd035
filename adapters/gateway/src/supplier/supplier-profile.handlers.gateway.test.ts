import { randomUUID } from 'node:crypto';
import type { Profile } from '@fairhall/core/contract/supplier/profile-calls';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { refreshCatalogue } from '../catalogue/world/load-world.ts';

const database = testDatabase();
const gateway = testGateway(database);
const desk = createSupplierDesk(database, gateway);

const read = async (token: string) => (await readData(desk.ask('profile', {}, { token }))) as Profile;
const save = (token: string, data: object) => desk.ask('saveProfile', data, { token });

const english = (name: string) => ({
  lang: 'en',
  name,
  province: 'Punjab',
  mainProducts: ['Bath towels', 'Bathrobes'],
  about: 'Terry since 1988.',
});

/** The fields to save of a loaded profile. */
const sent = ({ texts, businessType, established, employees, email, lang, timeZone, hours, version }: Profile) => ({
  texts,
  businessType,
  established,
  employees,
  email,
  lang,
  timeZone,
  hours,
  version,
});

/** A supplier with a unique name and one product, in a catalogue in English and Arabic. */
async function mill() {
  const id = `S-${randomUUID()}`;
  const word = `w${randomUUID().slice(0, 8)}`;
  await insertSupplier(database(), id, `${word} Looms`);
  const { kysely } = database();
  const searched = { rank: 9_000, created: 1, min_order: 1, price_low: 0, price_high: 0, search: `'${word}' 'old'` };
  const place = { category_id: 'PF01', category_1: 'PF01', category_2: 'PF01', category_3: 'PF01' };
  const productId = `P-${randomUUID()}`;
  await kysely
    .insertInto('product')
    .values({
      id: productId,
      supplier_id: id,
      unit: 'piece',
      lead_days: null,
      currency: 'USD',
      images: [],
      score: 1,
      ...place,
      ...searched,
    })
    .execute();
  const texts = { product_id: productId, description: '', attributes: sql<string>`'[]'`, lang: 'en' };
  await kysely
    .insertInto('product_text')
    .values({ ...texts, name: 'Waffle towel' })
    .execute();
  const manager = await desk.person(id);
  const member = await desk.person(id, 'answer');
  return { id, productId, word, manager, member };
}

const publicPage = async (supplierId: string, lang = 'en') =>
  (await readData(post(gateway(), 'blade-supplier/supplier/detail', { supplierId }, { envelope: { lang } }))) as Record<
    string,
    unknown
  >;
const found = async (path: string, keyword: string) =>
  (await readData(post(gateway(), path, { keyword, pageNo: 1, pageSize: 20 }))) as {
    records: readonly { supplierId?: string; goodsSpuId?: string; supplier?: { supplierName: string } }[];
  };

// Reloading the catalogue, as one test does, updates its list of text languages.
beforeEach(async () => {
  const { kysely } = database();
  const names = { en: 'Bath linen', ar: 'بياضات الحمام' };
  await kysely
    .insertInto('category')
    .values({ id: 'PF01', parent_id: null, industry: 'textile', level: 1, names })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('catalogue_language')
    .values([{ lang: 'en' }, { lang: 'ar' }])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

describe('a supplier’s profile', () => {
  test('D-52 D-65 is read by the whole team, and shows who can edit it and what staff have verified', async () => {
    const { manager, member } = await mill();
    expect((await read(manager.token)).canEdit).toBe(true);
    const shown = await read(member.token);
    expect(shown).toMatchObject({
      canEdit: false,
      countryCode: 'IN',
      light: 'green',
      proofs: [],
      reply: null,
      timeZone: 'UTC',
      hours: { days: [1, 2, 3, 4, 5], opens: 540, closes: 1_080 },
    });
    expect(shown.languages).toContain('ar');
    expect(shown.timeZones).toContain('Asia/Karachi');
  });

  test('D-65 cannot be changed by a member who is not a manager', async () => {
    const { id, member } = await mill();
    const before = await publicPage(id).catch(() => null);
    const wanted = { ...sent(await read(member.token)), texts: [english('Mine')] };
    expect(await readError(save(member.token, wanted))).toMatchObject({ status: 403 });
    expect(await publicPage(id).catch(() => null)).toEqual(before);
  });

  test('D-52 is updated on the supplier page, in product lists and in both searches', async () => {
    const { id, productId, word, manager } = await mill();
    const name = `n${randomUUID().slice(0, 8)}`;
    const arabic = { lang: 'ar', name: 'مطاحن', province: 'البنجاب', mainProducts: ['مناشف'], about: 'نسيج' };
    const shown = await read(manager.token);
    const wanted = { ...sent(shown), texts: [arabic, english(`${name} Mills`)], established: 1988, employees: 340 };
    await readData(save(manager.token, { ...wanted, businessType: 'trader' }));
    expect(await publicPage(id)).toMatchObject({
      supplierName: `${name} Mills`,
      established: 1988,
      employees: 340,
      businessType: 'trader',
      mainProducts: ['Bath towels', 'Bathrobes'],
      about: 'Terry since 1988.',
      province: 'Punjab',
    });
    expect(await publicPage(id, 'ar')).toMatchObject({ supplierName: 'مطاحن', about: 'نسيج' });
    const suppliers = await found('search/supplier', name);
    expect(suppliers.records.map(({ supplierId }) => supplierId)).toEqual([id]);
    const products = await found('search/goods', name);
    expect(products.records.map(({ goodsSpuId, supplier }) => [goodsSpuId, supplier?.supplierName])).toEqual([
      [productId, `${name} Mills`],
    ]);
    for (const path of ['search/supplier', 'search/goods']) expect((await found(path, word)).records).toEqual([]);
  });

  test('is updated for a hidden product too, which is found by the new name once it is shown', async () => {
    const { productId, word, manager } = await mill();
    const name = `n${randomUUID().slice(0, 8)}`;
    const show = (isShown: boolean) => readData(desk.ask('setShown', { productId, isShown }, { token: manager.token }));
    await show(false);
    await readData(save(manager.token, { ...sent(await read(manager.token)), texts: [english(`${name} Mills`)] }));
    await show(true);
    const products = await found('search/goods', name);
    expect(products.records.map(({ goodsSpuId }) => goodsSpuId)).toEqual([productId]);
    expect((await found('search/goods', word)).records).toEqual([]);
  });

  test('keeps the other search words of a product, and word counts equal a full recount', async () => {
    const { manager, productId } = await mill();
    await readData(save(manager.token, { ...sent(await read(manager.token)), texts: [english('Waffle towel house')] }));
    await readData(save(manager.token, { ...sent(await read(manager.token)), texts: [english('Plain bath house')] }));
    const product = database()
      .kysely.selectFrom('product')
      .select(sql<string[]>`tsvector_to_array(search)`.as('words'));
    const { words } = await product.where('id', '=', productId).executeTakeFirstOrThrow();
    expect(words).toEqual(expect.arrayContaining(['bath', 'house', 'old', 'plain']));
    expect(words).not.toContain('looms');
    const counts = () =>
      sql<{ lexeme: string; found_in: number }>`
        select searched, lexeme, found_in from lexeme_count where lexeme in ('plain', 'terry', 'bathrobes', 'a:bathrobes')
          and found_in > 0 order by searched, lexeme`.execute(database().kysely);
    const before = (await counts()).rows;
    await database().transaction(refreshCatalogue);
    expect(before).toEqual((await counts()).rows);
  });

  test('rejects a save based on an outdated version, and keeps the earlier save', async () => {
    const { id, manager } = await mill();
    const colleague = await desk.person(id);
    const shown = sent(await read(manager.token));
    await readData(save(manager.token, { ...shown, texts: [english('First Mills')] }));
    expect(await readError(save(colleague.token, { ...shown, texts: [english('Second Mills')] }))).toMatchObject({
      status: 409,
      code: '409',
      message: 'A colleague has saved the profile in the meantime. Check what has changed and save again.',
    });
    expect((await read(colleague.token)).texts[0]?.name).toBe('First Mills');
  });

  test('REL-04 stays unchanged when the same is saved again, however old its version', async () => {
    const { manager } = await mill();
    const wanted = { ...sent(await read(manager.token)), texts: [english('Same Mills')] };
    const first = await readData(save(manager.token, wanted));
    expect(await readData(save(manager.token, wanted))).toEqual(first);
  });

  test('gets a new version when staff change the contact', async () => {
    const { id, manager } = await mill();
    const shown = { ...sent(await read(manager.token)), texts: [english('Any Mills')] };
    const contact = { supplier_id: id, email: 'desk@mills.example', lang: 'ar', time_zone: 'Asia/Karachi', changed: 1 };
    await database().kysely.insertInto('supplier_contact').values(contact).execute();
    expect(await readError(save(manager.token, shown))).toMatchObject({ code: '409' });
    expect(await read(manager.token)).toMatchObject({ email: 'desk@mills.example', timeZone: 'Asia/Karachi' });
  });

  test.each([
    ['English', { texts: [{ ...english('x'), lang: 'ar' }] }, 'in English too'],
    ['one text a language', { texts: [english('x'), english('y')] }, 'in en here'],
    ['a language of the catalogue', { texts: [english('x'), { ...english('y'), lang: 'tlh' }] }, 'in tlh here'],
    ['a year that has begun', { established: 2190 }, 'not in the future'],
    [
      'hours that end after they begin',
      { hours: { days: [1], opens: 600, closes: 600 } },
      'closing time after the opening time',
    ],
    ['a known time zone', { timeZone: 'Mars/Base' }, 'Mars/Base is not a known time zone'],
    ['a known language of letters', { lang: 'xx' }, 'xx is not available'],
  ])('requires %s', async (_, change, told) => {
    const { manager } = await mill();
    const wanted = { ...sent(await read(manager.token)), texts: [english('x')], ...change };
    const refused = await readError(save(manager.token, wanted));
    expect(refused).toMatchObject({ code: '400' });
    expect(refused.message).toContain(told);
  });

  test('stores weekdays once each and in order, and texts trimmed', async () => {
    const { manager } = await mill();
    const texts = [{ ...english(' Wide Mills '), mainProducts: [' Towels '] }];
    const hours = { days: [6, 1, 6], opens: 0, closes: 1_440 };
    await readData(save(manager.token, { ...sent(await read(manager.token)), texts, hours }));
    expect(await read(manager.token)).toMatchObject({
      texts: [{ name: 'Wide Mills', mainProducts: ['Towels'] }],
      hours: { days: [1, 6] },
    });
  });
});
