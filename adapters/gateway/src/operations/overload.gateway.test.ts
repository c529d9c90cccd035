import { err } from '@fairhall/core/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, LOGIN, PASSWORD } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, post, testPasswords } from '../../../../tests/support/gateway.ts';
import type { Gateway } from '../gateway.ts';
import { toOverloadRefusal } from './load-shedding.ts';
import { noLogger } from './logger.ts';

const database = testDatabase();
const logged: Record<string, unknown>[] = [];
let gateway: Gateway;

beforeAll(async () => {
  gateway = await createTestGateway(database(), {
    log: { ...noLogger, warn: (fields, event) => void logged.push({ ...fields, event }) },
    passwords: { ...testPasswords, isRight: async () => err(toOverloadRefusal('passwordQueue')) },
  });
});
afterAll(() => gateway.close());
beforeEach(() => void logged.splice(0));

const countOf = async (cause: string): Promise<number> => {
  const [, count] =
    new RegExp(`^fairhall_overloaded_total\\{cause="${cause}"\\} (\\d+)$`, 'm').exec(await gateway.metrics()) ?? [];
  return Number(count);
};

test('REL-22 REL-33 a call that finds its queue full says what to do, and response, log and metric agree', async () => {
  const who = createPerson();
  const login = { email: who.email, password: PASSWORD, ip: '' };
  const answer = await post(gateway, LOGIN, login, { headers: createHeaders(who), envelope: { lang: 'tr' } });
  const body = (await answer.json()) as Record<string, unknown>;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '4']);
  expect(body.msg ?? body.message).toBe(
    'Ağınızdan gelen çok sayıda istek sırada bekliyor. 4 saniye sonra yeniden deneyin.',
  );
  const requestId = answer.headers.get('x-request-id');
  expect(body.requestId).toBe(requestId);
  expect(logged).toEqual([
    { event: 'overloaded', cause: 'passwordQueue', call: 'account.loginPc', requestId, suppressed: 0 },
  ]);
  expect(await countOf('passwordQueue')).toBe(1);
});

test('REL-22 REL-33 a request rejected unread gets the envelope of its call, a message and an id, and is counted', async () => {
  const request = new Request('http://fairhall.test/gateway/search/goods', {
    method: 'POST',
    headers: { 'accept-language': 'zh' },
  });
  const answer = gateway.refuse(request, 'eventLoop');
  const body = (await answer.json()) as Record<string, unknown>;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(body).toMatchObject({ code: 503, requestId: answer.headers.get('x-request-id') });
  expect(body.msg ?? body.message).toBe('系统繁忙，请稍后重试。');
  expect(await countOf('eventLoop')).toBe(1);
});

test('REL-22 a client that has disconnected is not counted as rejected', async () => {
  const who = createPerson();
  const leaving = new AbortController();
  leaving.abort();
  const before = await countOf('passwordQueue');
  const request = new Request(`http://fairhall.test/gateway/${LOGIN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...createHeaders(who) },
    body: JSON.stringify({ data: { email: who.email, password: PASSWORD, ip: '' } }),
  });
  await gateway.handle(request, { address: '192.0.2.9', signal: leaving.signal });
  expect(await countOf('passwordQueue')).toBe(before);
});
