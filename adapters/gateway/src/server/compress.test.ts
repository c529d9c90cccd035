import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compress.ts';

const page = '<p>جارٍ التحميل</p>'.repeat(200);

test('a page leaves as small as its reader can take it', async () => {
  const brotli = await compressed(page, 'text/html; charset=utf-8', 'gzip, deflate, br');
  expect(brotli?.encoding).toBe('br');
  expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(page);
  const gzip = await compressed(Buffer.from(page), 'application/json', 'gzip');
  expect(gzip?.encoding).toBe('gzip');
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(page);
});

test.each([
  ['a short text', '<p>short</p>', 'text/html', 'gzip'],
  ['a picture', page, 'image/webp', 'gzip'],
  ['what nobody asked to have compressed', page, 'text/html', undefined],
  ['what is wanted as it is', page, 'text/html', 'identity'],
  ['what may not be compressed', page, 'text/html', 'gzip;q=0, br;q=0'],
])('%s leaves as it is', async (_, body, type, accepted) => {
  expect(await compressed(body, type, accepted)).toBeUndefined();
});
