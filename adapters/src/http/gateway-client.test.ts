import { read, submit } from '@fairhall/core/contract/call';
import { gatewayError } from '@fairhall/core/contract/error';
import { empty } from '@fairhall/core/contract/fields';
import { CALL_SIGNATURE_PATTERN } from '@fairhall/core/contract/signature';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { upload } from '@fairhall/core/contract/upload/calls';
import { err } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';
import { createSign, createSignatureCrypto } from '../crypto/signature-crypto.ts';
import { createGeneralResponse, createMicroResponse, createTestClient, testContext } from '../memory/test-client.ts';

const visitor = { visitorId: () => 'visitor-1', visitorKey: () => 'k'.repeat(43) };
const tokens = { buyer: () => 'buyer-token', supplier: () => 'supplier-token' };
const localFile = {
  name: 'بطاقة.png',
  size: 1,
  type: 'image/png',
  arrayBuffer: async () => new TextEncoder().encode('x').buffer,
};
const unreadable = () => Promise.reject(new Error('the file is gone'));
const enquiry = {
  type: 'product',
  targetId: 'P1',
  supplierId: 'S1',
  content: 'how many',
  email: 'a@b.co',
  source: 3,
} as const;

const call = { input: empty, output: empty, requirements: [] };
const testContract = {
  assistant: read({ ...call, id: 'API-900', client: 'assistant', path: 'blade-purchaser/test' }),
  supplier: read({ ...call, id: 'API-901', client: 'supplier', path: 'blade-supplier/test' }),
  elsewhere: read({ ...call, id: 'API-902', client: 'micro', path: 'https://elsewhere.test/ip' }),
  fileElsewhere: submit({
    ...call,
    id: 'API-904',
    client: 'micro',
    path: 'https://elsewhere.test/file',
    body: 'multipart',
    input: upload.image.input,
  }),
  nearby: read({ ...call, id: 'API-903', client: 'micro', path: '//gateway.test.elsewhere.test/ip' }),
};

