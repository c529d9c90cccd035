import { expect, test } from 'vitest';
import { createTestGateway, post, submitHeaders } from '../../../../tests/support/gateway.ts';
import { openPostgres } from './postgres.ts';

test('REL-23 while the database is unavailable each call fails immediately, and the process keeps running', async () => {
  const database = openPostgres({ url: 'postgres://fairhall@127.0.0.1:1/fairhall' });
  const gateway = await createTestGateway(database);
  const calls = [
    post(gateway, 'register/memberCheck.json', { email: 'a@example.com' }),
    post(gateway, 'search/goods', {}),
    post(gateway, 'inquiry-buyer-verify/verify', { token: 'x' }, { headers: submitHeaders() }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({
      msg: 'The service is temporarily unavailable. Try again in a minute.',
    });
  }
  expect((await post(gateway, 'blade-system/country/list', {})).status).toEqual(200);
  expect(await gateway.ready()).toMatchObject({ ready: false, databaseAnswers: false });
  await gateway.close();
  await database.close();
});
