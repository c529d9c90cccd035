import type { OutputOf } from '@fairhall/core/contract/call';
import { confirmation } from '@fairhall/core/contract/confirmation/calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  PASSWORD,
  type Person,
  registerForToken,
} from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { createSupplier, sendThread } from '../../../../tests/support/threads.ts';
import { signOf } from '../enquiry/enquiry-sign.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const SHOW = '67091';
const DAY = 86_400_000;
const database = testDatabase();
let later = 0;
const gateway = testGateway(database, { now: () => Date.now() + later });
const world = () => ({ database: database(), gateway: gateway() });
let exhibitor: Awaited<ReturnType<typeof createSupplier>>;

beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  exhibitor = await createSupplier(world());
  const { kysely } = database();
  const { supplierId: supplier_id } = exhibitor;
  await kysely
    .updateTable('supplier')
    .set({ tags: ['TGLOOM'] })
    .where('id', '=', supplier_id)
    .execute();
  await kysely
    .insertInto('exhibitor')
    .values({ exhibition_id: SHOW, supplier_id, stand_no: 'A1', hall: '1', spotlight: false })
    .execute();
});

type Name = keyof typeof confirmation;
const ask = (name: Name, data: object, { visitor }: Pick<Person, 'visitor'>, token = '') =>
  post(gateway(), confirmation[name].path, data, { headers: createHeaders({ visitor }), envelope: { token } });
type Answer<N extends Name> = OutputOf<(typeof confirmation)[N]>;
const answer = async <N extends Name>(
  name: N,
  data: object,
  who: Pick<Person, 'visitor'>,
  token?: string,
): Promise<Answer<N>> => (await readData(ask(name, data, who, token))) as Answer<N>; // as the contract says

/** Tokens of the links to a page in the mails to an address, oldest first. */
async function linksTo(email: string, page = '/verify'): Promise<readonly string[]> {
  const mails = await listRecentMails(database(), email);
  return mails
    .flatMap(({ links }) => links)
    .filter((link) => new URL(link).pathname === page)
    .map((link) => new URL(link).searchParams.get('token') ?? '')
    .reverse();
}

/**
 * Registers a user; returns the login token, and the token of the `link` in the first mail, the one about the account.
 */
async function joined(who: Person = createPerson()) {
  const token = await registerForToken(gateway(), who);
  const [link = ''] = await linksTo(who.email);
  return { who, token, link };
}

const isVerified = async ({ email }: Person) => {
  const rows = database().kysely.selectFrom('account').select('verified_at').where('email', '=', email);
  return (await rows.executeTakeFirstOrThrow()).verified_at !== null;
};

async function sendEnquiry(who: Person, token = '', change: object = {}): Promise<string> {
  const data = { ...productEnquiry, email: who.email, ...change };
  const sent = post(gateway(), gatewayContract.enquiry.submitNew.path, data, {
    headers: createHeaders(who),
    envelope: { token },
  });
  return ((await readData(sent)) as { inquiryId: string }).inquiryId;
}

const isDelivered = async (enquiryId: string) => {
  const rows = database().kysely.selectFrom('enquiry').select('delivered_at').where('enquiry_id', '=', enquiryId);
  return (await rows.executeTakeFirst())?.delivered_at != null;
};

const inboxOfExhibitor = async () => {
  const asked = { part: 'waiting', pageNo: 1 };
  const data = await readData(sendThread(gateway(), 'supplierEnquiry', 'inbox', asked, { token: exhibitor.token }));
  return (data as { records: readonly { text: string }[] }).records;
};

const sendRequest = (who: Person, token: string) =>
  readData(
    post(
      gateway(),
      gatewayContract.rfq.submitNew.path,
      {
        description: `Looms for ${who.email}`,
        email: who.email,
        exhibitionId: SHOW,
        source: 2,
        cateAndTag: { tag: [{ label: 'Looms', value: 'TGLOOM' }], product: '' },
      },
      { headers: createHeaders(who), envelope: { token } },
    ),
  );

const NOTHING_SENT = { enquiries: 0, requests: 0 };

