import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUploadBuffer } from './upload-buffer.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fairhall-parts-'));
  folder = join(parent, 'forms');
});
afterEach(() => rmSync(parent, { recursive: true }));

const PIECE = 65_536;
async function* pieces(count: number, more = 0): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < count; piece += 1) yield Buffer.alloc(PIECE, piece);
  if (more > 0) yield Buffer.alloc(more, 'x');
}
async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

test.each([0, 1, 2, 3, 40])('THR-40 a part of %i chunks and some bytes is returned unchanged', async (count) => {
  const store = createUploadBuffer(folder);
  const part = await store.store(pieces(count, 17));
  const whole = await wholeOf(pieces(count, 17));
  expect(Buffer.from(await part.bytes()).equals(whole)).toEqual(true);
  expect([part.size, part.sha256]).toEqual([whole.length, createHash('sha256').update(whole).digest('hex')]);
  await store.release();
});

test('THR-40 a large part is buffered on disk, unreadable for others, and nothing of it remains', async () => {
  const store = createUploadBuffer(folder);
  const part = await store.store(pieces(40));
  expect([readdirSync(folder), statSync(folder).mode & 0o777]).toEqual([[], 0o700]);
  await store.release();
  await expect(part.bytes()).rejects.toThrow();
});

test('a small part is never written to disk', async () => {
  const store = createUploadBuffer(folder);
  await store.store(pieces(2));
  expect(existsSync(folder)).toEqual(false);
});

test('a file opened after the release is closed', async () => {
  const store = createUploadBuffer(folder);
  const kept = store.store(pieces(3));
  await store.release();
  await expect(kept).rejects.toThrow();
});
