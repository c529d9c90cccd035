import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson, PASSWORD, registerForToken } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { cleanUpInvitations } from './supplier.clean-up.ts';

const DAY = 86_400_000;

let now = Date.parse('2026-11-23T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });
const desk = createSupplierDesk(database, gateway, () => now);

interface Invited {
  readonly invitationId: string;
  readonly expires: number;
}

const ask = (token: string, email: string, headers = createHeaders(createPerson())) =>
  desk.ask('invite', { email, right: 'answer' }, { token, headers });
const invite = async (token: string, email: string, headers?: Record<string, string>) =>
  (await readData(ask(token, email, headers as never))) as Invited;
const accept = (token: string, change: object = {}, headers = createHeaders(createPerson())) =>
  desk.ask('acceptInvitation', { token, password: PASSWORD, name: ' Asha ', ...change }, { headers });
const check = (token: string, lang?: string) =>
  readData(desk.ask('checkInvitation', { token }, lang === undefined ? {} : { lang }));
const stateOf = async (token: string) => ((await check(token)) as { state: string }).state;
const newAddress = () => createPerson('invited').email;

/** A supplier with a manager, and an invitation whose link was emailed. */
async function invited(email = newAddress()) {
  const supplierId = await desk.supplier();
  const manager = await desk.person(supplierId);
  const { invitationId } = await invite(manager.token, email);
  return { supplierId, manager, email, invitationId, link: await desk.mailedToken(email) };
}

describe('an invitation', () => {
  test('D-39 is emailed with a link to the supplier pages that is valid for fourteen days; only a hash of its token is stored', async () => {
    const { token } = await desk.person(await desk.supplier('Salem\n<b>Looms</b> https://evil.example'));
    const email = newAddress();
    const { expires } = await invite(token, email);
    const [mail] = await listRecentMails(database(), email);
    expect(mail?.links).toEqual([
      expect.stringMatching(/^http:\/\/supplier\.fairhall\.test\/invitation\?init_token=[A-Za-z0-9_-]{43}$/),
    ]);
    expect(mail?.subject).not.toContain('Salem');
    expect(mail?.html).toContain('<bdi>Salem &#60;b&#62;Looms&#60;/b&#62;</bdi>');
    expect(expires - now).toEqual(14 * DAY);
    const rows = await database().kysely.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(mail?.links[0]?.split('=')[1]);
  });

  test('D-39 is written in the supplier’s language if one is set, else in that of the call', async () => {
    const supplierId = await desk.supplier();
    const { token } = await desk.person(supplierId);
    const [first, second] = [newAddress(), newAddress()];
    const inArabic = (email: string) => desk.ask('invite', { email, right: 'answer' }, { token, lang: 'ar' });
    await readData(inArabic(first));
    const contact = { supplier_id: supplierId, email: '', lang: 'en', time_zone: '', changed: 1 };
    await database().kysely.insertInto('supplier_contact').values(contact).execute();
    await readData(inArabic(second));
    const [[arabic], [english]] = [await listRecentMails(database(), first), await listRecentMails(database(), second)];
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl"');
    expect(english?.subject).toEqual('You’re invited to reply to buyers on Fairhall');
    await desk.accepted(await desk.mailedToken(first));
    const account = database().kysely.selectFrom('account').select(['lang', 'nickname']).where('email', '=', first);
    expect(await account.execute()).toEqual([{ lang: 'ar', nickname: 'Asha' }]);
  });

  test('D-65 ends when a second one is sent to the same email address, in any spelling', async () => {
    const { manager, email, link } = await invited();
    const { invitationId } = await invite(manager.token, email.toUpperCase());
    expect([await stateOf(link), await stateOf(await desk.mailedToken(email))]).toEqual(['over', 'open']);
    expect(await readData(desk.ask('people', {}, { token: manager.token }))).toMatchObject({
      invitations: [{ invitationId }],
    });
    expect(await readError(accept(link))).toMatchObject({ status: 404, code: '404' });
  });

  test('sent many times at once to one email address is open only once', async () => {
    const supplierId = await desk.supplier();
    const email = newAddress();
    const managers = await Promise.all([1, 2, 3].map(() => desk.person(supplierId)));
    await Promise.all(managers.map(({ token }) => invite(token, email)));
    const { token = '' } = managers[0] ?? {};
    const shown = (await readData(desk.ask('people', {}, { token }))) as { invitations: object[] };
    expect(shown.invitations.length).toEqual(1);
  });

  test('REL-04 is emailed once when repeated with its key, also after the stored response was deleted', async () => {
    const { token } = await desk.person(await desk.supplier());
    const [email, headers] = [newAddress(), createHeaders(createPerson())];
    const first = await invite(token, email, headers);
    expect(await invite(token, email, headers)).toEqual(first);
    await database().kysely.deleteFrom('idempotency').execute();
    const { invitationId, expires } = first;
    expect(await invite(token, email, headers)).toEqual({ invitationId, expires });
    expect((await listRecentMails(database(), email)).length).toEqual(1);
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await readError(ask(token, newAddress(), headers))).toMatchObject({ status: 422 });
  });

  test('D-65 to a buyer or to another supplier’s team is rejected with advice', async () => {
    const { token } = await desk.person(await desk.supplier());
    const buyer = createPerson();
    await registerForToken(gateway(), buyer);
    const other = await desk.person(await desk.supplier());
    const refusals = [buyer.email, other.email].map((email) => readError(ask(token, email)));
    expect(await Promise.all(refusals)).toEqual([
      {
        status: 409,
        code: '409',
        message: `${buyer.email} has a buyer account, which cannot become a supplier account. Use another email address.`,
      },
      {
        status: 409,
        code: '409',
        message: `${other.email} already belongs to someone who replies for a supplier. Use another email address.`,
      },
    ]);
  });

  test('D-65 cannot be sent by a member who is not a manager', async () => {
    const { token } = await desk.person(await desk.supplier(), 'answer');
    const email = newAddress();
    expect(await readError(ask(token, email))).toMatchObject({ status: 403, code: '403' });
    expect(await listRecentMails(database(), email)).toEqual([]);
  });

  test('THR-46 D-65 to an email address over its limit is created, and its email is sent later', async () => {
    const email = newAddress();
    for (const _ of [1, 2, 3]) await invited(email);
    const supplierId = await desk.supplier();
    const manager = await desk.person(supplierId);
    const answer = await readData(ask(manager.token, email));
    expect(answer).toMatchObject({ mail: 'postponed', expires: now + 16 * DAY });
    const [mail] = await listRecentMails(database(), email);
    expect(mail).toMatchObject({ isPostponed: true });
    expect(await stateOf(await desk.mailedToken(email))).toEqual('open');
    expect(await readData(desk.ask('people', {}, { token: manager.token }))).toMatchObject({
      invitations: [{ email }],
    });
  });

  test('D-65 can be withdrawn', async () => {
    const { manager, invitationId, link } = await invited();
    for (const _ of [1, 2])
      expect(await readData(desk.ask('remove', { id: invitationId }, { token: manager.token }))).toEqual(true);
    expect(await stateOf(link)).toEqual('over');
    expect(await readError(accept(link))).toMatchObject({ status: 404 });
  });
});

