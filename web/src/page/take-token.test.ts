import { expect, test } from 'vitest';
import { takeToken } from './take-token.ts';

function addressBar(href: string, state: object | null = { key: 'first' }) {
  const shown: unknown[] = [];
  return {
    shown,
    location: { href },
    history: {
      state,
      replaceState: (state: unknown, _: string, url: string) => void shown.push({ state, url }),
    },
  };
}

test('the token is read and removed from the URL, which otherwise stays the same', () => {
  const bar = addressBar('https://fairhall.example/show/verify?token=s3cret&lang=ar');
  expect(takeToken(bar)).toBe('s3cret');
  expect(bar.shown).toEqual([{ state: { key: 'first' }, url: '/show/verify?lang=ar' }]);
});

test('a URL without a token gives an empty token', () => {
  const bar = addressBar('https://fairhall.example/verify');
  expect(takeToken(bar)).toBe('');
  expect(bar.shown).toEqual([{ state: { key: 'first' }, url: '/verify' }]);
});

test('THR-04 a token hidden by the first script is read, and a reload does not restore it', () => {
  const masked = { pathname: '/verify', search: '?token=s3cret&lang=ar', hash: '' };
  const bar = addressBar('https://fairhall.example/verify?lang=ar', { key: 'first', masked });
  expect(takeToken(bar)).toBe('s3cret');
  expect(bar.shown).toEqual([{ state: { key: 'first' }, url: '/verify?lang=ar' }]);
});

test('THR-04 other secrets stay hidden', () => {
  const masked = { pathname: '/resetPassword', search: '?token=s3cret&email=a%40b.co', hash: '' };
  const bar = addressBar('https://fairhall.example/resetPassword', { masked });
  expect(takeToken(bar)).toBe('s3cret');
  const state = { masked: { ...masked, search: '?email=a%40b.co' } };
  expect(bar.shown).toEqual([{ state, url: '/resetPassword' }]);
});

test('a URL without a history state gives its token', () => {
  expect(takeToken(addressBar('https://fairhall.example/verify?token=s3cret', null))).toBe('s3cret');
});
