import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queries } from '../db/database.ts';
import { createPictures } from './pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-pictures-'));
const keptFolder = path.join(folder, 'kept');
const FILES: Record<string, string> = {
  7: 'bag.webp',
  8: 'gone.webp',
  9: '../secret.webp',
  10: 'changing.webp',
};
const database = {
  json: async (_statement: unknown, [id]: readonly unknown[]) => FILES[String(id)] ?? null,
} as unknown as Queries; // pictures use nothing else of it
const { respond } = createPictures({ database, folder, renditionFolder: keptFolder });

const get = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  respond(new Request(`http://x.test/gateway/image/${address}.jpg`, { method, headers }), { address: '192.0.2.1' });

beforeAll(async () => {
  const pixels = sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f6f73' } });
  await pixels
    .withExif({ IFD0: { Copyright: 'kept out' } })
    .webp()
    .toFile(path.join(folder, 'bag.webp'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('pictures by URL', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/*', 'image/jpeg', 'jpeg'],
  ])('R-7.033 accept %s gives %s at the width in the URL', async (accept, type, format) => {
    const answer = await get('332.0.80.10.0/7', { accept });
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      type,
      'Accept',
    ]);
    expect([made.format, made.width, made.height, made.exif]).toEqual([format, 332, 249, undefined]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('R-7.033 width 0 is the original size, and no width enlarges a picture', async () => {
    for (const width of [0, 960]) {
      const answer = await get(`${width}.0.80.10.0/7`);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640);
    }
  });

  test('a rendition is created once, stored, and not sent again to a client that has it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('64.0.80.10.0/7', { accept: 'image/webp' })));
    const [etag] = answers.map((answer) => answer.headers.get('etag') ?? '');
    expect(readdirSync(path.join(keptFolder, '64'))).toEqual(['7.webp']);
    const again = await get('64.0.80.10.0/7', { accept: 'image/webp', 'if-none-match': `W/"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('a stored rendition is created again when its source has changed', async () => {
    await sharp(path.join(folder, 'bag.webp')).negate().toFile(path.join(folder, 'changing.webp'));
    const before = await get('166.0.80.10.0/10');
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } })
      .webp()
      .toFile(path.join(folder, 'changing.webp'));
    utimesSync(path.join(folder, 'changing.webp'), new Date(), new Date(Date.now() + 5_000));
    const after = await get('166.0.80.10.0/10');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect((await sharp(Buffer.from(await after.arrayBuffer())).metadata()).height).toBe(166);
  });

  test('REL-22 under overload a client that accepts WebP gets the original, others are told to retry', async () => {
    const original = readFileSync(path.join(folder, 'bag.webp'));
    const crowd = createPictures({ database, folder, renditionFolder: path.join(folder, 'crowd') });
    // A different picture each, so that none waits for another, and far more than may run or wait at once.
    const ids = Array.from({ length: 300 }, (_, place) => String(1000 + place));
    for (const id of ids) FILES[id] = 'bag.webp';
    const read = async (id: string, accept: string) => ({
      accept,
      answer: await crowd.respond(
        new Request(`http://x.test/gateway/image/64.0.80.10.0/${id}.jpg`, { headers: { accept } }),
        { address: '192.0.2.1' },
      ),
    });
    const answers = await Promise.all(ids.map((id, place) => read(id, place % 2 === 0 ? 'image/webp' : 'image/*')));
    // How many are encoded before the others arrive differs by run; the responses to the rest do not.
    const late = answers.filter(
      ({ answer }) => answer.headers.get('cache-control') !== 'public, max-age=31536000, immutable',
    );
    const instead = late.flatMap(({ accept, answer }) => (accept === 'image/webp' ? [answer] : []));
    const later = late.flatMap(({ accept, answer }) => (accept === 'image/*' ? [answer] : []));
    expect([instead.length > 0, later.length > 0]).toEqual([true, true]);
    expect(new Set(instead.map(({ status, headers }) => `${status} ${headers.get('cache-control')}`))).toEqual(
      new Set(['200 public, max-age=60']),
    );
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([503]));
    for (const answer of instead) {
      expect(Buffer.from(await answer.arrayBuffer()).equals(original)).toBe(true);
      expect([answer.headers.get('vary'), answer.headers.has('etag')]).toEqual(['Accept', false]);
    }
    for (const answer of later) expect(answer.headers.get('retry-after')).toBe('2');
    expect(readFileSync(path.join(folder, 'bag.webp')).equals(original)).toBe(true);
  });

  test.each(['332.0.80.10.0/123', '332.0.80.10.0/8', '332.0.80.10.0/9', '331.0.80.10.0/7', '332.0.80.10.0/x'])(
    'R-7.033 THR-37 %s is not found and creates nothing',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(existsSync(path.join(keptFolder, '331'))).toBe(false);
    },
  );

  test('only read requests are allowed', async () => {
    expect((await get('166.0.80.10.0/7', {}, 'POST')).status).toBe(405);
    const head = await get('166.0.80.10.0/7', {}, 'HEAD');
    expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual([200, '', true]);
  });
});
