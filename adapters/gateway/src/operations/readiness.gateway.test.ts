import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { testGateway } from '../../../../tests/support/gateway.ts';
import { queueMail } from '../mail/outbox.ts';

const database = testDatabase();
const gateway = testGateway(database);

/** A mail that nobody has sent for a minute and a half. */
const leaveMail = (dedupeKey: string) => {
  const mail = { to: 'a@example.com', subject: '', html: '', text: '' };
  return queueMail(database(), mail, {
    dedupeKey,
    kind: 'stand',
    requestId: 'r',
    now: Date.now() - 90_000,
    causedBy: 'anybody',
  });
};

test('REL-32 a process is ready when its database takes a write and its schema is whole', async () => {
  await leaveMail('ready');
  expect(await gateway().ready()).toEqual({
    ready: true,
    database: database().engine,
    durability: database().engine === 'postgres' ? 'synced' : 'process',
    databaseAnswers: true,
    pendingMigrations: 0,
    oldestMail: expect.toSatisfy((seconds: number) => seconds >= 90),
    diskFree: expect.any(Number),
  });
});

test('REL-34 figures carry the names of calls, never an address or a person', async () => {
  const request = new Request('http://localhost/gateway/blade-system/public/email/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: 'canary@example.com' } }),
  });
  await leaveMail('figures');
  await gateway().handle(request, { address: '198.51.100.77' });
  const text = await gateway().metrics();
  expect(text).toContain('fairhall_call_seconds_count{call="account.verifyEmail",code="0"} 1');
  expect(text).toMatch(/^fairhall_outbox_oldest_seconds (9\d|\d{3,})(\.\d+)?$/m);
  expect(text).toMatch(/^fairhall_outbox_postponed \d+$/m);
  expect(text).not.toMatch(/canary|198\.51/);
});
