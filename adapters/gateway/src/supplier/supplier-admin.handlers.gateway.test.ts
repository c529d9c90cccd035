import { searchText } from '@fairhall/core/search-text';
import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson, registerForToken } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const database = testDatabase();
const gateway = testGateway(database);
const desk = createSupplierDesk(database, gateway);

const reason = 'a test';
const operator = async () => (await insertStaff(database(), { role: 'operator' })).token;

interface Sent {
  readonly headers?: Record<string, string>;
  readonly lang?: string;
}

const ask = (
  token: string,
  call: 'list' | 'show' | 'set' | 'invite' | 'setRight',
  data: object,
  { headers = createHeaders(createPerson()), lang = 'en' }: Sent = {},
) => post(gateway(), `staff/supplier/${call}`, data, { headers, envelope: { token, lang } });

interface Page {
  readonly records: readonly { readonly supplierId: string; readonly name: string }[];
  readonly total: number;
}

const list = async (token: string, data: object, sent?: Sent) =>
  (await readData(ask(token, 'list', { pageNo: 1, ...data }, sent))) as Page;
const idsOf = ({ records }: Page) => records.map(({ supplierId }) => supplierId);

describe('the list of suppliers', () => {
  test('D-94 is searched by part of the name in the language of the call, else in English, twenty per page', async () => {
    const token = await operator();
    const ids: string[] = [];
    for (let number = 10; number < 32; number += 1) ids.push(await desk.supplier(`Tirupur Knits ${number}`));
    const first = await list(token, { keyword: ' tirupur KNITS ' });
    expect([first.total, idsOf(first)]).toEqual([22, ids.slice(0, 20)]);
    expect(idsOf(await list(token, { keyword: 'tirupur', pageNo: 2 }))).toEqual(ids.slice(20));
    const { kysely } = database();
    const [english] = await kysely
      .selectFrom('supplier_text')
      .selectAll()
      .where('supplier_id', '=', String(ids[0]))
      .execute();
    const name = 'حياكة تيروبور';
    const arabic = { ...english, lang: 'ar', name, main_products: '[]', search_text: searchText(name) };
    await kysely
      .insertInto('supplier_text')
      .values(arabic as never)
      .execute(); // a row as read from the table
    expect(idsOf(await list(token, { keyword: 'تيروبور' }, { lang: 'ar' }))).toEqual([ids[0]]);
    expect((await list(token, { keyword: 'tirupur' }, { lang: 'ar' })).total).toEqual(21);
    expect((await list(token, { keyword: '%' })).total).toEqual(0);
    const accented = await desk.supplier('Çınar Dekorasyon A.Ş.');
    for (const keyword of ['çınar', 'CINAR', 'dekorasyon cinar', 'Çınar'.normalize('NFD')])
      expect([keyword, idsOf(await list(token, { keyword }))]).toEqual([keyword, [accented]]);
  });

  test('D-94 is filtered by whether a supplier can be reached: by a contact email address or a person', async () => {
    const token = await operator();
    const name = 'Bhavani Rugs';
    const [nobody, byPerson, byAddress, byZone, before] = [
      await desk.supplier(name),
      await desk.supplier(name),
      await desk.supplier(name),
      await desk.supplier(name),
      await desk.supplier(name),
    ];
    await desk.person(byPerson, 'answer');
    const { accountId } = await desk.person(before);
    await database().kysely.updateTable('account').set({ removed_at: 1 }).where('account_id', '=', accountId).execute();
    await readData(ask(token, 'set', { supplierId: byAddress, email: 'sales@rugs.example', reason }));
    await readData(ask(token, 'set', { supplierId: byZone, timeZone: 'Asia/Kolkata', reason }));
    const sought = async (data: object) => new Set(idsOf(await list(token, { keyword: name, ...data })));
    expect(await sought({ reachable: true })).toEqual(new Set([byPerson, byAddress]));
    expect(await sought({ reachable: false })).toEqual(new Set([nobody, byZone, before]));
    const all = await list(token, { keyword: name });
    expect(all.total).toEqual(5);
    expect(all.records.find(({ supplierId }) => supplierId === byAddress)).toEqual({
      supplierId: byAddress,
      name,
      people: 0,
      waiting: 0,
      contact: { email: 'sales@rugs.example', lang: '', timeZone: '' },
    });
  });

  test('D-94 shows how many enquiries are awaiting reply', async () => {
    const token = await operator();
    const supplierId = await desk.supplier('Panipat Blankets');
    const enquiry = {
      type: 'supplier' as const,
      target_id: supplierId,
      supplier_id: supplierId,
      content: 'x',
      email: 'a@b.co',
      source: 3,
      lang: 'en',
      site_id: 999,
      address: '192.0.2.1',
      created: 1,
    };
    const rows = [
      { enquiry_id: `${supplierId}-1`, task_id: `${supplierId}-1`, delivered_at: 1, waits_since: 1 },
      { enquiry_id: `${supplierId}-2`, task_id: `${supplierId}-2`, delivered_at: 1 },
      { enquiry_id: `${supplierId}-3`, task_id: `${supplierId}-3`, waits_since: 1 },
    ];
    for (const row of rows)
      await database()
        .kysely.insertInto('enquiry')
        .values({ ...enquiry, ...row })
        .execute();
    expect((await list(token, { keyword: 'Panipat' })).records).toMatchObject([{ waiting: 1 }]);
    expect(await readData(ask(token, 'show', { supplierId }))).toMatchObject({ waiting: 1 });
  });
});

