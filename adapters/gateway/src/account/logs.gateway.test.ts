import { expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  logIn,
  PASSWORD,
  PATH_OF_LOGOUT,
  register,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, type GatewayChanges, post, readData } from '../../../../tests/support/gateway.ts';
import type { Gateway } from '../gateway.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { createLogger } from '../operations/logger.ts';

const database = testDatabase();
const lines: string[] = [];
const log = createLogger('info', { write: (line) => lines.push(line) });
const loggedBy = (changes: GatewayChanges = {}): Promise<Gateway> => createTestGateway(database(), { log, ...changes });

test('THR-58 REL-35 the log contains no password, token, email address or IP address, whatever the result of a call', async () => {
  const who = createPerson('canary');
  const secrets = [who.email, who.email.toUpperCase(), who.visitor, PASSWORD.trim(), 'the-new-canary', '192.0.2.99'];
  const sent = () => ({ headers: createHeaders(who), address: '192.0.2.99' });
  const gateway = await loggedBy();
  const { tradeChinaToken } = (await readData(register(gateway, who, {}, sent()))) as { tradeChinaToken: string };
  const { token } = (await readData(logIn(gateway, who, {}, sent()))) as { token: string };
  await logIn(gateway, who, { password: 'the-new-canary' }, sent());
  await post(gateway, USER_INFO, {}, { ...sent(), envelope: { token } });
  await post(gateway, 'blade-purchaser/account/sendResetPasswordMail', { email: who.email }, sent());
  const [mail] = await listRecentMails(database(), who.email);
  const code = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
  await readData(
    post(gateway, 'blade-purchaser/account/resetPassword', { token: code, password: 'the-new-canary' }, sent()),
  );
  await post(gateway, PATH_OF_LOGOUT, {}, { ...sent(), envelope: { token } });
  await gateway.close();

  const failing = await loggedBy({
    environment: { FAILPOINTS: 'after_commit_before_reply:throw:1,before_tx:throw:2' },
  });
  await logIn(failing, who, { password: 'the-new-canary' }, sent());
  await register(failing, { ...who, email: `new-${who.email}` }, {}, sent());
  await failing.close();
  const broken = await loggedBy({ database: { ...database(), transaction: failsWith(who.email) } });
  await logIn(broken, who, { password: 'the-new-canary' }, sent());
  await broken.close();

  const all = lines.join('\n');
  expect(lines.length).toBeGreaterThan(9);
  expect(all).toContain('call failed');
  for (const secret of [...secrets, tradeChinaToken, token, code]) expect(all).not.toContain(secret);
});

/** A database error that quotes user input. */
const failsWith = (email: string) => async () => {
  throw Object.assign(new Error(`duplicate key (email)=(${email})`), {
    code: '23505',
    detail: `Key (${email}) exists`,
  });
};
