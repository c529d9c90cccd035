import { IMAGE_WIDTHS } from '@fairhall/core/contract/resource';
import { expect, test } from 'vitest';
import { pickFormat } from './picture-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['IMAGE/WEBP;q=0.5', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0', 'jpeg'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/avif-sequence', 'jpeg'],
  ['', 'jpeg'],
  [null, 'jpeg'],
])('a browser that accepts %o gets %s', (accept, format) => {
  expect(pickFormat(accept, 332)).toBe(format);
});

test('a width is AVIF where that is smaller and fast to encode, otherwise WebP', () => {
  const formats = IMAGE_WIDTHS.map((width) => [width, pickFormat('image/avif,image/webp', width)]);
  expect(formats).toEqual([[0, 'webp'], [64, 'webp'], ...[166, 242, 332, 480, 960].map((width) => [width, 'avif'])]);
  expect(pickFormat('image/avif', 0)).toBe('jpeg');
});
