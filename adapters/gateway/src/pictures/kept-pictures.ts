import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createWorkLine } from '../limits/work-line.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';

/** A picture to make others of. */
export interface PictureSource {
  /** When it last changed, in epoch milliseconds. */
  readonly changed: number;
  /** Whether what is made of it is kept for the next who asks. */
  readonly isKept: boolean;
  read(): Promise<Uint8Array>;
}

export interface KeptPictures {
  /** The picture in one size and format, made from `source` when it is not kept yet; 'busy' when too many wait. */
  read(source: PictureSource, address: PictureAddress, format: PictureFormat): Promise<Uint8Array | 'busy'>;
}

/** Pictures made at once, and how many may wait for it. THR-35 THR-37 */
const AT_ONCE = 2;
const MOST_WAITING = 200;
const MOST_PIXELS = 40_000_000;
const QUALITY = 80;

/** Keeps made pictures in a folder; they can all be made again. */
export function createKeptPictures(folder: string): KeptPictures {
  const line = createWorkLine({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  const making = new Map<string, Promise<Uint8Array | 'busy'>>();
  const make = async (source: PictureSource, target: string, { width }: PictureAddress, format: PictureFormat) => {
    const made = await line.run([], async () => encode(await source.read(), width, format));
    if (!made.ok) return 'busy';
    if (source.isKept) await keep(target, made.value);
    return made.value;
  };
  return {
    read: async (source, address, format) => {
      const target = path.join(folder, String(address.width), `${address.id}.${format}`);
      if (source.isKept && (await isMade(target, source))) return readFile(target);
      const pending = making.get(target);
      if (pending !== undefined) return pending;
      const made = make(source, target, address, format).finally(() => making.delete(target));
      making.set(target, made);
      return made;
    },
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
async function isMade(target: string, { changed }: PictureSource): Promise<boolean> {
  const kept = await stat(target).catch(() => undefined);
  return kept !== undefined && kept.mtimeMs >= changed;
}

/** Decoded and encoded anew, without what the file said about itself; never larger than it is. */
async function encode(source: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  // Loaded with the first picture that is made: a process that makes none is 20 MiB smaller.
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
  const sized = width === 0 ? picture : picture.resize({ width, withoutEnlargement: true });
  if (format === 'webp') return sized.webp({ quality: QUALITY }).toBuffer();
  if (format === 'avif') return sized.avif({ quality: 58, effort: 2 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
