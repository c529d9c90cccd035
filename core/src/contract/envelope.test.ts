import { describe, expect, test } from 'vitest';
import { err, ok } from '../result.ts';
import type { ClientKind } from './call.ts';
import { type EnvelopeContext, encodeSuccess, isSuccess, toErrorBody, unpackEnvelope, wrap } from './envelope.ts';

const device = { deviceId: 'd1', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' } as const;
const context: EnvelopeContext = {
  appVersion: '0.1.0',
  time: 1_760_000_000_000,
  lang: 'ar',
  token: 'bt_1',
  siteId: 2,
  websiteId: 5,
  device,
  exhibitionId: '1001',
  exhibitionType: 'TEX',
  themeType: 'homelife',
  country: '356',
};
const general = {
  data: { a: 1 },
  appVersion: '0.1.0',
  time: 1_760_000_000_000,
  lang: 'ar',
  token: 'bt_1',
  siteId: 2,
  websiteId: 5,
};
const KINDS: readonly ClientKind[] = ['general', 'micro', 'main', 'assistant', 'supplier'];

describe('requests', () => {
  test('R-3.051 R-7.002 a general call carries data, appVersion, time, lang, token, siteId and websiteId', () => {
    expect(wrap('general', context, { a: 1 })).toEqual(general);
    expect(wrap('micro', context, { a: 1 })).toEqual(general);
  });

  test('R-3.052 R-3.054 R-3.055 assistant and supplier calls also carry the device, the website and the exhibition', () => {
    for (const kind of ['assistant', 'supplier'] as const) {
      expect(wrap(kind, context, { a: 1 })).toMatchObject({ ...general, device, websiteId: 5, exhibitionId: '1001' });
    }
  });

  test('R-3.056 an assistant call carries the theme and no system', () => {
    const body = wrap('assistant', context, {});
    expect(body).toMatchObject({ themeType: 'homelife' });
    expect(body).not.toHaveProperty('systemId');
  });

  test('R-3.057 a supplier call carries the fixed system 10000 and no theme', () => {
    const body = wrap('supplier', context, {});
    expect(body).toMatchObject({ systemId: 10_000 });
    expect(body).not.toHaveProperty('themeType');
  });

  test('R-7.010 a main call carries its own members, including the misspelt one', () => {
    expect(wrap('main', context, { a: 1 })).toEqual({
      data: { a: 1 },
      token: 'bt_1',
      country: '356',
      lang: 'ar',
      exhibitonType: 'TEX',
      appVersion: '0.1.0',
      device,
      time: 1_760_000_000_000,
    });
  });
});

describe('responses', () => {
  test.each<[string, ClientKind, object]>([
    ['R-8.001 assistant code 0', 'assistant', { code: 0 }],
    ['R-8.001 supplier code 0 as text', 'supplier', { code: '0' }],
    ['R-8.004 micro success true', 'micro', { success: true }],
    ['R-8.007 general code 0 as text', 'general', { code: '0' }],
    ['R-8.007 general code 200 as text', 'general', { code: '200' }],
    ['R-8.007 general code 0', 'general', { code: 0 }],
    ['R-8.007 general code 200', 'general', { code: 200 }],
    ['main code 200', 'main', { code: '200' }],
    ['main success true', 'main', { code: '7', success: true }],
  ])('R-7.125 success: %s', (_, kind, body) => {
    expect(isSuccess(kind, { ...body })).toEqual(true);
    expect(unpackEnvelope(kind, { ...body, data: [1] })).toEqual(ok([1]));
  });

  test.each<[string, ClientKind, object]>([
    ['assistant code 200', 'assistant', { code: 200 }],
    ['supplier without a code', 'supplier', { success: true }],
    ['micro code 200 alone', 'micro', { code: 200 }],
    ['micro success as text', 'micro', { success: 'true' }],
    ['general success true alone', 'general', { code: '1', success: true }],
    ['general code 2000', 'general', { code: '2000' }],
  ])('R-7.125 no success: %s', (_, kind, body) => {
    expect(isSuccess(kind, { ...body })).toEqual(false);
  });

  test('R-7.126 on success the caller gets only the data, even if it is null', () => {
    expect(unpackEnvelope('general', { code: '0', data: { a: 1 }, msg: 'done' })).toEqual(ok({ a: 1 }));
    expect(unpackEnvelope('general', { code: '0', data: null })).toEqual(ok(null));
  });

  test.each<[string, ClientKind, object]>([
    ['R-8.002 assistant 100001', 'assistant', { code: 100001, message: 'again' }],
    ['R-8.002 supplier 100001', 'supplier', { code: 100001, message: 'again' }],
    ['R-8.005 micro 401', 'micro', { success: false, code: 401, msg: 'again' }],
    ['R-8.008 general 401', 'general', { code: '401', msg: 'again' }],
    ['main 401', 'main', { code: '401', message: 'again' }],
  ])('an invalid token is reported as a token error: %s', (_, kind, body) => {
    expect(unpackEnvelope(kind, body)).toMatchObject(err({ kind: 'INVALID_TOKEN', message: 'again' }));
  });

  test.each<[string, ClientKind, object, string]>([
    ['R-8.003 assistant', 'assistant', { code: 5, message: 'x' }, 'x'],
    ['R-8.003 assistant reads its message alone', 'assistant', { code: 5, msg: 'm', message: 'x' }, 'x'],
    ['R-8.003 supplier without one', 'supplier', { code: 5, msg: 'm', errorMessage: 'e' }, ''],
    ['a message that is no text is none', 'main', { code: '5', msg: {}, message: ['x'], errorMessage: 'e' }, 'e'],
    ['R-8.003 assistant 401 is no token error of its own', 'assistant', { code: 401, message: 'x' }, 'x'],
    ['R-8.006 micro prefers msg', 'micro', { success: false, code: 5, msg: 'm', message: 'x' }, 'm'],
    ['R-8.006 micro falls back to message', 'micro', { success: false, code: 5, msg: '', message: 'x' }, 'x'],
    ['R-8.010 general prefers msg', 'general', { code: '5', msg: 'm', message: 'x' }, 'm'],
    ['R-8.010 general falls back to message', 'general', { code: '5', message: 'x' }, 'x'],
    ['R-8.032 general errorMessage at last', 'general', { code: '5', errorMessage: 'e' }, 'e'],
    ['R-8.032 general without any', 'general', { code: '5' }, ''],
  ])('other codes are a server error with its message: %s', (_, kind, body, message) => {
    expect(unpackEnvelope(kind, body)).toMatchObject(err({ kind: 'SERVER_ERROR', message }));
  });

  test.each([null, 'text', 5, [], {}, { data: 1 }])('a response without an envelope is a network error: %j', (body) => {
    expect(unpackEnvelope('general', body)).toEqual(err({ kind: 'NETWORK_ERROR', code: '', message: '' }));
  });

  test.each<[string, unknown]>([
    ['an object that is no text', { toString: [] }],
    ['a list that reads as a good code', [0]],
    ['a list that reads as a bad token', ['401']],
    ['true', true],
    ['null', null],
  ])('R-7.126 a code that is neither text nor number is ignored, and throws no exception: %s', (_, code) => {
    for (const kind of KINDS) {
      expect(unpackEnvelope(kind, { code, data: 1 })).toEqual(err({ kind: 'SERVER_ERROR', code: '', message: '' }));
    }
  });

  test('a rejection includes the time to wait', () => {
    const busy = unpackEnvelope('micro', { success: false, code: 429, msg: 'wait' }, 7);
    expect(busy).toEqual(err({ kind: 'SERVER_ERROR', code: '429', message: 'wait', retryAfterSeconds: 7 }));
  });

  test.each(KINDS)('R-8.021 the request ID is included in a rejection of the %s kind', (kind) => {
    const failed = unpackEnvelope(kind, { ...toErrorBody(kind, '500', 'failed'), requestId: 'r-1' });
    expect(failed).toEqual(err({ kind: 'SERVER_ERROR', code: '500', message: 'failed', requestId: 'r-1' }));
    for (const requestId of ['', 7, null]) {
      expect(unpackEnvelope(kind, { ...toErrorBody(kind, '500', 'failed'), requestId })).toEqual(
        err({ kind: 'SERVER_ERROR', code: '500', message: 'failed' }),
      );
    }
  });
});

describe('the client reads every gateway response', () => {
  test.each(KINDS)('a success of the %s kind', (kind) => {
    expect(unpackEnvelope(kind, JSON.parse(encodeSuccess(kind, '{"a":[1]}')))).toEqual(ok({ a: [1] }));
  });

  test.each(KINDS)('a rejection of the %s kind', (kind) => {
    const refused = unpackEnvelope(kind, toErrorBody(kind, '404', 'gone'));
    expect(refused).toEqual(err({ kind: 'SERVER_ERROR', code: '404', message: 'gone' }));
  });

  test.each(KINDS)('an invalid token of the %s kind', (kind) => {
    expect(unpackEnvelope(kind, toErrorBody(kind, '401', 'again'))).toMatchObject(
      err({ kind: 'INVALID_TOKEN', message: 'again' }),
    );
  });
});
