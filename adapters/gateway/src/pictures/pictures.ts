import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/database.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { type PictureAddress, readPictureAddress } from './picture-address.ts';
import { CONTENT_TYPES, chooseFormat, type PictureFormat } from './picture-format.ts';

export interface Pictures {
  /** Answers `GET /gateway/image/{transform}/{id}.jpg`; whatever is no picture is a 404. API-151 */
  respond(request: Request): Promise<Response>;
}

export interface PicturesOptions {
  readonly database: Queries;
  /** Where the catalogue's picture files are. */
  readonly folder: string;
  /** Where pictures that were made are kept. */
  readonly keptFolder: string;
}

const FILE = { name: 'picture-file', text: 'select file from picture where id = $1::text' };
/** A picture's file under an id does not change; a picture that is not there may come. */
const FILES_REMEMBERED = 10_000;
const YEAR_SECONDS = 31_536_000;

export function createPictures({ database, folder, keptFolder }: PicturesOptions): Pictures {
  const kept = createKeptPictures(keptFolder);
  const files = new LRUCache<string, string>({ max: FILES_REMEMBERED });
  const sourceOf = async (id: string): Promise<string | undefined> => {
    const file = files.get(id) ?? (await database.json(FILE, [id]));
    if (file === null || path.basename(file) !== file) return undefined;
    files.set(id, file);
    return path.join(folder, file);
  };
  return {
    respond: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
      const address = readPictureAddress(new URL(request.url).pathname);
      const source = address === undefined ? undefined : await sourceOf(address.id);
      const changed = source === undefined ? undefined : await changeTime(source);
      if (address === undefined || source === undefined || changed === undefined) return refused(404);
      const format = chooseFormat(request.headers.get('accept'));
      const headers = headersOf(address, format, changed);
      if (request.headers.get('if-none-match')?.includes(headers.etag))
        return new Response(null, { status: 304, headers });
      const bytes = await kept.read(source, address, format);
      if (bytes === 'busy') return refused(503, { 'retry-after': '2' });
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
      return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length) } });
    },
  };
}

const changeTime = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.mtimeMs;

function headersOf({ width, id }: PictureAddress, format: PictureFormat, changed: number): PictureHeaders {
  return {
    'content-type': CONTENT_TYPES[format],
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    etag: `"${id}-${width}-${format}-${Math.round(changed).toString(36)}"`,
    vary: 'Accept',
    ...SAFE,
  };
}

/** Even a picture that is none can then do nothing. THR-35 */
const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" };

type PictureHeaders = typeof SAFE & Record<'content-type' | 'cache-control' | 'etag' | 'vary', string>;

const refused = (status: 404 | 405 | 503, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...SAFE, ...headers, 'cache-control': 'no-store' } });
