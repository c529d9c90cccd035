import { beforeAll, describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  PASSWORD,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import {
  createTestGateway,
  post,
  readData,
  readError,
  testGateway,
  testPasswords,
} from '../../../../tests/support/gateway.ts';
import { createRecordedTime, MIN_REMAINING_MS, MIN_RESPONSE_MS } from '../../../../tests/support/recorded-time.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { insertSupplierPerson } from '../../../../tests/support/suppliers.ts';
import { createPasswords, type Passwords } from '../identity/passwords.ts';

const database = testDatabase();
const gateway = testGateway(database);
const desk = createSupplierDesk(database, gateway);

const WRONG = {
  status: 401,
  code: '100001',
  message: 'Wrong email or password. Check both and try again.',
};
const logIn = (email: string, password = PASSWORD, on?: typeof gateway) =>
  createSupplierDesk(database, on ?? gateway).ask('login', { email, password });
const tokenFrom = async (answer: Promise<Response>) => ((await readData(answer)) as { token: string }).token;
const infoOf = (token: string) => desk.ask('info', {}, { token });

let S = '';
beforeAll(async () => {
  S = await desk.supplier('Erode Mills');
});

describe('a supplier login', () => {
  test('D-39 THR-08 returns a supplier token that is valid for thirty days and stored only as a hash', async () => {
    const { email } = createPerson();
    const accountId = await insertSupplierPerson(database(), { email, supplierId: S });
    const token = await tokenFrom(logIn(email.toUpperCase()));
    expect(token).toMatch(/^st_[A-Za-z0-9_-]{43}$/);
    const rows = database().kysely.selectFrom('supplier_session').selectAll().where('account_id', '=', accountId);
    const sessions = await rows.execute();
    expect(sessions.map(({ created, expires }) => expires - created)).toEqual([2_592_000_000]);
    expect(JSON.stringify(sessions)).not.toContain(token.slice(3));
    expect((await infoOf(token)).status).toEqual(200);
  });

  test('THR-12 D-65 rejects a wrong password and an unknown, a buyer’s and a removed person’s email address alike', async () => {
    const [mine, buyer, removed] = [createPerson(), createPerson(), createPerson()];
    await insertSupplierPerson(database(), { email: mine.email, supplierId: S });
    await registerForToken(gateway(), buyer);
    const gone = await insertSupplierPerson(database(), { email: removed.email, supplierId: S });
    await database().kysely.updateTable('account').set({ removed_at: 1 }).where('account_id', '=', gone).execute();
    expect(await readError(logIn(mine.email, 'wrong one'))).toEqual(WRONG);
    for (const { email } of [buyer, removed, createPerson()]) expect(await readError(logIn(email))).toEqual(WRONG);
  });

  test('THR-12 hashes one password whatever the email address, and takes the minimum time to reject', async () => {
    const who = createPerson();
    await insertSupplierPerson(database(), { email: who.email, supplierId: S });
    const buyer = createPerson();
    await registerForToken(gateway(), buyer);
    const looked: (string | null)[] = [];
    const passwords: Passwords = {
      ...testPasswords,
      isRight: (password, stored, whom) => {
        looked.push(stored === null ? null : 'stored');
        return testPasswords.isRight(password, stored, whom);
      },
    };
    const { delays, time } = createRecordedTime();
    const watched = await createTestGateway(database(), {
      passwords,
      answerFloorMs: MIN_RESPONSE_MS,
      answerFloorTime: time,
    });
    for (const { email } of [who, buyer, createPerson()]) await logIn(email, 'wrong', () => watched);
    expect(looked).toEqual(['stored', null, null]);
    expect(delays.map((ms) => ms > MIN_REMAINING_MS)).toEqual([true, true, true]);
    await watched.close();
  });

  test('THR-13 requires a wait after ten wrong passwords, and a right one resets the count', async () => {
    const who = createPerson();
    await insertSupplierPerson(database(), { email: who.email, supplierId: S });
    for (let tried = 0; tried < 9; tried += 1) expect((await logIn(who.email, 'wrong')).status).toEqual(401);
    expect((await logIn(who.email)).status).toEqual(200);
    for (let tried = 0; tried < 11; tried += 1) expect((await logIn(who.email, 'wrong')).status).toEqual(401);
    expect(await readError(logIn(who.email))).toMatchObject({ status: 429, code: '429' });
  });

  test('gives no session to a person removed while the password is checked', async () => {
    const who = createPerson();
    const id = await insertSupplierPerson(database(), { email: who.email, supplierId: S });
    const passwords: Passwords = {
      ...testPasswords,
      isRight: async (...asked) => {
        const answer = await testPasswords.isRight(...asked);
        await database().kysely.updateTable('account').set({ removed_at: 1 }).where('account_id', '=', id).execute();
        return answer;
      },
    };
    const slow = await createTestGateway(database(), { passwords });
    expect(await readError(logIn(who.email, PASSWORD, () => slow))).toEqual(WRONG);
    await slow.close();
  });

  test('replaces a hash of another cost', async () => {
    const who = createPerson();
    const id = await insertSupplierPerson(database(), { email: who.email, supplierId: S });
    const dearer = createPasswords({ cost: { memory: 128, passes: 1, lanes: 1 } });
    const later = await createTestGateway(database(), { passwords: dearer });
    await tokenFrom(logIn(who.email, PASSWORD, () => later));
    const row = database().kysely.selectFrom('account').select('password_hash').where('account_id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).password_hash).toContain('m=128,');
    await later.close();
  });
});

describe('the user info of a supplier token', () => {
  test('R-7.044 D-39 contains the supplier’s name in the language of the call and its time zone', async () => {
    const own = await desk.supplier('Karur Mills');
    const { kysely } = database();
    const english = await kysely.selectFrom('supplier_text').selectAll().where('supplier_id', '=', own).execute();
    const arabic = english.map((row) => ({ ...row, lang: 'ar', name: 'مطاحن كارور', main_products: '[]' }));
    await kysely
      .insertInto('supplier_text')
      .values(arabic as never)
      .execute(); // a row as read from the table
    const { token, email } = await desk.person(own, 'answer');
    await insertExhibition(database(), { exhibition_id: '1001' });
    await insertExhibition(database(), { exhibition_id: '1002', is_published: false });
    const stands = ['1001', '1002'].map((exhibition_id) => ({
      exhibition_id,
      supplier_id: own,
      stand_no: 'A02',
      hall: '1',
    }));
    await kysely
      .insertInto('exhibitor')
      .values(stands.map((stand) => ({ ...stand, spotlight: false })))
      .execute();
    expect(await readData(infoOf(token))).toEqual({
      supplierId: own,
      supplierName: 'Karur Mills',
      logo: '1',
      contactName: '',
      email,
      right: 'answer',
      exhibitionIds: ['1001'],
      userType: 3,
      timeZone: 'UTC',
    });
    const contact = { supplier_id: own, email: '', lang: 'ar', time_zone: 'Asia/Kolkata', changed: 1 };
    await kysely.insertInto('supplier_contact').values(contact).execute();
    expect(await readData(desk.ask('info', {}, { token, lang: 'ar' }))).toMatchObject({
      supplierName: 'مطاحن كارور',
      timeZone: 'Asia/Kolkata',
    });
  });

  test('THR-08 a logout ends only this session, and leaves the buyer’s on the same device', async () => {
    const { accountId, token } = await desk.person(S);
    const other = await insertSession(database(), 'supplier', { accountId });
    const buyer = await registerForToken(gateway());
    const answer = await desk.ask('logout', {}, { token });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect([(await infoOf(token)).status, (await infoOf(other)).status]).toEqual([401, 200]);
    expect((await post(gateway(), USER_INFO, {}, { envelope: { token: buyer } })).status).toEqual(200);
  });
});

describe('the team of a supplier', () => {
  test('D-65 lists its people and invitations for managers only', async () => {
    const own = await desk.supplier();
    const [manager, member] = [await desk.person(own), await desk.person(own, 'answer')];
    const invited = createPerson('invited').email;
    await readData(desk.ask('invite', { email: invited, right: 'answer' }, { token: manager.token }));
    const { people, invitations } = (await readData(desk.ask('people', {}, { token: manager.token }))) as {
      people: { accountId: string; right: string; isSelf: boolean }[];
      invitations: { email: string }[];
    };
    const shown = people.map(({ accountId, right, isSelf }) => [accountId, right, isSelf]);
    expect(shown).toEqual(
      expect.arrayContaining([
        [manager.accountId, 'manage', true],
        [member.accountId, 'answer', false],
      ]),
    );
    expect([shown.length, invitations.map(({ email }) => email)]).toEqual([2, [invited]]);
    expect(await readError(desk.ask('people', {}, { token: member.token }))).toMatchObject({
      status: 403,
      code: '403',
      message: expect.stringContaining('Only managers of this supplier'),
    });
  });

  test('D-65 THR-08 loses a removed person at once: their sessions end and their password no longer works', async () => {
    const own = await desk.supplier();
    const manager = await desk.person(own);
    const { email } = createPerson();
    const id = await insertSupplierPerson(database(), { email, supplierId: own, right: 'answer' });
    const token = await tokenFrom(logIn(email));
    for (const _ of [1, 2]) expect(await readData(desk.ask('remove', { id }, { token: manager.token }))).toEqual(true);
    expect((await infoOf(token)).status).toEqual(401);
    expect(await readError(logIn(email))).toEqual(WRONG);
  });

  test('D-65 keeps its last manager, but a manager can leave if there is another', async () => {
    const own = await desk.supplier();
    const [one, other] = [await desk.person(own), await desk.person(own)];
    await desk.person(own, 'answer');
    expect((await desk.ask('remove', { id: one.accountId }, { token: one.token })).status).toEqual(200);
    expect(await readError(desk.ask('remove', { id: other.accountId }, { token: other.token }))).toMatchObject({
      status: 409,
      code: '409',
      message: expect.stringContaining('the only manager of the account'),
    });
  });

  test('D-65 keeps one of two managers who remove each other at once', async () => {
    const own = await desk.supplier();
    const [one, other] = [await desk.person(own), await desk.person(own)];
    const answers = await Promise.all([
      desk.ask('remove', { id: other.accountId }, { token: one.token }),
      desk.ask('remove', { id: one.accountId }, { token: other.token }),
    ]);
    const left = database().kysely.selectFrom('account').select('account_id').where('supplier_id', '=', own);
    expect((await left.where('removed_at', 'is', null).execute()).length).toEqual(1);
    expect(answers.filter(({ status }) => status === 200).length).toEqual(1);
  });

  test('D-65 changes a colleague’s role from the next call on, and setting it again changes nothing', async () => {
    const own = await desk.supplier();
    const [manager, member] = [await desk.person(own), await desk.person(own, 'answer')];
    const set = (right: string, token = manager.token) =>
      desk.ask('setRight', { accountId: member.accountId, right }, { token });
    expect((await desk.ask('people', {}, { token: member.token })).status).toEqual(403);
    for (const _ of [1, 2])
      expect(await readData(set('manage'))).toEqual({ accountId: member.accountId, right: 'manage' });
    expect((await desk.ask('people', {}, { token: member.token })).status).toEqual(200);
    await readData(set('answer'));
    expect(await readError(set('manage', member.token))).toMatchObject({ status: 403, code: '403' });
  });

  test('D-65 keeps the last manager in the role, who can give it up once there is another', async () => {
    const own = await desk.supplier();
    const [one, member] = [await desk.person(own), await desk.person(own, 'answer')];
    const giveUp = () => desk.ask('setRight', { accountId: one.accountId, right: 'answer' }, { token: one.token });
    expect(await readError(giveUp())).toMatchObject({
      status: 409,
      code: '409',
      message: expect.stringContaining('Make someone else a manager first'),
    });
    await readData(desk.ask('setRight', { accountId: member.accountId, right: 'manage' }, { token: one.token }));
    expect((await giveUp()).status).toEqual(200);
  });

  test('D-65 keeps one of two managers who demote each other at once', async () => {
    const own = await desk.supplier();
    const [one, other] = [await desk.person(own), await desk.person(own)];
    const answers = await Promise.all([
      desk.ask('setRight', { accountId: other.accountId, right: 'answer' }, { token: one.token }),
      desk.ask('setRight', { accountId: one.accountId, right: 'answer' }, { token: other.token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('THR-29 rejects a role change for another supplier’s or a removed person as not found', async () => {
    const [own, foreign] = [await desk.supplier(), await desk.supplier()];
    const [manager, gone, stranger] = [await desk.person(own), await desk.person(own), await desk.person(foreign)];
    await readData(desk.ask('remove', { id: gone.accountId }, { token: manager.token }));
    const refusals = [stranger.accountId, gone.accountId, 'absent'].map((accountId) =>
      readError(desk.ask('setRight', { accountId, right: 'manage' }, { token: manager.token })),
    );
    const [first, ...others] = await Promise.all(refusals);
    expect(first).toMatchObject({ status: 404, code: '404' });
    expect(others).toEqual([first, first]);
  });

  test('THR-29 rejects another supplier’s person and invitation as not found', async () => {
    const [own, foreign] = [await desk.supplier(), await desk.supplier()];
    const [manager, stranger] = [await desk.person(own), await desk.person(foreign)];
    const email = createPerson('invited').email;
    const asked = desk.ask('invite', { email, right: 'answer' }, { token: stranger.token });
    const { invitationId } = (await readData(asked)) as { invitationId: string };
    const refusals = [stranger.accountId, invitationId, 'absent'].map((id) =>
      readError(desk.ask('remove', { id }, { token: manager.token })),
    );
    const [first, ...others] = await Promise.all(refusals);
    expect(first).toMatchObject({ status: 404, code: '404' });
    expect(others).toEqual([first, first]);
    expect((await infoOf(stranger.token)).status).toEqual(200);
  });
});

test('THR-11 one device can invite twenty times a minute and no more', async () => {
  const { token } = await desk.person(await desk.supplier());
  const who = createPerson();
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) {
    const data = { email: createPerson('invited').email, right: 'answer' };
    statuses.push((await desk.ask('invite', data, { token, headers: createHeaders(who) })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
