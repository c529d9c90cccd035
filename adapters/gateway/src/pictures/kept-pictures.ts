import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { limitRunning } from './limit-running.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureFormat } from './picture-format.ts';

export interface KeptPictures {
  /** The picture in one size and format, made from `source` when it is not kept yet; 'busy' when too many wait. */
  read(source: string, address: PictureAddress, format: PictureFormat): Promise<Buffer | 'busy'>;
}

/** Pictures made at once, and how many may wait for it. THR-35 THR-37 */
const AT_ONCE = 2;
const MOST_WAITING = 200;
const MOST_PIXELS = 40_000_000;
const QUALITY = 80;

/** Keeps made pictures in a folder; they can all be made again. */
export function createKeptPictures(folder: string): KeptPictures {
  const limit = limitRunning(AT_ONCE);
  const making = new Map<string, Promise<Buffer>>();
  const make = async (
    source: string,
    target: string,
    { width }: PictureAddress,
    format: PictureFormat,
  ): Promise<Buffer> => {
    const bytes = await limit.run(() => encode(source, width, format));
    const part = `${target}.${randomUUID()}.part`;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, target); // whole or not at all, also when two processes make the same one
    return bytes;
  };
  return {
    read: async (source, address, format) => {
      const target = path.join(folder, String(address.width), `${address.id}.${format}`);
      if (await isKept(target, source)) return readFile(target);
      const known = making.get(target);
      if (known !== undefined) return known;
      if (limit.waiting >= MOST_WAITING) return 'busy';
      const made = make(source, target, address, format).finally(() => making.delete(target));
      making.set(target, made);
      return made;
    },
  };
}

/** A kept picture serves as long as its source has not changed since. */
async function isKept(target: string, source: string): Promise<boolean> {
  const [kept, from] = await Promise.all([stat(target).catch(() => undefined), stat(source)]);
  return kept !== undefined && kept.mtimeMs >= from.mtimeMs;
}

/** Decoded and encoded anew, without what the file said about itself; never larger than it is. */
async function encode(source: string, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(await readFile(source), { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
  const sized = width === 0 ? picture : picture.resize({ width, withoutEnlargement: true });
  if (format === 'webp') return sized.webp({ quality: QUALITY }).toBuffer();
  if (format === 'avif') return sized.avif({ quality: 58, effort: 2 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
