import { expect, test } from 'vitest';
import { findLeaks, type ReaderAnswer } from './judge.ts';
import { createGuest } from './readers.ts';

const reader = createGuest(0);
const own: ReaderAnswer = {
  status: 200,
  html: `<html lang="ar"><body>${reader.mark}</body></html>`,
  cookies: ['lang=ar; Path=/'],
  path: '/',
};

test('an answer that contains only data of its reader is valid', () => {
  expect(findLeaks(own, reader)).toEqual([]);
});

test.each([
  ['a foreign word', { html: `${own.html} ${createGuest(1).mark}` }],
  ['another language', { html: own.html.replace('"ar"', '"en"') }],
  ['a foreign cookie', { cookies: ['buyer_token=bt_x; Path=/'] }],
  ['another language\u2019s cookie', { cookies: ['lang=en; Path=/'] }],
  ['an error', { status: 500 }],
  ['an own page without what is its reader\u2019s', { path: '/rfq/manage', html: '<html lang="ar"></html>' }],
])('THR-26 %s is a fault', (_, seen) => {
  expect(findLeaks({ ...own, ...seen }, reader)).toHaveLength(1);
});
