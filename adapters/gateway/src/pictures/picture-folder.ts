import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MadePicture, PictureStore } from './kept-pictures.ts';
import { createRoom } from './picture-room.ts';

/** Bytes that made pictures may take on the disk: some 400,000 of them. */
const MOST_BYTES = 2 * 1024 ** 3;

/** Keeps made pictures in a folder; they can all be made again, so the oldest go when there are too many. */
export function createPictureFolder(folder: string, mostBytes = MOST_BYTES): PictureStore {
  const room = createRoom(folder, mostBytes);
  const pathOf = ({ id, width, format }: MadePicture): string => path.join(folder, String(width), `${id}.${format}`);
  return {
    get: async (made) =>
      (await isMade(pathOf(made), made)) ? readFile(pathOf(made)).catch(() => undefined) : undefined,
    put: async (made, bytes) => {
      await keep(pathOf(made), bytes);
      void room.take(bytes.byteLength);
    },
  };
}

/** Whole or not at all, also when two processes make the same one. */
async function keep(target: string, bytes: Uint8Array): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(part, bytes);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A kept picture serves as long as its source has not changed since. */
async function isMade(target: string, { changed }: MadePicture): Promise<boolean> {
  const kept = await stat(target).catch(() => undefined);
  return kept !== undefined && kept.mtimeMs >= changed;
}