describe('a request', () => {
  test('R-7.001 R-7.003 R-7.005 is posted below the gateway’s root', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse({ ip: '' }),
    );
    await gateway.site.currentIp({});
    expect(requests.map(({ method, url }) => ({ method, url }))).toEqual([
      { method: 'POST', url: 'https://gateway.test/gateway/blade-system/ip/getCurrentIp' },
    ]);
  });

  test('R-7.002 R-3.051 of a general call has the general envelope', async () => {
    const { gateway, requests, clock } = createTestClient({ contract: gatewayContract, tokens }, () =>
      createGeneralResponse({ ip: '' }),
    );
    await gateway.site.currentIp({});
    expect(requests[0]?.body).toEqual({
      data: {},
      appVersion: '0.1.0',
      time: clock.now(),
      lang: 'en',
      token: 'buyer-token',
      siteId: 999,
      websiteId: 2,
    });
  });

  test('R-7.010 of the main client has a body of its own', async () => {
    const { gateway, requests, clock } = createTestClient({ contract: gatewayContract }, () =>
      createGeneralResponse({ inquiryId: 'i' }),
    );
    await gateway.enquiry.submitNew(enquiry, { idempotencyKey: 'key' });
    const { country, lang, appVersion, device } = testContext;
    const rest = { country, lang, exhibitonType: '', appVersion, device };
    expect(requests[0]?.body).toEqual({ data: enquiry, token: '', time: clock.now(), ...rest });
  });

  test('R-3.052 R-3.053 R-3.054 R-3.055 R-3.056 R-3.057 of an assistant or supplier call is signed and describes the device', async () => {
    const sign = createSign(createSignatureCrypto(), () => undefined);
    const answer = () => Response.json({ code: 0, data: {} });
    const { gateway, requests, clock } = createTestClient({ contract: testContract, tokens, sign }, answer);
    await gateway.assistant({});
    await gateway.supplier({});
    const both = { ...testContext, data: {}, time: clock.now(), sign: expect.stringMatching(CALL_SIGNATURE_PATTERN) };
    const { exhibitionType: _, country: __, themeType, ...rest } = both;
    expect(requests.map((request) => request.body)).toEqual([
      { ...rest, token: 'buyer-token', themeType },
      { ...rest, token: 'supplier-token', systemId: 10_000 },
    ]);
  });

  test('R-7.006 of the micro API has the token in Blade-Auth if there is one', async () => {
    const withToken = createTestClient({ contract: gatewayContract, tokens }, () => createMicroResponse([]));
    await withToken.gateway.site.countries({});
    const without = createTestClient({ contract: gatewayContract }, () => createMicroResponse([]));
    await without.gateway.site.countries({});
    const another = createTestClient({ contract: gatewayContract, tokens }, () => createGeneralResponse({ ip: '' }));
    await another.gateway.site.currentIp({});
    const requests = [...withToken.requests, ...without.requests, ...another.requests];
    expect(requests.map((request) => request.headers['blade-auth'])).toEqual([
      'bearer buyer-token',
      undefined,
      undefined,
    ]);
  });

  test('R-7.007 R-7.008 has authorization, visitor id and visitor proof', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract, visitor }, () =>
      createMicroResponse([]),
    );
    await gateway.site.countries({});
    expect(requests[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Basic d2ViOnB1YmxpYw==',
      'content-type': 'application/json',
      'meo-id': 'visitor-1',
      'x-visitor-key': 'k'.repeat(43),
    });
  });

  test('R-7.009 THR-20 has the page URL, percent-encoded and without secrets', async () => {
    const page = () =>
      'https://fairhall.test/معرض_P1.html?pageNo=2&ac=secret&email=a%40b.co&rfq_email=x&pretoken=y&keyword=مصباح#x';
    const { gateway, requests } = createTestClient({ contract: gatewayContract, page }, () => createMicroResponse([]));
    await gateway.site.countries({});
    const header = requests[0]?.headers['page-url'] ?? '';
    expect(header).toMatch(/^[A-Za-z0-9%._~!*'()-]+$/);
    const url = new URL(decodeURIComponent(header));
    expect(decodeURI(url.pathname)).toBe('/معرض_P1.html');
    expect([...url.searchParams]).toEqual([
      ['pageNo', '2'],
      ['keyword', 'مصباح'],
    ]);
    expect(url.hash).toBe('');
  });

  test('R-7.004 with a file is a form that contains the token, with the file after the fields it depends on', async () => {
    const { gateway, requests, clock } = createTestClient({ contract: gatewayContract, tokens, visitor }, () =>
      Response.json([]),
    );
    await gateway.upload.image({ file: localFile, visibility: 'private' }, { idempotencyKey: 'key' });
    const { body, headers } = requests[0] ?? {};
    if (!(body instanceof FormData)) throw new Error('no form');
    const { file, ...fields } = Object.fromEntries(body);
    const own = { appVersion: '0.1.0', lang: 'en', token: 'buyer-token', siteId: '999', websiteId: '2' };
    expect(fields).toEqual({ ...own, time: String(clock.now()), visibility: 'private' });
    expect([...body.keys()].at(-1)).toEqual('file');
    expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual(['بطاقة.png', 'image/png', 'x']);
    expect(headers).toMatchObject({
      'idempotency-key': 'key',
      'x-visitor-key': 'k'.repeat(43),
      'accept-language': 'en',
    });
    expect(headers?.['content-type']).toBeUndefined();
  });

  test('with a browser’s own file sends it without reading it first', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () =>
      createMicroResponse({ fileId: 'f', fileName: 'a', size: 1 }),
    );
    const file = Object.assign(new File(['need'], 'need.txt', { type: 'text/plain' }), { arrayBuffer: unreadable });
    expect((await gateway.rfq.attach({ file }, { idempotencyKey: 'key' })).ok).toEqual(true);
    const body = requests[0]?.body;
    const sent = body instanceof FormData ? body.get('file') : null;
    expect(sent instanceof File && [sent.name, sent.size, sent.type]).toEqual(['need.txt', 4, 'text/plain']);
  });

  test('with a file that can no longer be read fails like a network error, and is not sent', async () => {
    const { gateway, requests } = createTestClient({ contract: gatewayContract }, () => Response.json([]));
    const file = { ...localFile, arrayBuffer: unreadable };
    const answer = await gateway.upload.image({ file }, { idempotencyKey: 'key' });
    expect(answer).toEqual(err(gatewayError('NETWORK_ERROR')));
    expect(requests).toEqual([]);
  });

  test('REL-01 a submit outlives its page unless it is long, and a read ends with it', async () => {
    const outliving: (boolean | undefined)[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      outliving.push(init?.keepalive);
      return createGeneralResponse({});
    };
    const { gateway } = createTestClient({ contract: gatewayContract, fetch }, () => createGeneralResponse({}));
    await gateway.enquiry.submitNew(enquiry, { idempotencyKey: 'key' });
    await gateway.enquiry.submitNew({ ...enquiry, content: 'x'.repeat(3_000) }, { idempotencyKey: 'other' });
    await gateway.site.currentIp({});
    expect(outliving).toEqual([true, undefined, undefined]);
  });

  test('THR-19 a file is never sent to another origin', async () => {
    const { gateway, requests } = createTestClient({ contract: testContract, tokens }, () => createMicroResponse({}));
    await expect(gateway.fileElsewhere({ file: localFile }, { idempotencyKey: 'key' })).rejects.toThrow('API-904');
    expect(requests).toEqual([]);
  });

  test('THR-19 to another origin has no token and none of our headers', async () => {
    const page = () => 'https://fairhall.test/';
    const options = { contract: testContract, tokens, visitor, page };
    const { gateway, requests } = createTestClient(options, () => createMicroResponse({}));
    await gateway.elsewhere({}, { idempotencyKey: 'key' });
    await gateway.nearby({});
    expect(requests.map(({ headers, body }) => [headers, (body as { token: string }).token])).toEqual([
      [{ accept: 'application/json', 'content-type': 'application/json' }, ''],
      [{ accept: 'application/json', 'content-type': 'application/json' }, ''],
    ]);
  });

  test('an origin that has a path or is missing is rejected when the client is created', () => {
    for (const origin of ['', '/', 'https://gateway.test/', 'https://gateway.test/api', 'gateway.test']) {
      expect(() => createTestClient({ contract: gatewayContract, origin }, () => createGeneralResponse({}))).toThrow(
        'is no origin',
      );
    }
  });
});

