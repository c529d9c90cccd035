import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/database.ts';
import type { Caller, Resource } from '../gateway-parts.ts';
import { overloadResponse } from '../operations/load-shedding.ts';
import { createKeptPictures, type KeptPictures, type MadePicture, type PictureBytes } from './kept-pictures.ts';
import { type PictureAddress, readPictureAddress } from './picture-address.ts';
import { createPictureFolder } from './picture-folder.ts';
import { CONTENT_TYPES, chooseFormat, isNamed, type PictureFormat } from './picture-format.ts';

/** A picture that may be shown to whoever asks for it now. */
export interface ShownPicture {
  /** When it last changed, in epoch milliseconds. */
  readonly changed: number;
  /** How long others keep it: not at all where few may see it, else as long as they like. */
  readonly keptFor: keyof typeof CACHE_CONTROL;
  /** The picture in a size and format. */
  read(made: MadePicture, caller: Caller): Promise<PictureBytes>;
  /** What it is made of, where that is WebP: shown in its place while too many wait. */
  source(): Promise<Uint8Array | undefined>;
}

export interface PicturesOptions {
  readonly database: Queries;
  /** Where the catalogue's picture files are. */
  readonly folder: string;
  /** Where pictures that were made are kept. */
  readonly keptFolder: string;
  /** A picture that somebody sent, by its id and what the address is signed with; undefined where it is not to be seen. */
  readonly sentPicture?: (id: string, signature: string | null) => Promise<ShownPicture | undefined>;
}

const FILE = { name: 'picture-file', text: 'select file from picture where id = $1::text' };
/** A picture's file under an id does not change; a picture that is not there may come. */
const FILES_REMEMBERED = 10_000;
const CACHE_CONTROL = {
  never: 'private, no-store',
  minute: 'public, max-age=60',
  year: 'public, max-age=31536000, immutable',
};
/** The catalogue's pictures made at once, how many may wait for it, and in a minute for one network. THR-37 */
const LINE = { name: 'pictures', atOnce: 2, mostWaiting: 60, eachMinute: 600 };

/** Answers `GET /gateway/image/{transform}/{id}.jpg`; whatever is no picture is a 404. D-84 THR-37 */
export function createPictures({ database, folder, keptFolder, sentPicture }: PicturesOptions): Resource {
  const kept = createKeptPictures({ store: createPictureFolder(keptFolder), ...LINE });
  const files = new LRUCache<string, string>({ max: FILES_REMEMBERED });
  const pictureOf = async (id: string, signature: string | null): Promise<ShownPicture | undefined> => {
    const file = files.get(id) ?? (await database.json(FILE, [id]));
    if (file === null) return sentPicture?.(id, signature);
    if (path.basename(file) !== file) return undefined;
    files.set(id, file);
    return inFolder(kept, path.join(folder, file));
  };
  return {
    respond: async (request, caller) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
      const { pathname, searchParams } = new URL(request.url);
      const address = readPictureAddress(pathname);
      const picture = address && (await pictureOf(address.id, searchParams.get('s')));
      if (address === undefined || picture === undefined) return refused(404);
      const format = chooseFormat(request.headers.get('accept'), address.width);
      const headers = headersOf(address, format, picture);
      if (request.headers.get('if-none-match')?.includes(headers.etag))
        return new Response(null, { status: 304, headers });
      const bytes = await picture.read({ ...address, format, changed: picture.changed }, caller);
      if (bytes === 'gone') return refused(404);
      if (bytes === 'busy') return insteadOf(picture, request, caller);
      return shown(request, bytes, headers);
    },
  };
}

/** A picture of the catalogue, or undefined where its file is gone. */
async function inFolder(kept: KeptPictures, file: string): Promise<ShownPicture | undefined> {
  const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
  if (changed === undefined) return undefined;
  const read = (made: MadePicture, caller: Caller) => kept.read(made, () => readFile(file), caller);
  const source = async () => (file.endsWith('.webp') ? readFile(file) : undefined);
  return { changed, keptFor: 'year', read, source };
}

const shown = ({ method }: Request, bytes: Uint8Array, headers: Record<string, string>): Response =>
  new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...headers, 'content-length': String(bytes.length) },
  });

/** Nobody waits without end: who takes WebP gets the picture as it is kept, larger than asked for, others come back. REL-22 */
async function insteadOf(picture: ShownPicture, request: Request, { signal }: Caller): Promise<Response> {
  const takesIt = isNamed(request.headers.get('accept'), 'webp') && signal?.aborted !== true;
  const bytes = takesIt ? await picture.source() : undefined;
  if (bytes === undefined) return overloadResponse('pictureQueue', SAFE);
  const keptFor = picture.keptFor === 'never' ? 'never' : 'minute';
  const headers = { 'content-type': CONTENT_TYPES.webp, 'cache-control': CACHE_CONTROL[keptFor], vary: 'Accept' };
  return shown(request, bytes, { ...headers, ...SAFE });
}

function headersOf({ width, id }: PictureAddress, format: PictureFormat, picture: ShownPicture): PictureHeaders {
  return {
    'content-type': CONTENT_TYPES[format],
    'cache-control': CACHE_CONTROL[picture.keptFor],
    etag: `"${id}-${width}-${format}-${Math.round(picture.changed).toString(36)}"`,
    vary: 'Accept',
    ...SAFE,
  };
}

/** Even a picture that is none can then do nothing. THR-35 */
const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" };

type PictureHeaders = typeof SAFE & Record<'content-type' | 'cache-control' | 'etag' | 'vary', string>;

const refused = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...SAFE, ...headers, 'cache-control': 'no-store' } });
