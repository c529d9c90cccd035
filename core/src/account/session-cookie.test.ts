import { describe, expect, test } from 'vitest';
import { LOGIN_MARK, sessionCookie } from './session-cookie.ts';

const token = `bt_${'A'.repeat(43)}`;

describe('the login cookie', () => {
  test('R-9.013 THR-55 lives as long as the token, and no script can read it', () => {
    expect(sessionCookie('http://localhost:3000').set(token)).toEqual(
      `buyer_token=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  test('THR-55 cannot be set by another host of the domain under https', () => {
    const rule = sessionCookie('https://fairhall.example');
    expect(rule.set(token)).toEqual(
      `__Host-buyer_token=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(rule.ended).toEqual('__Host-buyer_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(rule.read(`buyer_login=1; buyer_token=${token}`)).toBeUndefined();
  });

  test.each([
    [`buyer_token=${token}`, token],
    [`lang=en; buyer_token=${token}; other=1`, token],
    [`x_buyer_token=${token}`, undefined],
    ['buyer_token=', undefined],
    [`buyer_token=st_${'A'.repeat(43)}`, undefined],
    [`buyer_token=${token}x`, undefined],
    [`buyer_token=${token}; buyer_token=bt_${'B'.repeat(43)}`, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('is read from %j', (header, found) => {
    const marked = header == null ? header : `${LOGIN_MARK}=1; ${header}`;
    expect(sessionCookie('http://localhost').read(marked)).toEqual(found);
  });

  test('R-4.067 is ignored without the login mark that a logout removes', () => {
    const { read } = sessionCookie('http://localhost');
    expect(read(`buyer_token=${token}`)).toBeUndefined();
    expect(read(`buyer_token=${token}; buyer_login=0`)).toBeUndefined();
  });
});