describe('one supplier', () => {
  test('D-94 is shown with its contact, team and invitations', async () => {
    const token = await operator();
    const supplierId = await desk.supplier('Bhadohi Carpets');
    const manager = await desk.person(supplierId);
    const email = createPerson('invited').email;
    const { invitationId } = (await readData(ask(token, 'invite', { supplierId, email, right: 'manage', reason }))) as {
      invitationId: string;
    };
    expect(await readData(ask(token, 'show', { supplierId }))).toEqual({
      supplierId,
      name: 'Bhadohi Carpets',
      waiting: 0,
      contact: { email: '', lang: '', timeZone: '' },
      people: [
        { accountId: manager.accountId, name: '', email: manager.email, right: 'manage', created: expect.any(Number) },
      ],
      invitations: [{ invitationId, email, right: 'manage', created: expect.any(Number), expires: expect.any(Number) }],
      reply: null,
      takenDown: null,
    });
  });

  test.each([
    [
      { hours: 5, rate: 96 },
      { hours: 5, rate: 96 },
    ],
    [{ hours: null, rate: 0 }, { rate: 0 }],
  ])('D-94 is shown with its reply figures, as buyers see them', async (row, reply) => {
    const supplierId = await desk.supplier();
    await database()
      .kysely.insertInto('supplier_reply')
      .values({ supplier_id: supplierId, ...row })
      .execute();
    expect(await readData(ask(await operator(), 'show', { supplierId }))).toMatchObject({ reply });
  });

  test('D-94 is updated in parts, and omitted values stay', async () => {
    const token = await operator();
    const supplierId = await desk.supplier();
    await readData(ask(token, 'set', { supplierId, email: 'sales@looms.example', lang: 'ar', reason }));
    expect(await readData(ask(token, 'set', { supplierId, timeZone: 'Asia/Kolkata', reason }))).toEqual({
      email: 'sales@looms.example',
      lang: 'ar',
      timeZone: 'Asia/Kolkata',
    });
  });

  test.each([
    ['a time zone that is none', { timeZone: 'Asia/Chennai' }, 'Asia/Chennai is not a known time zone.'],
    ['an offset', { timeZone: '+05:30' }, '+05:30 is not a known time zone.'],
    ['a language that the site has not', { lang: 'ta' }, 'ta is not available.'],
  ])('D-94 %s is rejected with a message', async (_, change, said) => {
    const token = await operator();
    const supplierId = await desk.supplier();
    expect(await readError(ask(token, 'set', { supplierId, ...change, reason }))).toEqual({
      status: 400,
      code: '400',
      message: expect.stringContaining(said),
    });
    expect(await readData(ask(token, 'show', { supplierId }))).toMatchObject({ contact: { lang: '', timeZone: '' } });
  });

  test('D-64 D-94 is named by the key of the organiser’s file, of the own file before those of others', async () => {
    const { staffId, token } = await insertStaff(database(), { role: 'operator' });
    const [own, ofAnother, third] = [await desk.supplier(), await desk.supplier(), await desk.supplier()];
    const insertKey = (staff_id: string, external_key: string, object_id: string) =>
      database()
        .kysely.insertInto('import_key')
        .values({ staff_id, kind: 'supplier', external_key, object_id })
        .execute();
    const [shared, single, double] = [`SUP-${own}`, `ONE ${own}`, `TWO ${own}`];
    await insertKey(staffId, shared, own);
    await insertKey(`another-${own}`, shared, ofAnother);
    await insertKey(`another-${own}`, single, ofAnother);
    await insertKey(`another-${own}`, double, ofAnother);
    await insertKey(`third-${own}`, double, third);
    const shown = async (supplierId: string) => (await readData(ask(token, 'show', { supplierId }))) as object;
    expect(await shown(shared)).toMatchObject({ supplierId: own });
    expect(await shown(single)).toMatchObject({ supplierId: ofAnother });
    expect(await readError(ask(token, 'show', { supplierId: double }))).toMatchObject({ code: '404' });
    expect(idsOf(await list(token, { keyword: shared }))).toEqual([own]);
    expect(idsOf(await list(token, { keyword: third }))).toEqual([third]);
    const email = createPerson('invited').email;
    await readData(ask(token, 'invite', { supplierId: shared, email, right: 'manage', reason }));
    expect(await shown(own)).toMatchObject({ invitations: [{ email }] });
  });

  test('D-94 that does not exist cannot be shown, updated or sent an invitation', async () => {
    const token = await operator();
    const supplierId = 'nobody';
    const refusals = [
      ask(token, 'show', { supplierId }),
      ask(token, 'set', { supplierId, lang: 'en', reason }),
      ask(token, 'invite', { supplierId, email: createPerson('invited').email, right: 'answer', reason }),
    ].map(readError);
    for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ status: 404, code: '404' });
  });
});

