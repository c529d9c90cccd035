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

describe('reads that share an answer', () => {
  test('R-9.025 equal reads within ten seconds are one request, later ones another', async () => {
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

  test('R-9.025 reads that meet on the way share the request', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => createMicroResponse([]));
    const [one, other] = await Promise.all([gateway.site.countries({}), gateway.site.countries({})]);
    expect(other).toBe(one);
    expect(requests.length).toBe(1);
  });

  test('R-9.025 failures are not kept', async () => {
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

  test('R-7.012 R-9.030 a member check is kept a minute for its address', async () => {
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
  ])('%s: kept for %i ms', async (_, lifeMs, data, ask) => {
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

  test('REL-17 a caller that leaves does not end the request of another', async () => {
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

  test('REL-17 a request that everybody has left is ended, and the next caller starts another', async () => {
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

  test('REL-17 what one caller does to an answer cannot reach another', async () => {
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      createMicroResponse([{ id: '1', enName: '', cnName: '', code2: '', dialingCode: '' }]),
    );
    const answer = await gateway.site.countries({});
    expect(() => answer.ok && answer.value.pop()).toThrow(TypeError);
  });

  test('a fresh read goes past what is kept, and is what later reads get', async () => {
    let ip = 0;
    const { gateway } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse({ ip: String(++ip) }),
    );
    await gateway.site.currentIp({});
    expect(await gateway.site.currentIp({}, { fresh: true })).toEqual(ok({ ip: '2' }));
    expect(await gateway.site.currentIp({})).toEqual(ok({ ip: '2' }));
  });

  test('THR-27 whoever logs in after another gets answers of their own', async () => {
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

  test('THR-27 an answer that is under way at a change of token is not kept', async () => {
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

  test('a keyword with half a character in it is sent and not shared', async () => {
    const list = { records: [], total: 0, pageNo: 1, pageSize: 20 };
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => createMicroResponse(list));
    await gateway.catalogue.searchGoods({ keyword: '\ud800', pageNo: 1 });
    await gateway.catalogue.searchGoods({ keyword: '\ud800', pageNo: 1 });
    expect(requests.length).toBe(2);
  });
});

describe('how much is kept', () => {
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

  test('REL-17 of more answers than it holds the longest unused goes', async () => {
    const { asked, share } = answers(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await share(key);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a question that broke is asked anew', async () => {
    const kept = createAnswerCache<string>(createSimulatedClock());
    const broken = () => Promise.reject(new Error('a bug'));
    await expect(kept.share('a', 10_000, undefined, broken)).rejects.toThrow('a bug');
    expect(await kept.share('a', 10_000, undefined, async () => ok('mended'))).toEqual(ok('mended'));
  });

  test('REL-28 a clock that is set back does not keep answers longer', async () => {
    const { clock, asked, share } = answers(2);
    await share('a');
    await clock.advance(-259_200_000);
    await share('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
