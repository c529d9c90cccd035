import { imageUrl } from '@fairhall/core/contract/resource';
import { expect, test } from 'vitest';
import { readPictureAddress } from './picture-address.ts';

test('R-7.033 the URL that a page builds for a picture can be parsed', () => {
  expect(imageUrl('https://x.test/gateway', '9')).toBe('https://x.test/gateway/image/0.0.80.10.0/9.jpg');
  expect(readPictureAddress(new URL(imageUrl('https://x.test/gateway', '9')).pathname)).toEqual({ width: 0, id: '9' });
  expect(readPictureAddress(new URL(imageUrl('https://x.test/gateway', '9', 332)).pathname)).toEqual({
    width: 332,
    id: '9',
  });
});

test.each([
  '/gateway/image/333.0.80.10.0/9.jpg',
  '/gateway/image/332.0.80.10.1/9.jpg',
  '/gateway/image/332.0.81.10.0/9.jpg',
  '/gateway/image/0332.0.80.10.0/9.jpg',
  '/gateway/image/332x0x80x10x0/9.jpg',
  '/gateway/image/332.0.80.10.0/9.webp',
  '/gateway/image/332.0.80.10.0/..%2f9.jpg',
  '/gateway/image/332.0.80.10.0/a.jpg',
  '/gateway/image/332.0.80.10.0/.jpg',
  `/gateway/image/332.0.80.10.0/${'9'.repeat(41)}.jpg`,
  '/image/332.0.80.10.0/9.jpg',
])('R-7.033 THR-37 %s is not a picture URL', (pathname) => {
  expect(readPictureAddress(pathname)).toBeUndefined();
});
