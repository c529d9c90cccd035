import { expect, test } from 'vitest';
import { chooseFormat } from './picture-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
  ['image/avif, image/webp;q=0', 'avif'],
  ['IMAGE/WEBP;q=0.5', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0', 'jpeg'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [null, 'jpeg'],
])('a browser that accepts %o gets %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
