import { expect, test } from 'vitest';
import { takeToken } from './take-token.ts';

function addressBar(href: string) {
  const shown: unknown[] = [];
  return {
    shown,
    location: { href },
    history: {
      state: { key: 'first' },
      replaceState: (state: unknown, _: string, url: string) => void shown.push({ state, url }),
    },
  };
}

test('the token is read and gone from the address, which else stays as it was', () => {
  const bar = addressBar('https://fairhall.example/show/verify?token=s3cret&lang=ar');
  expect(takeToken(bar)).toBe('s3cret');
  expect(bar.shown).toEqual([{ state: { key: 'first' }, url: '/show/verify?lang=ar' }]);
});

test('an address without a token gives none', () => {
  const bar = addressBar('https://fairhall.example/verify');
  expect(takeToken(bar)).toBe('');
  expect(bar.shown).toEqual([{ state: { key: 'first' }, url: '/verify' }]);
});
