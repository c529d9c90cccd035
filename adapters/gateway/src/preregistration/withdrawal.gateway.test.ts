import { randomUUID } from 'node:crypto';
import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession, type Person } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const { preRegister: SUBMIT, showWithdrawal: SHOW, withdraw: WITHDRAW } = secondaryContract.preregistration;

const OPEN = '49201';
const TEAM = 'team@fair.example';
let now = Date.parse('2026-11-20T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: OPEN });
  const { staffId: changed_by } = await insertStaff(database(), { role: 'operator' });
  const setting = { site_id: 2, name: 'fallbackEmail', value: TEAM, changed: now, changed_by };
  await database().kysely.insertInto('site_setting').values(setting).execute();
});
beforeEach(() => {
  now += 3_600_000;
});

const send = (path: string, data: object, who: Person, token = '') =>
  post(gateway(), path, data, { headers: createHeaders(who), envelope: { token, lang: 'en', ...createBrowserSign() } });
const registered = async (who: Person, change: object = {}, token = '') =>
  (await readData(
    send(
      SUBMIT.path,
      {
        exhibitionId: OPEN,
        email: who.email,
        contactName: 'Priya Nair',
        companyName: 'Malabar Trading LLP',
        countryId: '356',
        dialingCode: '91',
        contactNumber: '9847012345',
        pageVersion: 1,
        entryPoint: 3,
        leadSource: 1,
        visitorId: 'v1',
        ...change,
      },
      who,
      token,
    ),
  )) as { badgeNo: string; id: string };

const mailsTo = (to: string) => listRecentMails(database(), to);

/** The link in a person's latest badge email that withdraws the registration. */
async function linkTo({ email }: Person): Promise<URL> {
  const [mail] = await mailsTo(email);
  return new URL(mail?.links.find((link) => link.includes('/withdraw')) ?? '');
}
const tokenTo = async (who: Person) => (await linkTo(who)).searchParams.get('pretoken') ?? '';
const show = (pretoken: string, who = createPerson()) => readData(send(SHOW.path, { pretoken }, who));
const withdraw = (pretoken: string, who = createPerson()) => send(WITHDRAW.path, { pretoken }, who);
const rowOf = (email: string) =>
  database().kysely.selectFrom('preregistration').selectAll().where('email', '=', email).executeTakeFirst();