describe('the invitation link', () => {
  test('D-39 THR-04 returns its state, supplier and email address without being used up', async () => {
    const { email, link } = await invited();
    for (const _ of [1, 2]) expect(await check(link)).toEqual({ state: 'open', supplierName: 'Salem Looms', email });
    await desk.accepted(link);
    expect(await check(link)).toEqual({ state: 'used', supplierName: 'Salem Looms', email });
    expect(await check('nobody-sent-this')).toEqual({ state: 'unknown', supplierName: '', email: '' });
  });

  test('D-39 expires after fourteen days, and is deleted long after', async () => {
    const { link } = await invited();
    now += 14 * DAY - 1;
    expect(await stateOf(link)).toEqual('open');
    now += 1;
    expect(await stateOf(link)).toEqual('over');
    expect(await readError(accept(link))).toMatchObject({
      status: 404,
      code: '404',
      message: expect.stringContaining('Ask the person who invited you'),
    });
    await cleanUpInvitations(database(), now + 89 * DAY);
    expect(await stateOf(link)).toEqual('over');
    await cleanUpInvitations(database(), now + 91 * DAY);
    expect(await stateOf(link)).toEqual('unknown');
  });

  test('D-39 is rejected and stays unused if the email address has become a buyer’s', async () => {
    const who = createPerson();
    const { link } = await invited(who.email);
    await registerForToken(gateway(), who);
    expect(await stateOf(link)).toEqual('isBuyer');
    expect(await readError(accept(link))).toMatchObject({
      status: 409,
      code: '409',
      message: expect.stringContaining('has a buyer account'),
    });
  });

  test('D-39 is expired if the email address has joined another supplier', async () => {
    const email = newAddress();
    const [first, second] = [await invited(email), await invited(email)];
    await desk.accepted(first.link);
    expect(await stateOf(second.link)).toEqual('over');
    expect(await readError(accept(second.link))).toMatchObject({ status: 409 });
  });
});