describe('the confirmation link of a new account', () => {
  test('R-2.060 R-7.015 a registration emails one link to the buyer, and the link confirms the logged-in account', async () => {
    const { who, token, link } = await joined();
    expect(await linksTo(who.email)).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)]);
    expect(await isVerified(who)).toBe(false);
    expect(await answer('confirm', { token: link }, who, token)).toEqual({
      state: 'confirmed',
      email: who.email,
      isAccount: true,
      canSendAgain: false,
      sent: NOTHING_SENT,
      waiting: [],
    });
    expect(await isVerified(who)).toBe(true);
    expect(await answer('waiting', {}, who, token)).toEqual({ email: who.email, isConfirmed: true, waiting: [] });
  });

  test('R-7.015 an email address with a buyer or supplier account gets no second email', async () => {
    const { who } = await joined();
    await readError(
      post(gateway(), 'blade-purchaser/account/registerV2', registrationOf(who), { headers: createHeaders(who) }),
    );
    const weaver = await createSupplier(world());
    const taken = { ...createPerson(), email: weaver.supplier };
    await readError(
      post(gateway(), 'blade-purchaser/account/registerV2', registrationOf(taken), { headers: createHeaders(taken) }),
    );
    expect([(await linksTo(who.email)).length, (await linksTo(weaver.supplier)).length]).toEqual([1, 0]);
  });

  test('R-2.060 THR-12 without a login the link asks for the account’s password, and a wrong password confirms nothing', async () => {
    const { who, link } = await joined();
    const stranger = createPerson();
    expect(await answer('confirm', { token: link }, stranger)).toMatchObject({ state: 'password', email: who.email });
    const wrong = await readError(ask('confirm', { token: link, password: 'not theirs' }, stranger));
    expect(wrong).toMatchObject({ status: 200, code: '1004' });
    expect(await isVerified(who)).toBe(false);
    expect(await answer('confirm', { token: link, password: PASSWORD }, stranger)).toMatchObject({
      state: 'confirmed',
      isAccount: true,
    });
    expect(await isVerified(who)).toBe(true);
  });

  test('R-2.060 a link for another account’s email address confirms nothing, and the response says so', async () => {
    const [first, second] = [await joined(), await joined()];
    expect(await answer('confirm', { token: first.link }, second.who, second.token)).toMatchObject({
      state: 'otherAccount',
      email: first.who.email,
      isAccount: false,
    });
    expect([await isVerified(first.who), await isVerified(second.who)]).toEqual([false, false]);
  });

  test('R-2.060 checking a link and listing pending items with it change nothing', async () => {
    const { who, token, link } = await joined();
    expect(await readError(ask('waiting', { token: link }, who, token))).toMatchObject({ code: '404' });
    expect(await answer('waiting', {}, who, token)).toEqual({ email: who.email, isConfirmed: false, waiting: [] });
    expect(await isVerified(who)).toBe(false);
  });

  test('REL-01 a repeat after a lost response and a second visit both report the account as confirmed', async () => {
    const { who, token, link } = await joined();
    const headers = createHeaders(who);
    const sent = { headers, envelope: { token } };
    await readData(post(gateway(), confirmation.confirm.path, { token: link }, sent));
    const again = await readData(post(gateway(), confirmation.confirm.path, { token: link }, sent));
    expect(again).toMatchObject({ state: 'confirmed', sent: NOTHING_SENT });
    expect(await answer('confirm', { token: link }, createPerson())).toMatchObject({ state: 'confirmed', waiting: [] });
  });

  test('R-2.060 an expired link is reported as expired, and can request a new one for the same email address', async () => {
    const { who, token, link } = await joined();
    later = 8 * DAY;
    const over = await answer('confirm', { token: link }, who, token);
    expect(over).toMatchObject({ state: 'over', email: who.email, canSendAgain: true, isAccount: false });
    expect(await answer('sendAgain', { token: link }, createPerson())).toEqual({ state: 'queued', email: who.email });
    const [, fresh = ''] = await linksTo(who.email);
    expect(await answer('confirm', { token: fresh }, who, token)).toMatchObject({
      state: 'confirmed',
      isAccount: true,
    });
    later = 0;
    expect(await answer('confirm', { token: 'nobody-sent-this' }, who, token)).toEqual({
      state: 'over',
      email: '',
      isAccount: false,
      sent: NOTHING_SENT,
      waiting: [],
      canSendAgain: false,
    });
  });

  test('THR-08 a password change does not invalidate the link', async () => {
    const { who, token, link } = await joined();
    const change = { password: PASSWORD, newPassword: 'another one' };
    const sent = { headers: createHeaders(who), envelope: { token } };
    await readData(post(gateway(), gatewayContract.account.changePassword.path, change, sent));
    expect(await answer('confirm', { token: link }, who, token)).toMatchObject({ state: 'confirmed', isAccount: true });
  });

  test('THR-46 “not my account” voids all its links, prevents new ones, and leaves the account unconfirmed', async () => {
    const { who, token, link } = await joined();
    const reader = createPerson();
    expect(await answer('sendAgain', {}, who, token)).toMatchObject({ state: 'queued' });
    const [, second = ''] = await linksTo(who.email);
    expect(await answer('reject', { token: link }, reader)).toBe(true);
    for (const void_ of [link, second]) {
      expect(await answer('confirm', { token: void_ }, who, token)).toMatchObject({
        state: 'over',
        canSendAgain: false,
      });
    }
    expect(await answer('sendAgain', {}, who, token)).toMatchObject({ state: 'denied' });
    expect(await answer('sendAgain', { token: link }, reader)).toMatchObject({ state: 'denied' });
    expect(await readError(ask('reject', { token: link }, reader))).toMatchObject({ code: '404' });
    expect([(await linksTo(who.email)).length, await isVerified(who)]).toEqual([2, false]);
  });

  test('R-2.060 a confirmed account gets no further link, and cannot be rejected', async () => {
    const { who, token, link } = await joined();
    await answer('confirm', { token: link }, who, token);
    expect(await answer('sendAgain', {}, who, token)).toEqual({ state: 'confirmed', email: who.email });
    expect(await readError(ask('reject', { token: link }, createPerson()))).toMatchObject({ code: '404' });
    expect(await readError(ask('sendAgain', {}, createPerson()))).toMatchObject({ code: '404' });
    expect((await linksTo(who.email)).length).toBe(1);
  });
});

