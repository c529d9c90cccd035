import { type LoginRequest, requestOf } from '@fairhall/core/app/login-request';
import { describe, expect, test } from 'vitest';
import { type LoginOverlay, NO_LOGIN, updateLoginOverlay } from './login-overlay.ts';

const plain = () => requestOf({});
const after = (...requests: readonly (LoginRequest | null)[]): LoginOverlay =>
  requests.reduce(updateLoginOverlay, NO_LOGIN);

describe('the login over the page', () => {
  test('one that the app takes over stays as it is, with what was typed in it', () => {
    const early = plain();
    expect(after(early, plain())).toEqual({ request: early, isOpen: true, key: 1 });
    expect(after(early, plain()).request).toBe(early);
  });

  test('one that was closed stays on the screen until it has faded, and the next one begins empty', () => {
    expect(after(plain(), null)).toEqual({ request: plain(), isOpen: false, key: 1 });
    expect(after(plain(), null, plain())).toEqual({ request: plain(), isOpen: true, key: 2 });
  });

  test.each([
    ['for another reason', { reason: { key: 'request.relogin' } }],
    ['that cannot be closed', { mustLogin: true }],
    ['for another address', { email: 'priya@malabar.example' }],
    ['on the other form', { tab: 'register' }],
    ['of the small kind', { variant: 'simple' }],
  ] as const)('one %s is another one', (_, wish) => {
    expect(after(plain(), requestOf(wish))).toEqual({ request: requestOf(wish), isOpen: true, key: 2 });
  });

  test('nothing is shown before one is asked for', () => {
    expect(after(null)).toEqual(NO_LOGIN);
  });
});