describe('accepting an invitation', () => {
  test('D-39 creates an account with the role of the invitation and logs it in', async () => {
    const { supplierId, email, link } = await invited();
    const token = await desk.accepted(link);
    expect(await readData(desk.ask('info', {}, { token }))).toMatchObject({
      supplierId,
      email,
      contactName: 'Asha',
      right: 'answer',
    });
    const row = database().kysely.selectFrom('account').select(['kind', 'verified_at']).where('email', '=', email);
    expect(await row.execute()).toEqual([{ kind: 'supplier', verified_at: now }]);
    const login = desk.ask('login', { email, password: PASSWORD });
    expect(await readData(login)).toMatchObject({ token: expect.any(String) });
  });

  test('REL-01 THR-02 again after a lost response returns a token, with another password or key it does not', async () => {
    const { link } = await invited();
    const headers = createHeaders(createPerson());
    const first = (await readData(accept(link, {}, headers))) as { token: string };
    const again = (await readData(accept(link, {}, headers))) as { token: string };
    expect(again.token).not.toEqual(first.token);
    expect((await desk.ask('info', {}, { token: again.token })).status).toEqual(200);
    expect(await readError(accept(link, { password: 'another' }, headers))).toMatchObject({ status: 404 });
    expect(await readError(accept(link))).toMatchObject({ status: 404 });
  });

  test('many times at once creates one account', async () => {
    const { link, email } = await invited();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => accept(link, { name: `Asha ${at}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const rows = await database().kysely.selectFrom('account').select('nickname').where('email', '=', email).execute();
    expect(rows).toEqual([{ nickname: `Asha ${answers.findIndex(({ status }) => status === 200)}` }]);
  });

  test('twice at once, through two invitations to one email address, creates one account', async () => {
    const email = newAddress();
    const links = [(await invited(email)).link, (await invited(email)).link];
    const answers = await Promise.all(links.map((link) => accept(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('D-65 is possible again for a removed person, who joins the supplier that invited them last', async () => {
    const { manager, email, link } = await invited();
    await desk.accepted(link);
    const { people } = (await readData(desk.ask('people', {}, { token: manager.token }))) as {
      people: { accountId: string; email: string }[];
    };
    const id = people.find((one) => one.email === email)?.accountId;
    await readData(desk.ask('remove', { id }, { token: manager.token }));
    const other = await invited(email);
    const token = await desk.accepted(other.link);
    expect(await readData(desk.ask('info', {}, { token }))).toMatchObject({ supplierId: other.supplierId, email });
  });

  test('THR-13 rejects a common password, and the link stays valid', async () => {
    const { link } = await invited();
    expect(await readError(accept(link, { password: 'welcome1' }))).toMatchObject({ code: '422' });
    expect(await stateOf(link)).toEqual('open');
  });

  test('rejects a password that is too short, and the link stays valid', async () => {
    const { link } = await invited();
    expect((await accept(link, { password: 'abcde' })).status).toEqual(400);
    expect((await accept(link, { name: ' ' })).status).toEqual(400);
    expect(await stateOf(link)).toEqual('open');
  });
});