describe('items waiting for a confirmed email address', () => {
  test('R-2.060 D-95 R-2.121 a link confirms everything that its account or browser sent with the email address', async () => {
    const { who, token, link } = await joined();
    const byAccount = await sendEnquiry({ ...createPerson(), email: who.email.toUpperCase() }, token);
    const byBrowser = await sendEnquiry(who);
    const elsewhere = await sendEnquiry(who, '', { email: createPerson().email });
    await sendRequest(who, token);
    expect((await inboxOfExhibitor()).filter(({ text }) => text.includes('TGLOOM')).length).toBe(0);
    const before = (await inboxOfExhibitor()).length;
    expect(await answer('confirm', { token: link }, who, token)).toMatchObject({
      state: 'confirmed',
      sent: { enquiries: 2, requests: 1 },
      waiting: [],
    });
    expect(await Promise.all([byAccount, byBrowser, elsewhere].map(isDelivered))).toEqual([true, true, false]);
    expect((await inboxOfExhibitor()).length).toBe(before + 1);
    await answer('confirm', { token: link }, who, token);
    expect((await inboxOfExhibitor()).length).toBe(before + 1);
  });

  test('R-2.060 an enquiry’s link also delivers the other enquiries of its browser, and confirms the account with this email address', async () => {
    const { who, token } = await joined();
    const [first, second] = [await sendEnquiry(who, token), await sendEnquiry(who)];
    const [, link = ''] = await linksTo(who.email);
    const confirmed = await answer('confirm', { token: link }, who, token);
    expect(confirmed).toMatchObject({ state: 'confirmed', email: who.email, isAccount: true });
    expect(confirmed.thread).toEqual({ enquiryId: first, sign: expect.any(String) });
    expect(await Promise.all([first, second].map(isDelivered))).toEqual([true, true]);
    expect(await isVerified(who)).toBe(true);
  });

  test('R-2.060 an enquiry’s link does not confirm an account with another email address', async () => {
    const { who, token } = await joined();
    const guest = createPerson();
    const enquiryId = await sendEnquiry(guest);
    const [link = ''] = await linksTo(guest.email);
    expect(await answer('confirm', { token: link }, who, token)).toMatchObject({
      state: 'confirmed',
      email: guest.email,
      isAccount: false,
    });
    expect([await isDelivered(enquiryId), await isVerified(who)]).toEqual([true, false]);
  });

  test('THR-29 THR-46 items that others sent with the email address are listed, and only delivered once the buyer selects them', async () => {
    const who = createPerson();
    const own = await sendEnquiry(who);
    const strangers = { ...createPerson(), email: who.email };
    const [wanted, unwanted, untouched] = [
      await sendEnquiry(strangers),
      await sendEnquiry(strangers),
      await sendEnquiry({ ...createPerson(), email: who.email }),
    ];
    const [link = ''] = await linksTo(who.email);
    const { waiting } = await answer('confirm', { token: link }, who);
    expect(waiting.map(({ id }) => id).sort()).toEqual([wanted, unwanted, untouched].sort());
    expect(waiting[0]).toEqual({
      kind: 'enquiry',
      id: expect.any(String),
      name: 'Cotton tote bag',
      createTime: expect.any(Number),
      supplierName: expect.any(String),
    });
    expect(await Promise.all([own, wanted, unwanted].map(isDelivered))).toEqual([true, false, false]);
    const foreign = await sendEnquiry(createPerson());
    const settled = await answer('settle', { token: link, confirm: [wanted, foreign], remove: [unwanted] }, who);
    expect(settled).toMatchObject({ sent: { enquiries: 1, requests: 0 }, removed: 1 });
    expect(settled.waiting.map(({ id }) => id)).toEqual([untouched]);
    expect(await Promise.all([wanted, foreign, untouched].map(isDelivered))).toEqual([true, false, false]);
    const gone = database().kysely.selectFrom('enquiry').select('enquiry_id').where('enquiry_id', '=', unwanted);
    expect(await gone.executeTakeFirst()).toBeUndefined();
  });

  test('R-2.060 THR-46 the link of a removed enquiry is expired, and its queued email is not sent', async () => {
    const who = createPerson();
    await sendEnquiry(who);
    const strangers = { ...createPerson(), email: who.email };
    const unwanted = [await sendEnquiry(strangers), await sendEnquiry(strangers), await sendEnquiry(strangers)];
    const links = await linksTo(who.email);
    // The second was sent and is in the mailbox, the third is queued in the outbox, the fourth is postponed.
    const mails = database().kysely.updateTable('outbox').set({ state: 'sent', sent_at: 1 });
    await mails.where('dedupe_key', '=', `enquiry.${unwanted[0]}`).execute();
    await answer('confirm', { token: links[0] }, who);
    expect(await answer('settle', { token: links[0], confirm: [], remove: unwanted }, who)).toMatchObject({
      removed: 3,
    });
    expect((await listRecentMails(database(), who.email)).length).toBe(2);
    for (const token of links.slice(1)) {
      expect(await answer('confirm', { token }, who)).toMatchObject({ state: 'over', waiting: [] });
      const old = post(gateway(), gatewayContract.enquiry.verify.path, { token }, { headers: createHeaders(who) });
      expect(await readError(old)).toMatchObject({ code: '404' });
    }
  });

  test('THR-29 a link lists waiting items for an hour after its use, not before or later, and never for an unconfirmed account', async () => {
    const { who, token } = await joined();
    await sendEnquiry(who);
    const strangers = await sendEnquiry({ ...createPerson(), email: who.email });
    const [, link = ''] = await linksTo(who.email);
    for (const data of [{ token: link }, { token: 'nobody-sent-this' }]) {
      expect(await readError(ask('waiting', data, createPerson()))).toMatchObject({ code: '404' });
      expect(
        await readError(ask('settle', { ...data, confirm: [strangers], remove: [] }, createPerson())),
      ).toMatchObject({
        code: '404',
      });
    }
    expect(await answer('waiting', {}, who, token)).toMatchObject({ isConfirmed: false, waiting: [] });
    expect(await readError(ask('settle', { confirm: [strangers], remove: [] }, who, token))).toMatchObject({
      code: '404',
    });
    await answer('confirm', { token: link }, createPerson());
    expect((await answer('waiting', { token: link }, createPerson())).waiting.map(({ id }) => id)).toEqual([strangers]);
    later = 2 * 3_600_000;
    expect(await readError(ask('waiting', { token: link }, createPerson()))).toMatchObject({ code: '404' });
    later = 0;
    expect(await isDelivered(strangers)).toBe(false);
  });

  test('THR-46 R-2.121 a password reset from an unknown browser confirms the email address, and lists what the account sent', async () => {
    const { who, token } = await joined();
    await sendRequest(who, token);
    const before = (await inboxOfExhibitor()).length;
    const reader = createPerson();
    await reset(who, reader);
    expect([await isVerified(who), (await inboxOfExhibitor()).length]).toEqual([true, before]);
    const { token: login } = (await readData(
      post(
        gateway(),
        gatewayContract.account.login.path,
        { email: who.email, password: 'another one', ip: '' },
        {
          headers: createHeaders(reader),
        },
      ),
    )) as { token: string };
    const { waiting } = await answer('waiting', {}, reader, login);
    expect(waiting).toMatchObject([{ kind: 'request', name: `Looms for ${who.email}` }]);
    const ids = waiting.map(({ id }) => id);
    expect(await answer('settle', { confirm: ids, remove: [] }, reader, login)).toEqual({
      sent: { enquiries: 0, requests: 1 },
      removed: 0,
      waiting: [],
    });
    expect((await inboxOfExhibitor()).length).toBe(before + 1);
  });

  test('R-2.060 R-2.121 a password reset from the account’s own browser delivers the waiting items', async () => {
    const { who, token } = await joined();
    await sendRequest(who, token);
    const enquiryId = await sendEnquiry(who, token);
    const before = (await inboxOfExhibitor()).length;
    await reset(who, who);
    expect([await isDelivered(enquiryId), (await inboxOfExhibitor()).length]).toEqual([true, before + 1]);
  });
});

