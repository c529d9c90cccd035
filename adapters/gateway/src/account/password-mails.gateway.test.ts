import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  PASSWORD,
  type Person,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { resetCode } from '../../../../tests/support/roles.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const { changePassword: CHANGE, resetPassword: RESET } = gatewayContract.account;
const NEW = ' the new one ';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

const now = Date.parse('2024-03-08T17:05:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });

/** All mails except the one that asks a new user to confirm the address. */
const mailsTo = async ({ email }: Pick<Person, 'email'>) => {
  const mails = await listRecentMails(database(), email);
  return mails.filter(({ subject }) => subject !== 'Confirm your email address');
};
const setRows = ({ email }: Pick<Person, 'email'>) =>
  database()
    .kysely.selectFrom('outbox')
    .select(['due', 'by_anybody', 'listing', 'subject'])
    .where('recipient', '=', email)
    .where('kind', '<>', 'account.address')
    .execute();

const change = (token: string, who: Person, { password = PASSWORD, headers = createHeaders(who), lang = 'en' } = {}) =>
  post(
    gateway(),
    CHANGE.path,
    { password, newPassword: NEW },
    { headers: { ...headers, 'user-agent': CHROME }, envelope: { token, lang } },
  );
const reset = (token: string, headers: Record<string, string> = createHeaders(createPerson())) =>
  post(gateway(), RESET.path, { token, password: NEW }, { headers });
const accountOf = async (token: string) =>
  ((await readData(post(gateway(), USER_INFO, {}, { envelope: { token } }))) as { userId: string }).userId;

describe('the email about a changed password', () => {
  test('THR-08 tells a buyer when and with which browser it was changed, and where to reset it', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    const headers = createHeaders(who);
    await readData(change(token, who, { headers }));
    await readData(change(token, who, { headers }));
    const [mail, ...others] = await mailsTo(who);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Your password was changed',
      links: ['http://fairhall.test/resetPassword'],
      text: expect.stringContaining('on 8 March 2024 at 17:05 UTC'),
    });
    expect(mail?.text).toContain('\u2068Chrome, Windows\u2069');
    expect(`${mail?.html}${mail?.text}`).not.toContain(NEW.trim());
  });

  test('is in the language of the page, and is sent immediately despite other queued or recent emails', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    await readData(change(token, who, { lang: 'ar' }));
    expect(await setRows(who)).toEqual([{ due: now, by_anybody: false, listing: null, subject: 'تغيّرت كلمة المرور' }]);
  });

  test('D-71 is sent once to a buyer who used a reset link, also without a known device', async () => {
    const who = createPerson();
    const link = await resetCode(database(), await accountOf(await registerForToken(gateway(), who)));
    const headers = createHeaders(who);
    await readData(reset(link, headers));
    await readData(reset(link, headers));
    const mails = await mailsTo(who);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(mails[0]?.text).toContain('We do not know which browser');
  });

  test('is sent to a supplier’s team member in their email language, with a link to the supplier pages', async () => {
    await insertSession(database(), 'supplier', { accountId: 'dyer', created: now, person: { lang: 'ar' } });
    await readData(reset(await resetCode(database(), 'dyer')));
    expect(await mailsTo({ email: 'dyer@example.com' })).toMatchObject([
      { subject: 'تغيّرت كلمة المرور', links: ['http://supplier.fairhall.test/resetPassword'] },
    ]);
  });

  test('is not sent if the password was not changed', async () => {
    const who = createPerson();
    const token = await registerForToken(gateway(), who);
    await readError(change(token, who, { password: 'a wrong one' }));
    await readError(reset('nobody-ever-sent-this', createHeaders(who)));
    expect(await mailsTo(who)).toEqual([]);
  });
});
