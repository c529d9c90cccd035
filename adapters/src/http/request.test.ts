import { gatewayError } from '@fairhall/core/contract/error';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { err, ok } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';
import { createSimulatedClock } from '../memory/simulated-clock.ts';
import { createGeneralResponse, createMicroResponse, createTestClient } from '../memory/test-client.ts';
import { REQUEST_TIMEOUT } from './request.ts';

const file = { name: 'x.png', size: 1, type: '', arrayBuffer: async () => new ArrayBuffer(1) };
const never = () => new Promise<Response>(() => undefined);
const failed = (status: number, headers = {}) =>
  Response.json({ code: String(status), message: 'no' }, { status, headers });
const timeOut = err(gatewayError('TIME_OUT'));

/** Observes the current outcome of a promise. */
function watch<Value>(promise: Promise<Value>) {
  const seen: { value?: Value } = {};
  void promise.then((value) => Object.assign(seen, { value }));
  return seen;
}

describe('the timeout of a call', () => {
  test('R-9.023 is thirty seconds in the browser', async () => {
    const { gateway, clock } = createTestClient({ contract: gatewayContract }, never);
    const seen = watch(gateway.site.countries({}));
    await clock.advance(29_999);
    expect(seen).toEqual({});
    await clock.advance(1);
    expect(seen).toEqual({ value: timeOut });
  });

  test('R-9.024 is 8.888 seconds while a page is rendered', async () => {
    const { gateway, clock } = createTestClient(
      { contract: gatewayContract, timeoutMs: REQUEST_TIMEOUT.server },
      never,
    );
    const seen = watch(gateway.site.countries({}));
    await clock.advance(8_887);
    expect(seen).toEqual({});
    await clock.advance(1);
    expect(seen).toEqual({ value: timeOut });
  });

  test('R-9.015 R-7.013 is three seconds for the verification of an email address', async () => {
    const { gateway, clock } = createTestClient({ contract: gatewayContract }, never);
    const seen = watch(gateway.account.verifyEmail({ email: 'a@b.co' }));
    await clock.advance(2_999);
    expect(seen).toEqual({});
    await clock.advance(1);
    expect(seen).toEqual({ value: timeOut });
  });

  test('R-7.019 is unlimited for the tag tree', async () => {
    const answer = Promise.withResolvers<Response>();
    const { gateway, clock } = createTestClient({ contract: gatewayContract }, () => answer.promise);
    const seen = watch(gateway.categories.cateAndTag({ industry: 'TEX' }));
    await clock.advance(60_000);
    answer.resolve(createMicroResponse([]));
    await clock.flush();
    expect(seen).toEqual({ value: ok([]) });
  });

  test('applies even if the network ignores the abort signal', async () => {
    const { gateway, clock } = createTestClient({ contract: gatewayContract, fetch: never }, never);
    const seen = watch(gateway.site.countries({}));
    await clock.advance(30_000);
    expect(seen).toEqual({ value: timeOut });
  });

  test('a caller that cancels ends the request, and no failure is reported', async () => {
    const { gateway, clock, unhandled, requests } = createTestClient({ contract: gatewayContract }, never);
    const leaving = new AbortController();
    const seen = watch(gateway.site.countries({}, { signal: leaving.signal }));
    await clock.flush();
    leaving.abort();
    await clock.flush();
    expect(seen).toEqual({ value: err(gatewayError('NETWORK_ERROR', 'cancelled')) });
    expect(await gateway.site.countries({}, { signal: leaving.signal })).toEqual(seen.value);
    expect(requests.length).toBe(1);
    expect(unhandled).toEqual([]);
  });
});

