import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { testGateway } from '../../../../tests/support/gateway.ts';
import { queueMail } from '../mail/outbox.ts';
import { readReadiness } from './readiness.ts';

const database = testDatabase();
const gateway = testGateway(database);

test('REL-32 a process is ready when its database takes a write and its schema is whole', async () => {
  const mail = { to: 'a@example.com', subject: '', html: '', text: '' };
  await queueMail(database(), mail, { dedupeKey: 'm', requestId: 'r', now: Date.now() - 90_000, causedBy: 'anybody' });
  expect(await gateway().ready()).toEqual({
    ready: true,
    database: database().engine,
    durability: database().engine === 'postgres' ? 'synced' : 'process',
    databaseAnswers: true,
    pendingMigrations: 0,
    oldestMail: 90,
    diskFree: expect.any(Number),
  });
});

test('REL-34 figures carry the names of calls, never an address or a person', async () => {
  const request = new Request('http://localhost/gateway/blade-system/public/email/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: 'canary@example.com' } }),
  });
  await gateway().handle(request, { address: '198.51.100.77' });
  const text = await gateway().metrics();
  expect(text).toContain('fairhall_call_seconds_count{call="account.verifyEmail",code="0"} 1');
  expect(text).toContain('fairhall_outbox_oldest_seconds 9');
  expect(text).not.toMatch(/canary|198\.51/);
});

test('REL-23 a database that is away is told in the envelope with a time to wait, and nothing falls over', async () => {
  await database().close();
  expect(await readReadiness(database(), '.', Date.now())).toMatchObject({ ready: false, databaseAnswers: false });
  const request = new Request('http://localhost/gateway/register/memberCheck.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: 'a@example.com' } }),
  });
  const response = await gateway().handle(request, { address: '198.51.100.77' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({
    code: '503',
    msg: 'The service is busy. Please try again in a moment.',
  });
});
