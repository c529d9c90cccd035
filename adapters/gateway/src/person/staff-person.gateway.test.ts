import type { OutputOf } from '@fairhall/core/contract/call';
import { staffPerson } from '@fairhall/core/contract/person/staff-calls';
import type { Updateable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson, registerForToken } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import type { Tables } from '../db/tables.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { mailCaps } from '../mail/mail-caps.ts';
import { queueMail } from '../mail/outbox.ts';

const [SPRING, AUTUMN] = ['68021', '68022'];
const CALLS = staffPerson;
let now = Date.parse('2026-11-25T09:00:00Z');
let token = '';
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  for (const exhibition_id of [SPRING, AUTUMN]) await insertExhibition(database(), { exhibition_id });
  token = (await insertStaff(database(), { role: 'support' })).token;
});
beforeEach(() => {
  now += 3_600_000;
});

type Name = keyof typeof CALLS;
const ask = (name: Name, data: object) =>
  post(gateway(), CALLS[name].path, name === 'show' ? data : { pageNo: 1, ...data }, { envelope: { token } });
const submit = (path: string, data: object) =>
  post(gateway(), path, data, { envelope: { token }, headers: { 'idempotency-key': crypto.randomUUID() } });
const answered = async <Called extends Name>(name: Called, data: object) =>
  (await readData(ask(name, data))) as OutputOf<(typeof CALLS)[Called]>;
const find = async (keyword: string) => (await answered('find', { keyword })).records.map(({ email }) => email);

/** A visitor with a name of letters that no other test uses, in capitals. */
async function visitor(contact_name: string, change: object = {}, exhibitionId = SPRING): Promise<string> {
  const { email } = createPerson();
  await insertRegistration(database(), {
    accountId: null,
    email,
    mark: 'kilim',
    exhibitionId,
    change: { contact_name, ...change },
  });
  return email;
}

describe('a person', () => {
  test('D-94 is found over all exhibitions by a misspelt name, in any order', async () => {
    const email = await visitor('Elif Yılmazgil');
    for (const keyword of [
      'Yilmasgil',
      'elif yilmazgil',
      'Yılmazgil Elif',
      'YILMAZGİL',
      'yimlazgil elif',
      'elif yilmazg',
    ])
      expect([keyword, await find(keyword)]).toEqual([keyword, [email]]);
    expect(await find('Elif Kayagil')).toEqual([]);
  });

  test('D-94 of a short name is found with one letter typed wrongly, and the right spelling comes first', async () => {
    const [kaya, kara] = [await visitor('Mehmet Kayq'), await visitor('Mehmet Karq')];
    expect(await find('Kayq Mehmet')).toEqual([kaya, kara]);
    expect((await find('Mehmet Kaiq')).sort()).toEqual([kaya, kara].sort());
    expect(await find('Mehmet Ka')).toHaveLength(2);
  });

  test.each([
    '0532 765 43 98',
    '+90 532 765 43 98',
    '0090 (532) 765-43-98',
    '905327654398',
    '5327654398',
    '765 43 98',
    'Zerdali 0532 765 43 98',
  ])('D-10 D-94 is found by the phone number %s', async (keyword) => {
    await database().kysely.deleteFrom('preregistration').where('contact_number', '=', '5327654398').execute();
    const email = await visitor('Zerdali Ak', { dialing_code: '90', contact_number: '5327654398' });
    expect(await find(keyword)).toEqual([email]);
    expect(await find('Other 0532 765 43 98')).toEqual([]);
    expect(await find('0049 532 765 43 98')).toEqual([]);
  });

  test.each(['TEX8Q35Y4NX', 'tex 8q35 y4nx', 'TEX-8Q35-Y4NX', 'TEX8Q35Y4NZ'])(
    'D-31 D-94 is found by the badge number %s, also with a typing error',
    async (keyword) => {
      await database().kysely.deleteFrom('preregistration').where('badge_no', '=', 'TEX8Q35Y4NX').execute();
      const email = await visitor('Nilgün Er', { badge_no: 'TEX8Q35Y4NX' });
      expect(await find(keyword)).toEqual([email]);
    },
  );

  test('D-94 has one row with all registrations, the newest first', async () => {
    const email = await visitor('Gülbahar Işık', { created: 1_000 });
    const other = { accountId: null, email: email.toUpperCase(), mark: 'x', exhibitionId: AUTUMN };
    await insertRegistration(database(), { ...other, change: { contact_name: 'Gulbahar', created: 2_000 } });
    const { records, total } = await answered('find', { keyword: 'gulbahar' });
    expect([total, records.map(({ registrations }) => registrations.map(({ exhibitionId }) => exhibitionId))]).toEqual([
      1,
      [[AUTUMN, SPRING]],
    ]);
  });

  test('D-94 is found by a revoked badge number, and by that of a cancelled registration', async () => {
    const email = await visitor('Selvi Ot', { badge_no: 'TEXS0000001' });
    const send = (path: string) =>
      readData(submit(path, { exhibitionId: SPRING, badgeNo: 'TEXS0000001', reason: 'asked' }));
    await send('staff/registration/cancel');
    const { records } = await answered('find', { keyword: 'texs 0000 001' });
    expect(records).toMatchObject([{ email, registrations: [{ badgeNo: 'TEXS0000001', state: 'cancelled' }] }]);
    await send('staff/registration/restore');
    await send('staff/registration/reissue');
    expect(await find('TEXS0000001')).toEqual([email]);
    expect(await answered('show', { person: 'TEXS0000001' })).toMatchObject({ email });
  });

  test('D-94 without a registration is found by the address of the account, also with other people of that name', async () => {
    const who = createPerson();
    await registerForToken(gateway(), who);
    expect(await find(who.email)).toContain(who.email);
    const shown = await answered('show', { person: who.email });
    expect(shown).toMatchObject({
      email: who.email,
      accounts: [{ kind: 'buyer', isConfirmed: false, isRemoved: false }],
      registrations: [],
      summary: { sessions: 1, orders: 0 },
    });
    expect(shown.accounts[0]?.loginTime).toBeGreaterThan(0);
  });

  test('D-94 with only registrations has no summary, and an unknown one is not found', async () => {
    const email = await visitor('Tarçın Bal');
    expect(await answered('show', { person: email })).toMatchObject({ summary: null, accounts: [] });
    expect(await readError(ask('show', { person: 'nobody@nowhere.example' }))).toMatchObject({ code: '404' });
  });

  test('THR-57 THR-29 leaves an audit row that does not contain the address', async () => {
    const email = await visitor('Defne Yaprak');
    await answered('show', { person: email, reason: 'asked by phone' });
    const rows = database().kysely.selectFrom('audit').selectAll().where('call', '=', 'staffPerson.show');
    const [row] = await rows.orderBy('audit_id', 'desc').limit(1).execute();
    expect(row).toMatchObject({ reason: 'asked by phone', object: { person: hashSha256(email) } });
  });

  test('D-94 is no longer found by an earlier name, and leaves no word behind when the registration goes', async () => {
    const email = await visitor('Zühtüxan Ata', { badge_no: 'TEXW0000001' });
    const data = { exhibitionId: SPRING, badgeNo: 'TEXW0000001', contactName: 'Ferhadxan Ata', reason: 'misspelt' };
    await readData(submit('staff/registration/correct', data));
    expect([await find('zuhtuxan'), await find('ferhadxan')]).toEqual([[], [email]]);
    await database().kysely.deleteFrom('preregistration').where('email', '=', email).execute();
    const keys = database().kysely.selectFrom('registration_word_key').select('word');
    expect(await keys.where('word', 'in', ['zuhtuxan', 'ferhadxan']).execute()).toEqual([]);
  });
});