describe('an invitation by staff', () => {
  test('D-39 D-94 lets the first person of a supplier in, with the role it names', async () => {
    const supplierId = await desk.supplier();
    const email = createPerson('invited').email;
    await readData(ask(await operator(), 'invite', { supplierId, email, right: 'manage', reason }));
    const token = await desk.accepted(await desk.mailedToken(email));
    expect(await readData(desk.ask('info', {}, { token }))).toMatchObject({ supplierId, right: 'manage' });
  });

  test('D-94 REL-04 is emailed once when repeated, and rejected for a buyer’s email address', async () => {
    const token = await operator();
    const supplierId = await desk.supplier();
    const [email, headers] = [createPerson('invited').email, createHeaders(createPerson())];
    const send = () => readData(ask(token, 'invite', { supplierId, email, right: 'manage', reason }, { headers }));
    const { mail, ...invitation } = (await send()) as { readonly mail?: string };
    expect(mail).toEqual('queued');
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await send()).toEqual(invitation);
    expect((await listRecentMails(database(), email)).length).toEqual(1);
    const buyer = createPerson();
    await registerForToken(gateway(), buyer);
    const refused = ask(token, 'invite', { supplierId, email: buyer.email, right: 'manage', reason });
    expect(await readError(refused)).toMatchObject({ status: 409, code: '409' });
  });
});

test('D-94 a team member’s role is changed with a reason, but the last manager cannot be demoted', async () => {
  const { token, staffId } = await insertStaff(database(), { role: 'operator' });
  const supplierId = await desk.supplier('Erode Linens');
  const [manager, member] = [await desk.person(supplierId), await desk.person(supplierId, 'answer')];
  const set = (accountId: string, right: string) => ask(token, 'setRight', { accountId, right, reason });
  expect(await readError(set(manager.accountId, 'answer'))).toMatchObject({ status: 409, code: '409' });
  const change = { supplierId, accountId: member.accountId, right: 'manage' };
  expect(await readData(set(member.accountId, 'manage'))).toEqual(change);
  expect((await desk.ask('people', {}, { token: member.token })).status).toEqual(200);
  expect((await set(manager.accountId, 'answer')).status).toEqual(200);
  expect((await set('absent', 'manage')).status).toEqual(404);
  const rows = database().kysely.selectFrom('audit').selectAll().where('staff_id', '=', staffId).orderBy('audit_id');
  expect((await rows.execute())[0]).toMatchObject({ call: 'supplierAdmin.setRight', object: change, reason });
});
