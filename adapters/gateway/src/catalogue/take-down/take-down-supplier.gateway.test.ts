import { randomUUID } from 'node:crypto';
import { staffSupplier } from '@fairhall/core/contract/catalogue/staff-supplier-calls';
import { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { follow } from '@fairhall/core/contract/follow/calls';
import { meeting } from '@fairhall/core/contract/meeting/calls';
import { order } from '@fairhall/core/contract/order/calls';
import { sample } from '@fairhall/core/contract/sample/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../../tests/support/accounts.ts';
import { insertExhibition } from '../../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError } from '../../../../../tests/support/gateway.ts';
import { createReviewDesk } from '../../../../../tests/support/review-desk.ts';
import { sendThread } from '../../../../../tests/support/threads.ts';
import { exhibitorSql } from '../../exhibition/exhibitor-sql.ts';
import { listRecentMails } from '../../mail/dev-mails.ts';
import { createListedPages } from '../listed-pages.ts';
import { markExhibitors } from '../mark-exhibitors.ts';
import { createSuggest } from '../suggestions/suggest.ts';

const desk = createReviewDesk();
const { database, gateway, staffAsk, buyers, found, findProduct, setShown, save, called, expectInStep, tokens } = desk;
const SHOW = '9791';
const stand = { exhibition_id: SHOW, supplier_id: 'S1', hall: '2', stand_no: 'B04', spotlight: false };

const REASON = 'A certificate that is false.';
const takeDown = (supplierId = 'S1', token = tokens().operator) =>
  staffAsk(staffSupplier.takeDown.path, { supplierId, reason: REASON }, token);
const putBack = (supplierId = 'S1') => staffAsk(staffSupplier.putBack.path, { supplierId, reason: 'corrected' });

let buyer = '';
beforeEach(async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await insertExhibition(database(), { exhibition_id: SHOW, inshow_start: day(-2), inshow_end: day(2) });
  await database().kysely.insertInto('exhibitor').values(stand).execute();
  await markExhibitors(database(), exhibitorSql);
  buyer = await insertSession(database(), 'buyer', { accountId: `buyer-${randomUUID().slice(0, 8)}` });
});

const ask = (path: string, data: object, token = buyer) =>
  post(gateway(), path, data, { headers: createHeaders(createPerson()), envelope: { token, ...createBrowserSign() } });
const read = async <Page>(path: string, data: object): Promise<Page> => (await readData(ask(path, data))) as Page;
const idsOf = async (path: string, data: object) =>
  (await read<{ records: { supplierId: string }[] }>(path, data)).records.map(({ supplierId }) => supplierId);
const enquire = () =>
  sendThread(
    gateway(),
    'enquiry',
    'submitNew',
    {
      type: 'supplier',
      targetId: 'S1',
      supplierId: 'S1',
      content: 'Please quote 500.',
      email: 'a@example.com',
      source: 3,
    },
    { token: buyer },
  );

/** What buyers see of a supplier: its page, searches, suggestions, lists of an exhibition, follows and listed pages. */
async function listSeen() {
  const listed = createListedPages(database());
  const rows: string[] = [];
  for await (const pages of listed.part({ kind: 'supplier', skip: 0, most: 10 }))
    rows.push(...pages.map(({ id }) => id));
  const suggested = await createSuggest(database())('suppli', 'en');
  return {
    page: (await ask('blade-supplier/supplier/detail', { supplierId: 'S1' })).status,
    search: await idsOf('search/supplier', { keyword: 'supplier' }),
    suggested: suggested.suppliers.map(({ supplierId }) => supplierId),
    exhibitors: await idsOf(exhibition.exhibitors.path, { exhibitionId: SHOW, pageNo: 1 }),
    plan: (await read<{ stands: object[] }>(exhibition.hallPlan.path, { exhibitionId: SHOW })).stands.length,
    follows: (await read<{ total: number }>(follow.list.path, { type: 'supplier', pageNo: 1 })).total,
    listed: [await listed.count('supplier'), rows],
  };
}
const SEEN = {
  page: 200,
  search: ['S1', 'S2'],
  suggested: ['S1', 'S2'],
  exhibitors: ['S1'],
  plan: 1,
  follows: 1,
  listed: [2, ['S1', 'S2']],
};