describe('the link in the badge email that withdraws a registration', () => {
  test('D-33 THR-04 leads to the exhibition’s own site, and shows the registration without using anything up', async () => {
    const who = createPerson();
    const { badgeNo } = await registered(who);
    expect((await linkTo(who)).pathname).toBe(`/expoturkey_${OPEN}/withdraw`);
    const token = await tokenTo(who);
    for (const _ of [1, 2])
      expect(await show(token)).toEqual({
        state: 'open',
        registration: { exhibitionId: OPEN, badgeNo, contactName: 'Priya Nair', email: who.email },
      });
    expect(await rowOf(who.email)).toMatchObject({ badge_no: badgeNo });
  });

  test('D-31 D-33 deletes the registration and revokes its badge', async () => {
    const who = createPerson();
    const { badgeNo } = await registered(who);
    const token = await tokenTo(who);
    expect(await readData(withdraw(token))).toEqual({ state: 'withdrawn' });
    expect(await rowOf(who.email)).toBeUndefined();
    const revoked = database().kysely.selectFrom('badge_revoked').select('badge_no').where('badge_no', '=', badgeNo);
    expect(await revoked.execute()).toHaveLength(1);
    expect(await show(token)).toEqual({ state: 'withdrawn' });
    const stored = database().kysely.selectFrom('withdrawn_registration').selectAll();
    expect(JSON.stringify(await stored.execute())).not.toContain(who.email);
  });

  test('D-94 D-33 also deletes the registration that staff merged into it, which could be restored', async () => {
    const who = createPerson();
    const { badgeNo } = await registered(who);
    const token = await tokenTo(who);
    now += 60_000;
    const { badgeNo: otherBadgeNo } = await registered(createPerson());
    const staff = await insertStaff(database(), { role: 'support' });
    const merge = { exhibitionId: OPEN, badgeNo, otherBadgeNo, reason: 'a test' };
    await readData(
      post(gateway(), staffPreregistration.merge.path, merge, {
        envelope: { token: staff.token },
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    const ended = database().kysely.selectFrom('ended_registration').select('badge_no');
    const merged = () => ended.where('badge_no', '=', otherBadgeNo).execute();
    expect(await merged()).toHaveLength(1);
    await readData(withdraw(token));
    expect(await merged()).toEqual([]);
  });

  test('REL-07 emails the person and the organiser’s team', async () => {
    const who = createPerson();
    const { badgeNo } = await registered(who);
    const before = await mailsTo(TEAM);
    await readData(withdraw(await tokenTo(who)));
    const [mail] = await mailsTo(who.email);
    expect(mail).toMatchObject({ subject: 'Your registration has been withdrawn' });
    expect(mail?.text).toContain(badgeNo);
    expect(mail?.links).toEqual([`http://fairhall.test/expoturkey_${OPEN}/preRegister`]);
    const [news, ...others] = await mailsTo(TEAM);
    expect(others).toHaveLength(before.length);
    expect(news?.subject).toBe('Bir ziyaretçi kaydını geri çekti');
    for (const said of ['Priya Nair', 'Malabar Trading LLP', badgeNo]) expect(news?.text).toContain(said);
  });

  test('REL-04 a repeat, and a second link of the same registration, answer that it is withdrawn and email nobody', async () => {
    const who = createPerson();
    await registered(who);
    const first = await tokenTo(who);
    now += 60_000;
    await send('blade-pre-registration/offline/reSendMyBadgeNow', { exhibitionId: OPEN, email: who.email }, who);
    const second = await tokenTo(who);
    expect(second).not.toBe(first);
    const answers = await Promise.all([withdraw(first), withdraw(second), withdraw(first)].map(readData));
    expect(answers).toEqual([1, 2, 3].map(() => ({ state: 'withdrawn' })));
    const mails = await mailsTo(who.email);
    expect(mails.filter(({ subject }) => subject === 'Your registration has been withdrawn')).toHaveLength(1);
  });

  test('D-33 the person can register again and gets another number', async () => {
    const who = createPerson();
    const before = await registered(who);
    await readData(withdraw(await tokenTo(who)));
    now += 60_000;
    const after = await registered(who);
    expect(after.badgeNo).not.toBe(before.badgeNo);
    expect((await rowOf(who.email))?.registration_id).not.toBe(before.id);
  });

  test('THR-10 an unknown link tells nothing, and after the end of the exhibition nothing is withdrawn', async () => {
    expect(await show('never-ours')).toEqual({ state: 'unknown' });
    expect(await readError(withdraw('never-ours'))).toMatchObject({ status: 404 });
    const who = createPerson();
    await registered(who);
    const token = await tokenTo(who);
    const [here, end] = [now, Date.parse('2026-12-20T12:00:00Z')];
    now = end;
    expect(await show(token)).toMatchObject({ state: 'over' });
    expect(await readError(withdraw(token))).toMatchObject({ status: 409 });
    now = here;
    expect(await rowOf(who.email)).toBeDefined();
  });

  test('D-30 R-6.018 cancels the meetings and samples of its owner, who has not confirmed the address, and tells the exhibitor', async () => {
    const who = createPerson();
    const accountId = `withdraws-${randomUUID().slice(0, 8)}`;
    const own = { ...who, email: `${accountId}@example.com` };
    await registered(own);
    const token = await insertSession(database(), 'buyer', { accountId, created: now });
    const supplierId = `MW${randomUUID().replaceAll('-', '').slice(0, 8)}`;
    await insertSupplier(database(), supplierId, 'Meghna Knit Apparel');
    await insertSession(database(), 'supplier', { accountId: supplierId, supplierId });
    const stand = { exhibition_id: OPEN, supplier_id: supplierId, hall: '2', stand_no: supplierId, spotlight: false };
    await database().kysely.insertInto('exhibitor').values(stand).execute();
    const meeting = { exhibitionId: OPEN, supplierId, date: '2026-11-25', slot: '10:30' };
    const { bookingId } = (await readData(
      send('blade-digital-expo/expoMeetingBooking/submit', meeting, own, token),
    )) as { bookingId: string };
    const sample = {
      account_id: accountId,
      exhibition_id: OPEN,
      supplier_id: supplierId,
      product_id: 'P1',
      quantity: 1,
    };
    const contact = { contact_name: 'Priya Nair', company_name: 'Malabar Trading LLP', country_id: '356' };
    const booked = { ...sample, ...contact, sample_id: `sample-${accountId}`, created: now };
    await database().kysely.insertInto('sample_booking').values(booked).execute();
    now += 3_600_000;
    await send('blade-pre-registration/offline/reSendMyBadgeNow', { exhibitionId: OPEN, email: own.email }, own, token);
    await readData(withdraw(await tokenTo(own)));
    const meetings = database().kysely.selectFrom('meeting_booking').select('status');
    expect(await meetings.where('booking_id', '=', bookingId).execute()).toEqual([{ status: 3 }]);
    const samples = database().kysely.selectFrom('sample_booking').select('status');
    expect(await samples.where('account_id', '=', accountId).execute()).toEqual([{ status: 2 }]);
    const told = await mailsTo(`${supplierId}@example.com`);
    expect(told.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['A meeting has been cancelled', 'A sample booking has been cancelled']),
    );
  });
});
