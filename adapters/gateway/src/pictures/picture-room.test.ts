import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRoom } from './picture-room.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairhall-picture-room-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files of 100 bytes, the oldest first. */
function put(...names: string[]): void {
  for (const [place, name] of names.entries()) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(100));
    utimesSync(file, 1_000 + place, 1_000 + place);
  }
}

const names = (): string[] => (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\./.test(name));

test('THR-37 the oldest renditions are deleted when all of them exceed the size limit', async () => {
  put('332/1.webp', '64/2.webp', '332/3.webp', '332/4.avif', '332/5.avif');
  await createRoom(folder, 500).take(100);
  expect(names().length).toBe(5);
  await createRoom(folder, 499).take(100);
  expect(names().toSorted()).toEqual(['332/4.avif', '332/5.avif', '332/3.webp'].toSorted());
});

test('THR-37 renditions stored later count together with the existing ones', async () => {
  put('332/1.webp', '332/2.webp', '332/3.webp');
  const room = createRoom(folder, 400);
  await room.take(100);
  for (const [place, name] of ['332/4.webp', '332/5.webp'].entries()) {
    put(name);
    utimesSync(path.join(folder, name), 2_000 + place, 2_000 + place);
    await room.take(100);
  }
  expect(names().toSorted()).toEqual(['332/3.webp', '332/4.webp', '332/5.webp']);
});
