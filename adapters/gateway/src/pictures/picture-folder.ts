import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRoom } from './picture-room.ts';
import type { Rendition, RenditionFiles } from './rendition-store.ts';

/** The most bytes of encoded pictures on the disk: some 400,000 pictures. */
const MAX_BYTES = 2 * 1024 ** 3;

/**
 * Stores encoded pictures in a folder. All of them can be made again, so the oldest are deleted when there are too
 * many.
 */
export function createPictureFolder(folder: string, mostBytes = MAX_BYTES): RenditionFiles {
  const room = createRoom(folder, mostBytes);
  const toPath = ({ id, width, format }: Rendition): string => path.join(folder, String(width), `${id}.${format}`);
  return {
    get: async (rendition) =>
      (await isUpToDate(toPath(rendition), rendition)) ? readFile(toPath(rendition)).catch(() => undefined) : undefined,
    put: async (rendition, bytes) => {
      await writeWhole(toPath(rendition), bytes);
      void room.take(bytes.byteLength);
    },
  };
}

/** Writes a file whole or not at all, even if two processes write the same one. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
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

/** Whether the stored picture is newer than the last change of its source. */
async function isUpToDate(target: string, { changed }: Rendition): Promise<boolean> {
  const found = await stat(target).catch(() => undefined);
  return found !== undefined && found.mtimeMs >= changed;
}
