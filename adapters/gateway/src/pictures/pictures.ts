import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/database.ts';
import { createKeptPictures, type PictureSource } from './kept-pictures.ts';
import { type PictureAddress, readPictureAddress } from './picture-address.ts';
import { CONTENT_TYPES, chooseFormat, type PictureFormat } from './picture-format.ts';

export interface Pictures {
  /** Answers `GET /gateway/image/{transform}/{id}.jpg`; whatever is no picture is a 404. D-84 THR-37 */
  respond(request: Request): Promise<Response>;
}

/** A picture that may be shown to whoever asks for it now. */
export interface ShownPicture extends PictureSource {
  /** Whether it is for this one alone, so that nothing between keeps it. */
  readonly isPrivate: boolean;
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
const YEAR_SECONDS = 31_536_000;

export function createPictures({ database, folder, keptFolder, sentPicture }: PicturesOptions): Pictures {
  const kept = createKeptPictures(keptFolder);
  const files = new LRUCache<string, string>({ max: FILES_REMEMBERED });
  const pictureOf = async (id: string, signature: string | null): Promise<ShownPicture | undefined> => {
    const file = files.get(id) ?? (await database.json(FILE, [id]));
    if (file === null) return sentPicture?.(id, signature);
    if (path.basename(file) !== file) return undefined;
    files.set(id, file);
    return inFolder(path.join(folder, file));
  };
  return {
    respond: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
      const { pathname, searchParams } = new URL(request.url);
      const address = readPictureAddress(pathname);
      const picture = address && (await pictureOf(address.id, searchParams.get('s')));
      if (address === undefined || picture === undefined) return refused(404);
      const format = chooseFormat(request.headers.get('accept'));
      const headers = headersOf(address, format, picture);
      if (request.headers.get('if-none-match')?.includes(headers.etag))
        return new Response(null, { status: 304, headers });
      const bytes = await kept.read(picture, address, format);
      if (bytes === 'busy') return refused(503, { 'retry-after': '2' });
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
      return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } });
    },
  };
}

/** A picture of the catalogue, or undefined where its file is gone. */
async function inFolder(file: string): Promise<ShownPicture | undefined> {
  const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
  return changed === undefined ? undefined : { changed, isKept: true, isPrivate: false, read: () => readFile(file) };
}

function headersOf({ width, id }: PictureAddress, format: PictureFormat, picture: ShownPicture): PictureHeaders {
  return {
    'content-type': CONTENT_TYPES[format],
    'cache-control': picture.isPrivate ? 'private, no-store' : `public, max-age=${YEAR_SECONDS}, immutable`,
    etag: `"${id}-${width}-${format}-${Math.round(picture.changed).toString(36)}"`,
    vary: 'Accept',
    ...SAFE,
  };
}

/** Even a picture that is none can then do nothing. THR-35 */
const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" };

type PictureHeaders = typeof SAFE & Record<'content-type' | 'cache-control' | 'etag' | 'vary', string>;

const refused = (status: 404 | 405 | 503, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...SAFE, ...headers, 'cache-control': 'no-store' } });