describe('the retry logic', () => {
  test.each([408, 429, 502, 503, 504])('REL-05 repeats a read that is answered with %i', async (status) => {
    let tries = 0;
    const { gateway, clock } = createTestClient({ contract: gatewayContract }, () =>
      ++tries < 3 ? failed(status) : createMicroResponse([]),
    );
    const seen = watch(gateway.site.countries({}));
    await clock.advance(1_500);
    expect(seen).toEqual({ value: ok([]) });
    expect(tries).toBe(3);
  });

  test('REL-05 repeats a call five times after a network error, with growing pauses', async () => {
    const times: number[] = [];
    const { gateway, clock } = createTestClient({ contract: gatewayContract }, () => {
      times.push(clock.now() - start);
      throw new TypeError('fetch failed');
    });
    const start = clock.now();
    const seen = watch(gateway.site.countries({}));
    await clock.advance(29_000);
    expect(times).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500]);
    expect(seen).toEqual({ value: err(gatewayError('NETWORK_ERROR')) });
  });

  test('REL-19 reports for each try whether anything responded, and nothing for a cancelled one', async () => {
    const told: boolean[] = [];
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      async () => failed(503),
      async () => createGeneralResponse([]),
    ];
    const onReached = (isReached: boolean) => void told.push(isReached);
    const { gateway, clock } = createTestClient(
      { contract: gatewayContract, onReached },
      () => answers.shift()?.() ?? never(),
    );
    void gateway.site.countries({});
    await clock.advance(1_500);
    expect(told).toEqual([false, true, true]);
    const leaving = new AbortController();
    void gateway.account.verifyEmail({ email: 'a@b.co' }, { signal: leaving.signal });
    leaving.abort();
    await clock.flush();
    expect(told).toHaveLength(3);
  });

  test('REL-05 waits as long as the gateway requests', async () => {
    let tries = 0;
    const { gateway, clock } = createTestClient({ contract: gatewayContract }, () =>
      ++tries < 2 ? failed(503, { 'retry-after': '3' }) : createMicroResponse([]),
    );
    const seen = watch(gateway.site.countries({}));
    await clock.advance(2_999);
    expect(tries).toBe(1);
    await clock.advance(1);
    expect(seen).toEqual({ value: ok([]) });
  });

  test('REL-05 gives up at once if the requested wait is longer than any of ours', async () => {
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () =>
      Response.json({ success: false, code: 429, msg: 'wait' }, { status: 429, headers: { 'retry-after': '60' } }),
    );
    expect(await gateway.site.countries({})).toEqual(err(gatewayError('SERVER_ERROR', '429', 'wait', 60)));
    await clock.advance(60_000);
    expect(requests.length).toBe(1);
  });

  test('returns a date in Retry-After in whole seconds', async () => {
    const inAMinute = new Date(createSimulatedClock().now() + 60_000).toUTCString();
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      failed(429, { 'retry-after': inAMinute }),
    );
    const answer = await gateway.site.countries({});
    expect(answer).toMatchObject({ error: { retryAfterSeconds: 60 } });
  });

  test('REL-05 does not follow other failures', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => failed(500));
    await gateway.site.countries({});
    expect(requests.length).toBe(1);
  });

  test('R-7.005 repeats a submit only if its caller asks, with the same key', async () => {
    const input = { token: 't' };
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () => failed(503));
    await gateway.enquiry.verify(input, { idempotencyKey: 'key-1' });
    expect(requests.length).toBe(1);
    void gateway.enquiry.verify(input, { idempotencyKey: 'key-2', retry: true });
    await clock.advance(30_000);
    expect(requests.map((request) => request.headers['idempotency-key'])).toEqual(['key-1', ...Array(6).fill('key-2')]);
  });

  test('ends when the caller of a read cancels', async () => {
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () => failed(503));
    const leaving = new AbortController();
    const seen = watch(gateway.site.countries({}, { signal: leaving.signal }));
    await clock.flush();
    leaving.abort();
    await clock.advance(30_000);
    expect(requests.length).toBe(1);
    expect(seen).toEqual({ value: err(gatewayError('NETWORK_ERROR', 'cancelled')) });
  });
});

describe('reading a response', () => {
  test('R-7.126 returns the data of a success', async () => {
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse({ ip: '192.0.2.1' }),
    );
    expect(await gateway.site.currentIp({})).toEqual(ok({ ip: '192.0.2.1' }));
  });

  test('reads the envelope whatever the status is', async () => {
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      Response.json({ code: '400', msg: 'no address' }, { status: 400 }),
    );
    expect(await gateway.site.currentIp({})).toEqual(err(gatewayError('SERVER_ERROR', '400', 'no address')));
  });

  test.each(['<html>bad gateway</html>', '', '[]', 'null', '{"ip":"192.0.2.1"}'])(
    'treats a response without an envelope as a network error: %s',
    async (text) => {
      const { gateway } = createTestClient({ contract: gatewayContract }, () => new Response(text));
      expect(await gateway.site.currentIp({})).toEqual(err(gatewayError('NETWORK_ERROR')));
    },
  );

  test('R-8.021 fails in its own way if the data does not match the contract, and reports it', async () => {
    const problems: string[] = [];
    const onUnreadable = (call: { id: string }) => problems.push(call.id);
    const { gateway } = createTestClient({ contract: gatewayContract, onUnreadable }, () =>
      createGeneralResponse({ ip: 7 }),
    );
    expect(await gateway.site.currentIp({})).toEqual(err(gatewayError('SERVER_ERROR', 'unreadable')));
    expect(problems).toEqual(['API-20']);
  });

  test.each([
    [[{ id: '9', msgs: [] }]],
    [{ data: [{ id: '9', msgs: [] }] }],
    [{ code: '0', data: [{ id: '9', msgs: [] }] }],
  ])('R-7.032 accepts the list of an upload, bare or as data: %j', async (body) => {
    const { gateway } = createTestClient({ contract: gatewayContract }, () => Response.json(body));
    expect(await gateway.upload.image({ file }, { idempotencyKey: 'key' })).toEqual(ok([{ id: '9', msgs: [] }]));
  });

  test.each([[[]], [[{ id: 9 }]]])('R-8.021 treats a list that does not match as unreadable: %j', async (body) => {
    const { gateway } = createTestClient({ contract: gatewayContract }, () => Response.json(body));
    const answer = await gateway.upload.image({ file }, { idempotencyKey: 'key' });
    expect(answer).toEqual(err(gatewayError('SERVER_ERROR', 'unreadable')));
  });

  test('reads the rejection of an upload from its envelope', async () => {
    const refused = () => Response.json({ code: '413', data: null, msg: 'file too large' }, { status: 413 });
    const { gateway } = createTestClient({ contract: gatewayContract }, refused);
    const answer = await gateway.upload.image({ file }, { idempotencyKey: 'key' });
    expect(answer).toEqual(err(gatewayError('SERVER_ERROR', '413', 'file too large')));
    const another = createTestClient({ contract: gatewayContract }, () => Response.json({ data: 'x' }));
    expect(await another.gateway.upload.image({ file }, { idempotencyKey: 'key' })).toMatchObject({ ok: false });
  });

  test('accepts responses of a gateway in the same process unchecked', async () => {
    const { gateway } = createTestClient({ contract: gatewayContract, trustAnswers: true }, () =>
      createGeneralResponse({ ip: 7 }),
    );
    expect(await gateway.site.currentIp({})).toEqual({ ok: true, value: { ip: 7 } });
  });
});