describe('a supplier that is taken down', () => {
  test('D-94 is gone for buyers at once, with its products, its stands and in what they follow', async () => {
    await readData(ask(follow.supplier.path, { supplierId: 'S1' }));
    expect(await listSeen()).toEqual(SEEN);
    expect(await readData(takeDown())).toEqual({ supplierId: 'S1', products: 2 });
    expect(await listSeen()).toEqual({
      page: 410,
      search: ['S2'],
      suggested: ['S2'],
      exhibitors: [],
      plan: 0,
      follows: 0,
      listed: [1, ['S2']],
    });
    expect([await buyers('P1'), await found('towel')]).toEqual([{ isGone: true }, ['P3']]);
    await expectInStep();
  });

  test('D-94 is refused anything new by buyers, in words that say why', async () => {
    await readData(takeDown());
    const contact = { contactName: 'Priya Raman', mobile: { dialingCode: '90', number: '5321234567' } };
    const slot = { exhibitionId: SHOW, supplierId: 'S1', date: '2026-12-01', slot: '14:00' };
    for (const answer of [
      enquire(),
      ask(order.create.path, { goodsId: 'P1', quantity: 500, contact }),
      ask(meeting.submit.path, slot),
      ask(sample.book.path, { exhibitionId: SHOW, goodsId: 'P1' }),
    ])
      expect(await readError(answer)).toMatchObject({
        status: 409,
        message: expect.stringContaining('not available at the moment'),
      });
  });

  test('D-94 keeps its name in what buyers wrote to it before', async () => {
    const { inquiryId: enquiryId } = (await readData(enquire())) as { inquiryId: string };
    await readData(takeDown());
    const thread = await readData(sendThread(gateway(), 'enquiry', 'thread', { enquiryId }, { token: buyer }));
    expect(JSON.stringify(thread)).toContain('Supplier S1');
    expect(JSON.stringify(thread)).toContain('Please quote 500.');
  });

  test('D-94 D-65 can be read by its people, who learn the reason and cannot change what buyers would see', async () => {
    await readData(takeDown());
    const own = (call: Parameters<typeof desk.desk.ask>[0], data: object = {}) =>
      desk.desk.ask(call, data, { token: tokens().manager });
    expect(await readData(own('home'))).toMatchObject({
      info: { supplierName: 'Supplier S1' },
      takenDown: { reason: REASON },
      products: { shown: 0, hidden: 2 },
      profile: { countryCode: 'IN' },
    });
    const profile = (await readData(own('profile'))) as Record<string, unknown>;
    const { version, texts, businessType, employees, email, lang, timeZone, hours } = profile;
    const wanted = { version, texts, businessType, employees, email, lang, timeZone, hours, established: 1999 };
    for (const answer of [own('saveProfile', wanted), setShown('P1', true), save('P1', { minOrder: 9 })])
      expect(await readError(answer)).toMatchObject({
        status: 409,
        message: expect.stringContaining('you can read everything'),
      });
    expect(await readData(own('pictures'))).toMatchObject({ logo: '' });
    expect((await findProduct('P1')).part).toBe('hidden');
  });

  test('D-94 is explained to its people by email, with the reason, and so is its return', async () => {
    await readData(takeDown());
    const [mail] = await listRecentMails(database(), tokens().email);
    expect([mail?.subject, mail?.text.includes(REASON)]).toEqual(['Your company has been taken down', true]);
    await readData(putBack());
    const [back] = await listRecentMails(database(), tokens().email);
    expect([back?.subject, back?.text.includes('corrected')]).toEqual(['Your company is back', false]);
  });

  test('D-94 is put back as it was, but for what changed meanwhile', async () => {
    await readData(ask(follow.supplier.path, { supplierId: 'S1' }));
    await readData(setShown('P2', false));
    const [before, product] = [await rowOf('S1'), await buyers('P1')];
    await readData(takeDown());
    expect(await readData(putBack())).toEqual({ supplierId: 'S1', products: 1 });
    expect([await listSeen(), await rowOf('S1'), await buyers('P1')]).toEqual([SEEN, before, product]);
    expect((await findProduct('P2')).part).toBe('hidden');
    await expectInStep();
  });

  test('D-94 gets no stand back that somebody else has meanwhile', async () => {
    await readData(takeDown());
    await database()
      .kysely.insertInto('exhibitor')
      .values({ ...stand, supplier_id: 'S2' })
      .execute();
    await readData(putBack());
    expect((await listSeen()).exhibitors).toEqual(['S2']);
  });

  test('D-94 comes back without the products that staff took down or reject meanwhile', async () => {
    await readData(save('P2', called('Sail cloth')));
    await readData(takeDown());
    expect(await readError(desk.settle('P2', 'accepted', (await desk.show('P2')).version))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Put it back first'),
    });
    const decide = (call: 'takeDown' | 'putBack', productId: string) =>
      readData(desk.ask(call, { productId, reason: 'a trade mark' }));
    await decide('takeDown', 'P1');
    await decide('takeDown', 'P2');
    expect(await decide('putBack', 'P2')).toEqual({ productId: 'P2', isShown: false });
    expect(await readData(putBack())).toEqual({ supplierId: 'S1', products: 1 });
    expect([await found('towel'), (await findProduct('P2')).part]).toEqual([['P3'], 'shown']);
    expect(await decide('putBack', 'P1')).toEqual({ productId: 'P1', isShown: true });
    await expectInStep();
  });

  test('D-94 is taken down and put back once, by operators, and staff find it by its id or own key', async () => {
    const key = { staff_id: 'somebody', kind: 'supplier' as const, external_key: 'SUP 4711/b', object_id: 'S1' };
    await database().kysely.insertInto('import_key').values(key).execute();
    await readData(takeDown('SUP 4711/b'));
    expect(await readError(takeDown())).toMatchObject({ status: 409 });
    const shown = await readData(staffAsk('staff/supplier/show', { supplierId: 'S1' }));
    expect(shown).toMatchObject({ name: 'Supplier S1', takenDown: { reason: REASON } });
    const listed = await readData(staffAsk('staff/supplier/list', { keyword: 'supplier s1', pageNo: 1 }));
    expect(listed).toMatchObject({ total: 1, records: [{ supplierId: 'S1' }] });
    await readData(putBack('SUP 4711/b'));
    expect(await readError(putBack())).toMatchObject({ status: 404 });
    expect(await readError(takeDown('S999'))).toMatchObject({ status: 404 });
    expect((await takeDown('S2', tokens().support)).status).toBe(403);
    const calls = await database().kysely.selectFrom('audit').select('call').execute();
    expect(calls.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['staffSupplier.takeDown', 'staffSupplier.putBack']),
    );
  });
});

const rowOf = (supplierId: string) =>
  database().kysely.selectFrom('supplier').selectAll().where('id', '=', supplierId).executeTakeFirst();
