import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { testGateway } from '../../../../tests/support/gateway.ts';
import { createReadiness } from './readiness.ts';

const database = testDatabase();
const gateway = testGateway(database);

test('REL-23 an unavailable database returns an envelope with a retry time, and nothing crashes', async () => {
  const ready = () => createReadiness({ database: database(), dataDir: tmpdir(), now: Date.now }).read();
  expect(await ready()).toMatchObject({ ready: true, databaseAnswers: true });
  await database().close();
  expect(await ready()).toMatchObject({ ready: false, databaseAnswers: false });
  const request = new Request('http://localhost/gateway/register/memberCheck.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email: 'a@example.com' } }),
  });
  const response = await gateway().handle(request, { address: '198.51.100.77' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({
    code: '503',
    msg: 'The service is temporarily unavailable. Try again in a minute.',
  });
});
