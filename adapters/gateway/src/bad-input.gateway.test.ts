import { type Access, listCalls } from '@fairhall/core/contract/call';
import { unpackEnvelope } from '@fairhall/core/contract/envelope';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertSession } from '../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { createBrowserSign, post, readError, submitHeaders, testGateway } from '../../../tests/support/gateway.ts';
import { insertStaff } from '../../../tests/support/staff.ts';
import { MAX_BODY } from './wire/read-body.ts';

const database = testDatabase();
const gateway = testGateway(database);
const calls = [...listCalls(completeContract)].map(({ name, call }) => ({ name, call }));

const BODIES: Readonly<Record<string, string>> = {
  'an empty body': '',
  'text that is no JSON': 'data=1',
  'half of a JSON text': '{"data":{"email":"a',
  'a JSON text with more behind it': '{"data":{}} {}',
  'null in place of the envelope': 'null',
  'an array in place of the envelope': '[]',
  'a number in place of the envelope': '7',
  'an envelope without data': '{"lang":"en"}',
  'null as data': '{"data":null}',
  'a text as data': '{"data":"x"}',
  'an array as data': '{"data":[]}',
  'a member that nobody knows': '{"data":{"nobodyKnowsThis":1}}',
  'an envelope member that nobody knows': '{"data":{},"admin":true}',
  'a prototype as member': '{"data":{"__proto__":{"admin":true}}}',
  'a member named twice': '{"data":{"a":1,"a":2}}',
  'an envelope member named twice': '{"data":{},"data":{}}',
  'NUL in a text': '{"data":{"email":"a\\u0000@b.co","token":"\\u0000"}}',
  'half a character in a text': '{"data":{"email":"\\ud800"}}',
  'NUL as it is': '{"data":{"email":"\u0000"}}',
  'sixty thousand arrays': `{"data":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
  'sixty thousand arrays that never end': '['.repeat(60_000),
  'a body above the limit': JSON.stringify({ data: { email: 'x'.repeat(MAX_BODY) } }),
  'numbers beyond all bounds': '{"data":{"pageNo":1e999,"limit":-1e308,"websiteId":1e400}}',
  'a token that is a number': '{"data":{},"token":1}',
  'a language that is an object': '{"data":{},"lang":{}}',
  'a site that is a text': '{"data":{},"siteId":"turkey"}',
  'a time that is a text': '{"data":{},"time":"now"}',
};

/** A token that is allowed to make such calls; '' where none is needed. */
async function goodToken(access: Access): Promise<string> {
  if (access === 'support' || access === 'operator') return (await insertStaff(database(), { role: access })).token;
  if (access === 'supplier') return insertSession(database(), 'supplier', { accountId: 'weaver' });
  return access === 'buyer' ? insertSession(database(), 'buyer', { accountId: 'buyer' }) : '';
}

/** The supplier of the supplier account. */
beforeAll(() => insertSupplier(database(), 'S1'));

/** Calls that accept empty input, and return an empty result to callers for whom nothing is pending. */
const FIND_NOTHING: ReadonlySet<string> = new Set(['confirmation.sendAgain']);

describe.each(calls)('bad input to $name', ({ name, call }) => {
  const needsNothing = call.input.safeParse({}).success;
  const wrongTypes = wrongData(call.input);

  const send = async (body: string) => {
    const token = await goodToken(call.access);
    const shown = {
      ...(token === '' ? {} : { token }),
      ...(['supplier', 'assistant'].includes(call.client) ? createBrowserSign() : {}),
    };
    const members = Object.entries(shown).map(([name, value]) => `"${name}":${JSON.stringify(value)},`);
    const whole = body.replace(/^\{"data"/, () => `{${members.join('')}"data"`);
    return post(gateway(), call.path, whole, { headers: submitHeaders(), address: anyAddress() });
  };

  test.each([...Object.entries(BODIES), ...wrongTypes])('%s', async (_, body) => {
    const response = await send(body);
    const text = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(text).not.toMatch(/\bat .*\.(ts|js):\d+|Error:|zod|sql/i);
    expect(unpackEnvelope(call.client, JSON.parse(text))).toMatchObject({
      ok: false,
      error: { kind: 'SERVER_ERROR', message: expect.stringMatching(/\S/) },
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test(needsNothing ? 'no member at all is enough' : 'no member at all', async () => {
    const { status } = await send('{"data":{}}');
    const taken = FIND_NOTHING.has(name) ? 404 : 200;
    expect(status).toEqual(call.body === 'multipart' ? 415 : needsNothing ? taken : 400);
  });
});

describe('rejections', () => {
  test('are in the language of the envelope or else the browser, and name the field and the problem', async () => {
    const verify = 'blade-system/public/email/verify';
    const headers = { 'accept-language': 'ar-EG,ar;q=0.9' };
    expect(await readError(post(gateway(), verify, {}, { envelope: { lang: 'en' } }))).toEqual({
      status: 400,
      code: '400',
      message: 'Check email: this is required',
    });
    expect(await readError(post(gateway(), verify, { email: 5 }, { envelope: { lang: 'ar' } }))).toEqual({
      status: 400,
      code: '400',
      message: 'يرجى مراجعة email: نوع القيمة غير صحيح',
    });
    expect(await readError(post(gateway(), verify, '[', { headers }))).toEqual({
      status: 400,
      code: '400',
      message: 'تعذّرت قراءة هذا الطلب. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
    });
    expect(
      (await readError(post(gateway(), verify, { email: 'x'.repeat(321) }, { envelope: { lang: 'xx' } }))).message,
    ).toEqual('Check email: use 320 characters or fewer');
    const blank = { type: 'product', targetId: 'P1', supplierId: 'S1', email: 'a@b.co', source: 3 };
    for (const content of ['', ' \n ']) {
      const sent = post(
        gateway(),
        'inquiry/submitNewInquiry.json',
        { ...blank, content },
        { headers: submitHeaders() },
      );
      expect((await readError(sent)).message).toEqual('Check content: this is required');
    }
    expect((await readError(post(gateway(), 'search/goods', { sort: 'cheap' }))).message).toEqual(
      'Check sort: must be one of relevance, newest, priceAsc, priceDesc',
    );
    expect((await readError(post(gateway(), 'search/goods', { filters: { x: 1 } }))).message).toEqual(
      'Check filters.x: not recognised',
    );
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    '',
  ])('THR-21 the gateway accepts only JSON: %j', async (type) => {
    expect(
      (await post(gateway(), 'blade-system/country/list', {}, { headers: { 'content-type': type } })).status,
    ).toEqual(415);
  });

  test('THR-21 a POST from another site is rejected and changes nothing', async () => {
    const headers = { ...submitHeaders(), origin: 'https://evil.example' };
    expect(await readError(post(gateway(), 'inquiry/submitNewInquiry.json', {}, { headers }))).toMatchObject({
      status: 403,
      message: 'This request came from another site and was blocked.',
    });
    const own = { origin: 'http://fairhall.test' };
    expect((await post(gateway(), 'blade-system/country/list', {}, { headers: own })).status).toEqual(200);
  });

  test('R-7.001 an unknown path returns 404 and a wrong method 405, both in the envelope', async () => {
    const ask = (path: string, method: string) =>
      gateway().handle(new Request(`http://localhost/gateway/${path}`, { method }), { address: '192.0.2.1' });
    for (const path of [
      '',
      'nothing',
      'search/goods/',
      'search//goods',
      '..%2f..%2fetc%2fpasswd',
      '__proto__',
      'dev',
      'imagex/1.jpg',
      '1000/en/terms.json',
    ]) {
      const response = await ask(path, 'GET');
      expect({ path, status: response.status, body: await response.json() }).toMatchObject({
        path,
        status: 404,
        body: { code: '404' },
      });
    }
    const wrong = await ask('search/goods', 'GET');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await ask('openapi.json', 'DELETE')).status).toEqual(405);
  });

  test('a request body is read only up to the limit, whatever its declared length', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' };
    const response = await gateway().handle(new Request('http://localhost/gateway/search/goods', init as RequestInit), {
      address: '192.0.2.1',
    });
    expect(response.status).toEqual(413);
    expect(pulled).toBeLessThan(2 * MAX_BODY);
  });
});

/** Inputs in which one member has a value of a wrong type, for every member and type. */
function wrongData(input: (typeof calls)[number]['call']['input']): [string, string][] {
  const shape = Object.keys((input as unknown as { shape: object }).shape); // inputs are objects
  const values: [string, unknown][] = [
    ['an object', { a: 1 }],
    ['an array of arrays', [[]]],
    ['true', true],
    ['a fraction', 0.5],
    ['a text of 100,000 letters', 'x'.repeat(100_000)],
  ];
  const bodies = shape.flatMap((member) =>
    values.map(([name, value]) => ({ name: `${name} as ${member}`, data: { [member]: value } })),
  );
  return bodies
    .filter(({ data }) => !input.safeParse(data).success)
    .map(({ name, data }) => [name, JSON.stringify({ data })]);
}

let addresses = 0;
/** A new network address for each request, so that rate limits do not interfere. */
function anyAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
