import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MadePicture, PictureStore } from './kept-pictures.ts';

/** Keeps made pictures in a folder; they can all be made again. */
export function createPictureFolder(folder: string): PictureStore {
  const pathOf = ({ id, width, format }: MadePicture): string => path.join(folder, String(width), `${id}.${format}`);
  return {
    get: async (made) => ((await isMade(pathOf(made), made)) ? readFile(pathOf(made)) : undefined),
    put: (made, bytes) => keep(pathOf(made), bytes),
  };
}

/** Whole or not at all, also when two processes make the same one. */
async function keep(target: string, bytes: Uint8Array): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, target);
}

/** A kept picture serves as long as its source has not changed since. */
async function isMade(target: string, { changed }: MadePicture): Promise<boolean> {
  const kept = await stat(target).catch(() => undefined);
  return kept !== undefined && kept.mtimeMs >= changed;
}