describe('reporting a failure', () => {
  const refused = () => Response.json({ code: '401', message: 'log in' }, { status: 401 });

  test('R-8.011 R-8.012 fires one event for main calls with a bad token, and asks for a new login in our words', async () => {
    const { gateway, rejectedTokens } = createTestClient({ contract: gatewayContract }, refused);
    const answers = await Promise.all([gateway.enquiry.dailyCount({}), gateway.enquiry.dailyCount({})]);
    const invalid = err(gatewayError('INVALID_TOKEN', '401'));
    expect(answers).toEqual([invalid, invalid]);
    expect(rejectedTokens).toEqual(['token-error']);
  });

  test('R-8.008 fires no event for a general call with a bad token', async () => {
    const { gateway, rejectedTokens } = createTestClient({ contract: gatewayContract }, refused);
    expect(await gateway.site.currentIp({})).toEqual(err(gatewayError('INVALID_TOKEN', '401', 'log in')));
    expect(rejectedTokens).toEqual([]);
  });

  test('R-8.018 is left to the caller if it handles the failure', async () => {
    const { gateway, unhandled } = createTestClient({ contract: gatewayContract }, () =>
      Response.json({ code: '404', msg: 'gone' }),
    );
    await gateway.site.currentIp({}, { handled: true });
    expect(unhandled).toEqual([]);
    await gateway.site.currentIp({});
    expect(unhandled).toEqual([gatewayError('SERVER_ERROR', '404', 'gone')]);
  });
});