describe('other links that were emailed to the address', () => {
  const call = (path: string, data: object, who: Person, token: string) =>
    post(gateway(), path, data, { headers: createHeaders(who), envelope: { token } });

  test('R-2.060 D-88 the link of a badge email confirms the account with this email address, and delivers its enquiries', async () => {
    const { who, token } = await joined();
    const enquiryId = await sendEnquiry(who, token);
    const pretoken = `pretoken of ${who.email}`;
    const registration = { accountId: null, email: who.email, mark: 'confirm', exhibitionId: SHOW, token: pretoken };
    await insertRegistration(database(), registration);
    const { path } = secondaryContract.preregistration.getPreData;
    const other = await joined();
    await readData(call(path, { pretoken, exhibitionId: SHOW }, other.who, other.token));
    expect([await isVerified(who), await isVerified(other.who)]).toEqual([false, false]);
    await readData(call(path, { pretoken, exhibitionId: SHOW }, who, token));
    expect([await isVerified(who), await isDelivered(enquiryId)]).toEqual([true, true]);
  });

  test('D-31 D-33 D-95 confirming the email address confirms the registrations of the account and its browser, not those of others', async () => {
    const { who, token, link } = await joined();
    const other = '67092';
    for (const exhibition_id of [other])
      await insertExhibition(database(), { exhibition_id, ...createExhibitionDays() });
    const row = { accountId: null, email: who.email, mark: 'confirm' };
    const visitor = hashSha256(who.visitor);
    await insertRegistration(database(), { ...row, exhibitionId: SHOW, token: `own ${visitor}`, change: { visitor } });
    await insertRegistration(database(), { ...row, exhibitionId: other, token: `stranger ${visitor}` });
    await answer('confirm', { token: link }, who, token);
    const rows = database().kysely.selectFrom('preregistration').select(['exhibition_id', 'confirmed_at']);
    const found = await rows.where('email', '=', who.email).orderBy('exhibition_id').execute();
    expect(found.map(({ confirmed_at }) => confirmed_at !== null)).toEqual([true, false]);
    const badges = (await listRecentMails(database(), who.email)).filter(({ badgeNo }) => Boolean(badgeNo));
    expect(badges).toHaveLength(1);
  });

  test('R-2.060 D-95 a change with a guest’s thread link confirms the account with this email address; opening the link does not', async () => {
    const guest = createPerson();
    const enquiryId = await sendEnquiry(guest);
    const [link = ''] = await linksTo(guest.email);
    await answer('confirm', { token: link }, guest);
    const sign = await signOf(database(), { enquiry_id: enquiryId, link_version: 0 });
    const who = { ...createPerson(), email: guest.email };
    const token = await registerForToken(gateway(), who);
    const other = await joined();
    const read = { enquiryId, sign, position: 1 };
    await readData(call(gatewayContract.enquiry.thread.path, { enquiryId, sign }, who, token));
    await readData(call(gatewayContract.enquiry.markRead.path, read, other.who, other.token));
    await readError(call(gatewayContract.enquiry.markRead.path, { ...read, sign: 'guessed' }, who, token));
    expect([await isVerified(who), await isVerified(other.who)]).toEqual([false, false]);
    await readData(call(gatewayContract.enquiry.markRead.path, read, who, token));
    expect(await isVerified(who)).toBe(true);
  });
});

const registrationOf = ({ email }: Person) => ({
  email,
  password: PASSWORD,
  tagCodes: [],
  productName: '',
  appVersion: '1',
});

async function reset(who: Person, reader: Person): Promise<void> {
  const asked = { headers: createHeaders(reader) };
  await readData(post(gateway(), gatewayContract.account.sendResetPasswordMail.path, { email: who.email }, asked));
  const [code = ''] = await linksTo(who.email, '/resetPassword');
  const data = { token: code, password: 'another one' };
  await readData(post(gateway(), gatewayContract.account.resetPassword.path, data, { headers: createHeaders(reader) }));
}
