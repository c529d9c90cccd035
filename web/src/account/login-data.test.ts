import '../start/screens.ts';
import { describe, expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { loginData } from './login-data.ts';
import { resetData } from './reset-data.ts';

// The loader reads only these values of a boot.
const boot = {
  deployPath: '/shop',
  origin: 'https://fairhall.example',
  audience: 'buyer',
  device: 'pc',
  production: true,
} as unknown as Boot;

const data = (query: string, kind: 'login' | 'register' = 'login') =>
  loginData({ search: new URLSearchParams(query), boot }, kind);

describe('the data in the URL of a login page', () => {
  test('R-2.153 R-2.154 the page, or a flag in the URL, selects the form', () => {
    const nothing = { email: null, next: null, reason: null };
    expect(data('')).toEqual({ tab: 'login', ...nothing });
    expect(data('register=1')).toEqual({ tab: 'register', ...nothing });
    expect(data('', 'register')).toEqual({ tab: 'register', ...nothing });
  });

  test('R-4.037 R-4.038 an email address in it is filled in', () => {
    expect(data('email=priya%40malabar.example').email).toBe('priya@malabar.example');
  });

  test('a visitor redirected from a private page sees the reason, and returns there', () => {
    expect(data('redirect=%2Fshop%2Frfq%2Fmanage%3FpageNo%3D2')).toEqual({
      tab: 'login',
      email: null,
      next: '/shop/rfq/manage?pageNo=2',
      reason: { key: 'account.reason.page' },
    });
    expect(data('redirect=%2Fshop%2Fcategories.html').reason).toBe(null);
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'D-34 a foreign URL is not followed: %s',
    (address) => expect(data(`redirect=${encodeURIComponent(address)}`).next).toBe(null),
  );
});

test('THR-04 the data of the password reset page contains no token, only whether there is one', () => {
  expect(resetData({ search: new URLSearchParams('token=s3cret&email=priya%40malabar.example') })).toEqual({
    hasToken: true,
    email: 'priya@malabar.example',
  });
  expect(resetData({ search: new URLSearchParams('') })).toEqual({ hasToken: false, email: null });
});