describe('the emails to a person', () => {
  const queue = (to: string, at: number, causedBy: 'anybody' | 'recipient' = 'recipient') =>
    database().transaction((transaction) =>
      queueMail(
        transaction,
        { to, subject: 'Your badge number', html: 'x', text: 'x' },
        { dedupeKey: crypto.randomUUID(), kind: 'badge', requestId: 'r', now: at, causedBy },
      ),
    );
  const change = (to: string, columns: Updateable<Tables['outbox']>) =>
    database().kysely.updateTable('outbox').set(columns).where('recipient', '=', to).execute();

  test('D-94 REL-07 are listed with what became of each', async () => {
    const { email } = createPerson();
    const states: object[] = [];
    for (const columns of [
      { state: 'sent', sent_at: 7 },
      { state: 'dead', last_error: '550 no such user', attempts: 1 },
      { state: 'gathered', sent_at: 8 },
      { due: 9, attempts: 2, last_error: '451 try later' },
    ] as const) {
      const to = createPerson().email;
      await queue(to, now);
      await change(to, columns);
      const { records } = await answered('mails', { email: to.toUpperCase() });
      states.push(...records.map(({ state, time, error, attempts }) => ({ state, time, error, attempts })));
    }
    expect(states).toEqual([
      { state: 'sent', time: 7, error: '', attempts: 0 },
      { state: 'failed', time: null, error: '550 no such user', attempts: 1 },
      { state: 'gathered', time: 8, error: '', attempts: 0 },
      { state: 'waiting', time: 9, error: '451 try later', attempts: 2 },
    ]);
    expect((await answered('mails', { email })).total).toBe(0);
  });

  test('THR-46 say which of them a limit has postponed, and until when', async () => {
    const { email } = createPerson();
    for (let count = 0; count <= mailCaps.anHour; count += 1) await queue(email, now, 'anybody');
    const { records, total } = await answered('mails', { email });
    expect([total, records[0]?.state, records[0]?.time]).toEqual([mailCaps.anHour + 1, 'postponed', now + 3_600_000]);
    expect(records.slice(1).every(({ state }) => state === 'waiting')).toBe(true);
    await insertRegistration(database(), { accountId: null, email, mark: 'mails', exhibitionId: SPRING });
    expect((await answered('show', { person: email })).mails).toEqual({
      sent: 0,
      waiting: mailCaps.anHour,
      postponed: 1,
      failed: 0,
    });
  });
});
