import { type LoginRequest, requestOf } from '@fairhall/core/app/login-request';
import { describe, expect, test } from 'vitest';
import { type LoginOverlay, NO_LOGIN, updateLoginOverlay } from './login-overlay.ts';

const plain = () => requestOf({});
const after = (...requests: readonly (LoginRequest | null)[]): LoginOverlay =>
  requests.reduce(updateLoginOverlay, NO_LOGIN);

describe('the login modal', () => {
  test('a modal taken over by the app stays as it is, with its input', () => {
    const early = plain();
    expect(after(early, plain())).toEqual({ request: early, isOpen: true, key: 1 });
    expect(after(early, plain()).request).toBe(early);
  });

  test('a closed modal stays on the screen until it has faded, and the next one starts empty', () => {
    expect(after(plain(), null)).toEqual({ request: plain(), isOpen: false, key: 1 });
    expect(after(plain(), null, plain())).toEqual({ request: plain(), isOpen: true, key: 2 });
  });

  test.each([
    ['for another reason', { reason: { key: 'request.relogin' } }],
    ['that cannot be closed', { mustLogin: true }],
    ['for another address', { email: 'priya@malabar.example' }],
    ['on the other form', { tab: 'register' }],
    ['of the small kind', { variant: 'simple' }],
  ] as const)('a modal %s is a new one', (_, wish) => {
    expect(after(plain(), requestOf(wish))).toEqual({ request: requestOf(wish), isOpen: true, key: 2 });
  });

  test('nothing is shown before a modal is requested', () => {
    expect(after(null)).toEqual(NO_LOGIN);
  });
});
