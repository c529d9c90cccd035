import { gatewayError } from '@fairhall/core/contract/error';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { err, ok } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';
import { createSimulatedClock } from '../memory/simulated-clock.ts';
import { createGeneralResponse, createMicroResponse, createTestClient, testContext } from '../memory/test-client.ts';
import { createAnswerCache } from './answer-cache.ts';

const member = { registered: 0, supplierId: null };
const keyword = { keyword: 'lamp', pageNo: 1 };

describe('reads that share a response', () => {
  test('R-9.025 send one request within ten seconds, and another one later', async () => {
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse({ ip: '192.0.2.1' }),
    );
    const first = await gateway.site.currentIp({});
    await clock.advance(9_999);
    expect(await gateway.site.currentIp({})).toBe(first);
    expect(requests.length).toBe(1);
    await clock.advance(1);
    await gateway.site.currentIp({});
    expect(requests.length).toBe(2);
  });

  test('R-9.025 share a request in progress', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => createMicroResponse([]));
    const [one, other] = await Promise.all([gateway.site.countries({}), gateway.site.countries({})]);
    expect(other).toBe(one);
    expect(requests.length).toBe(1);
  });

  test('R-9.025 do not share failures', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => Response.json({ code: '404' }));
    await gateway.site.currentIp({});
    await gateway.site.currentIp({});
    expect(requests.length).toBe(2);
  });

  test('A-28 submits are never shared', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () =>
      createMicroResponse({ verified: true, email: '', inquiryId: '' }),
    );
    const options = { idempotencyKey: 'key' };
    await gateway.enquiry.verify({ token: 't' }, options);
    await gateway.enquiry.verify({ token: 't' }, options);
    expect(requests.length).toBe(2);
  });

  test('R-7.012 R-9.030 share a member check for a minute per email address', async () => {
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse(member),
    );
    await gateway.account.memberCheck({ email: 'a@b.co' });
    await clock.advance(59_999);
    await gateway.account.memberCheck({ email: 'a@b.co' });
    expect(requests.length).toBe(1);
    await gateway.account.memberCheck({ email: 'c@b.co' });
    expect(requests.length).toBe(2);
    await clock.advance(1);
    await gateway.account.memberCheck({ email: 'a@b.co' });
    expect(requests.length).toBe(3);
  });

  const verdict = { result: '2', isVerify: 'valid' };
  const names = { name: '', enName: '', abbr: '', lang: '', countryId: '', themeColor: '', themeType: '' };
  const website = { id: 2, ...names, flags: {}, popupMode: 'off' };
  const noPage = { records: [], total: 0, pageNo: 1, pageSize: 20 };

  test.each<[string, number, unknown, (gateway: Gateway) => Promise<unknown>]>([
    ['R-9.026 a website', 60_000, website, ({ site }) => site.websiteInfo({ websiteId: 2 })],
    ['R-9.027 the tag tree', 60_000, [], ({ categories }) => categories.cateAndTag({ industry: 'TEX' })],
    ['R-9.027 the categories', 60_000, [], ({ categories }) => categories.all({})],
    [
      'R-9.031 the check of a mobile number',
      2_160_000,
      verdict,
      ({ account }) => account.verifyMobile({ mobile: '1' }),
    ],
    ['R-9.032 the check of an address', 2_160_000, verdict, ({ account }) => account.verifyEmail({ email: 'a@b.co' })],
    [
      'R-9.033 the check of a WhatsApp number',
      2_160_000,
      verdict,
      ({ account }) => account.verifyWhatsapp({ whatsapp: '1' }),
    ],
    ['R-9.034 recommended tags', 2_160_000, [], ({ categories }) => categories.recommendTags({})],
    ['R-9.034 recommended products', 2_160_000, [], ({ catalogue }) => catalogue.recommendGoods({ limit: 5 })],
    ['R-9.034 recommended suppliers', 2_160_000, [], ({ catalogue }) => catalogue.recommendSupplier({ limit: 5 })],
    ['R-9.037 an industry’s tags', 900_000, [], ({ categories }) => categories.industryTags({ industry: 'TEX' })],
    ['R-9.038 new arrivals', 86_400_000, noPage, ({ catalogue }) => catalogue.latestGoods({})],
  ])('%s: cached for %i ms', async (_, lifeMs, data, ask) => {
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () =>
      createMicroResponse(data),
    );
    await ask(gateway);
    await clock.advance(lifeMs - 1);
    await ask(gateway);
    expect(requests.length).toBe(1);
    await clock.advance(1);
    await ask(gateway);
    expect(requests.length).toBe(2);
  });

  test('REL-17 a caller that cancels does not end another caller’s request', async () => {
    const reply = Promise.withResolvers<Response>();
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () => reply.promise);
    const leaving = new AbortController();
    const left = gateway.site.countries({}, { signal: leaving.signal });
    const stayed = gateway.site.countries({});
    await clock.flush();
    leaving.abort();
    reply.resolve(createMicroResponse([]));
    expect(await left).toEqual(err(gatewayError('NETWORK_ERROR', 'cancelled')));
    expect(await stayed).toEqual(ok([]));
    expect(requests.length).toBe(1);
  });

  test('REL-17 a request that all callers have cancelled is ended, and the next caller starts another', async () => {
    let answer: () => Response | Promise<Response> = () => new Promise(() => undefined);
    const { gateway, clock, requests } = createTestClient({ contract: gatewayContract }, () => answer());
    const leaving = new AbortController();
    const left = gateway.site.countries({}, { signal: leaving.signal });
    await clock.flush();
    leaving.abort();
    await left;
    answer = () => createMicroResponse([]);
    expect(await gateway.site.countries({})).toEqual(ok([]));
    expect(requests.length).toBe(2);
  });

  test('REL-17 a caller cannot change another caller’s response', async () => {
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      createMicroResponse([{ id: '1', enName: '', cnName: '', code2: '', dialingCode: '' }]),
    );
    const answer = await gateway.site.countries({});
    expect(() => answer.ok && answer.value.pop()).toThrow(TypeError);
  });

  test('a fresh read bypasses the cache, and later reads get its response', async () => {
    let ip = 0;
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse({ ip: String(++ip) }),
    );
    await gateway.site.currentIp({});
    expect(await gateway.site.currentIp({}, { fresh: true })).toEqual(ok({ ip: '2' }));
    expect(await gateway.site.currentIp({})).toEqual(ok({ ip: '2' }));
  });

  test('THR-27 a user who logs in after another gets responses of their own', async () => {
    let token = 'anna';
    const tokens = { buyer: () => token, supplier: () => '' };
    const { gateway, requests } = createTestClient({ contract: gatewayContract, tokens }, ({ body }) =>
      createGeneralResponse({ ip: (body as { token: string }).token }),
    );
    await gateway.site.currentIp({});
    token = 'bert';
    expect(await gateway.site.currentIp({})).toEqual(ok({ ip: 'bert' }));
    token = 'anna';
    await gateway.site.currentIp({});
    expect(requests.length).toBe(3);
  });

  test('THR-27 a response in progress while the token changes is not cached', async () => {
    const replies = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    let token = 'anna';
    let sent = 0;
    const tokens = { buyer: () => token, supplier: () => '' };
    const { gateway, clock, requests } = createTestClient(
      { contract: gatewayContract, tokens },
      () => replies[sent++]?.promise ?? createMicroResponse([]),
    );
    const anna = gateway.site.countries({});
    await clock.flush();
    token = 'bert';
    void gateway.site.countries({});
    await clock.flush();
    replies[0]?.resolve(createMicroResponse([]));
    await anna;
    token = 'anna';
    await gateway.site.countries({});
    expect(requests.length).toBe(3);
  });

  test('A-28 another language, site or page of a list is another read', async () => {
    let context: typeof testContext | (Omit<typeof testContext, 'lang'> & { lang: string }) = testContext;
    const list = { records: [], total: 0, pageNo: 1, pageSize: 20 };
    const { gateway, requests, forget } = createTestClient({ contract: gatewayContract, context: () => context }, () =>
      createMicroResponse(list),
    );
    await gateway.catalogue.searchGoods(keyword);
    await gateway.catalogue.searchGoods({ ...keyword, pageNo: 2 });
    context = { ...testContext, lang: 'ar' };
    await gateway.catalogue.searchGoods(keyword);
    expect(requests.length).toBe(3);
    forget();
    await gateway.catalogue.searchGoods(keyword);
    expect(requests.length).toBe(4);
  });

  test('a keyword with a lone surrogate is sent and not shared', async () => {
    const list = { records: [], total: 0, pageNo: 1, pageSize: 20 };
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => createMicroResponse(list));
    await gateway.catalogue.searchGoods({ keyword: '\ud800', pageNo: 1 });
    await gateway.catalogue.searchGoods({ keyword: '\ud800', pageNo: 1 });
    expect(requests.length).toBe(2);
  });
});

describe('the limits of the answer cache', () => {
  const answers = (limit: number) => {
    const clock = createSimulatedClock();
    const kept = createAnswerCache<string>(clock, limit);
    const asked: string[] = [];
    const share = (key: string) =>
      kept.share(key, 10_000, undefined, async () => {
        asked.push(key);
        return ok(key);
      });
    return { clock, asked, share };
  };

  test('REL-17 the least recently used answer is evicted when the cache is full', async () => {
    const { asked, share } = answers(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await share(key);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a read that failed with an exception is tried again', async () => {
    const kept = createAnswerCache<string>(createSimulatedClock());
    const broken = () => Promise.reject(new Error('a bug'));
    await expect(kept.share('a', 10_000, undefined, broken)).rejects.toThrow('a bug');
    expect(await kept.share('a', 10_000, undefined, async () => ok('mended'))).toEqual(ok('mended'));
  });

  test('REL-28 a clock that is set back does not cache answers longer', async () => {
    const { clock, asked, share } = answers(2);
    await share('a');
    await clock.advance(-259_200_000);
    await share('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
