import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { describe, expect, test } from 'vitest';
import { findFault, findLeak } from './judge.ts';

const REQUEST_ID = { 'x-request-id': '0b7d2d1e-7a57-4bd0-9fd5-6a1fd7c9ce70' };
const seen = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ ...REQUEST_ID, ...headers }),
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const refused = (code: string, message = 'Check email: it is missing') => ({ code, data: null, message });
const { login } = gatewayContract.account;
const { submitNew } = gatewayContract.rfq;

describe('the judge of answers', () => {
  test.each([
    ['a success', seen(200, { code: '0', data: {} })],
    ['a refusal', seen(400, refused('400'))],
    ['a gateway that is busy and says how long', seen(503, refused('503'), { 'retry-after': '4' })],
    ['a login that says no', seen(200, refused('1004'))],
  ])('%s is allowed', (_, answer) => {
    expect(findFault(login, answer)).toEqual(undefined);
  });

  test.each([
    ['a bug', seen(500, refused('500')), 'answered 500'],
    ['a gateway that is busy for ever', seen(503, refused('503')), 'answered 503'],
    ['a redirection', seen(302, ''), 'answered 302'],
    ['a stack', seen(400, refused('400', 'at read (/work/wire/read-body.ts:12:3)')), 'tells its insides'],
    ['a database’s words', seen(400, refused('400', 'syntax error at or near "x"')), 'tells its insides'],
    ['a page', seen(404, '<h1>Not found</h1>'), 'is no JSON'],
    ['a refusal without words', seen(400, refused('400', ' ')), 'refuses without a word'],
    ['a refusal that looks like a success', seen(200, refused('404')), 'refuses by 404 as a success'],
    ['a success that looks like a refusal', seen(404, { code: '0', data: {} }), 'is a success and a refusal'],
  ])('%s is not allowed', (_, answer, fault) => {
    expect(findFault(submitNew, answer)).toEqual(fault);
  });

  test('an answer without a request id is not allowed', () => {
    expect(findFault(login, { ...seen(200, { code: '0', data: {} }), headers: new Headers() })).toEqual(
      'has no request id',
    );
  });

  test('an upload answers with a list without an envelope', () => {
    expect(findFault(gatewayContract.upload.image, seen(200, [{ id: '1', msgs: [] }]))).toEqual(undefined);
  });
});

test('REL-35 THR-58 user input, tokens and IP addresses are detected in a log, and request ids are not mistaken for them', () => {
  const token = `bt_${'x'.repeat(43)}`;
  expect(
    [
      '{"email":"CANARY-1@example.com"}',
      token,
      `code ${'y'.repeat(43)}`,
      'from 10.0.3.7',
      REQUEST_ID['x-request-id'],
    ].map(findLeak),
  ).toEqual(['CANARY', `bt_${'x'.repeat(20)}`, 'y'.repeat(43), '10.0.3.7', undefined]);
});
