import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, type Effort, encode, selectEncoding } from './compress.ts';

const page = '<p>جارٍ التحميل</p>'.repeat(200);
const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

test.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
] as const)('a text is sent as %s to a client that accepts %s', (encoding, accepted) => {
  const sent = compress(page, 'text/html; charset=utf-8', accepted);
  expect(sent?.encoding).toBe(encoding);
  expect(decode[encoding](sent?.body ?? '').toString()).toBe(page);
});

test.each(['br', 'gzip', 'zstd'] as const)('a text for the cache is compressed to a smaller %s', (encoding) => {
  const text = Buffer.from(Array.from({ length: 2_000 }, (_, place) => `<li>${(place * 7919) % 1013}</li>`).join(''));
  const size = (effort: Effort) => encode(text, encoding, effort).length;
  expect(size('kept')).toBeLessThan(size('once'));
  expect(decode[encoding](encode(text, encoding, 'kept'))).toEqual(text);
});

test('a cached page is sent in the smallest encoding that the client accepts', () => {
  expect(selectEncoding(page, 'text/html', 'gzip, deflate, br, zstd', 'kept')).toBe('br');
});

test.each([
  ['a short text', '<p>short</p>', 'text/html', 'gzip'],
  ['a picture', page, 'image/webp', 'gzip'],
  ['what nobody asked to have compressed', page, 'text/html', undefined],
  ['what is wanted as it is', page, 'text/html', 'identity'],
  ['what may not be compressed', page, 'text/html', 'gzip;q=0, br;q=0'],
])('%s is sent uncompressed', (_, body, type, accepted) => {
  expect(compress(body, type, accepted)).toBeUndefined();
});
