import { CALL_EXAMPLES } from '@fairhall/core/contract/call-examples/call-examples';
import { gatewayError } from '@fairhall/core/contract/error';
import { createScriptedClient, type ScriptedAnswer } from '@fairhall/core/contract/scripted-client';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { checkLogin, pageLogin } from './page-login.ts';

const COOKIES = `buyer_token=bt_${'A'.repeat(43)}; buyer_login=1`;
const ENDED = 'buyer_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

/** Returns the state of a login after the gateway has given this answer. */
async function checkedBy(answer: ScriptedAnswer) {
  const login = pageLogin(COOKIES, 'http://fairhall.test');
  await checkLogin(login, createScriptedClient(() => answer).gateway);
  return { isThere: await login.isThere(), endedCookie: login.endedCookie() };
}

test('THR-08 R-2.007 a session unknown to the gateway does not block a login page, and its cookie is cleared', async () => {
  expect(await checkedBy(err(gatewayError('INVALID_TOKEN', '401')))).toEqual({ isThere: false, endedCookie: ENDED });
});

test('R-2.007 a valid session counts', async () => {
  const output = CALL_EXAMPLES['account.userInfo']?.output;
  expect(await checkedBy(ok(output))).toEqual({ isThere: true, endedCookie: null });
});

test('REL-18 a session that cannot be checked stays', async () => {
  expect(await checkedBy(err(gatewayError('SERVER_ERROR', '503')))).toEqual({ isThere: true, endedCookie: null });
});
