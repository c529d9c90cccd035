import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/database.ts';
import type { Caller, Resource } from '../gateway-services.ts';
import { createOverloadResponse } from '../operations/load-shedding.ts';
import { type PictureAddress, readPictureAddress } from './picture-address.ts';
import { createPictureFolder } from './picture-folder.ts';
import { CONTENT_TYPES, isNamed, type PictureFormat, pickFormat } from './picture-format.ts';
import { createRenditionStore, type PictureBytes, type Rendition, type RenditionStore } from './rendition-store.ts';

/** A picture that the caller may see now. */
export interface VisiblePicture {
  /** The time of its last change, in epoch milliseconds. */
  readonly changed: number;
  /** How long clients may cache it: never if only some may see it, else as long as they like. */
  readonly cacheFor: keyof typeof CACHE_CONTROL;
  /** The picture in a size and format. */
  read(rendition: Rendition, caller: Caller): Promise<PictureBytes>;
  /** The source of the picture if it is WebP; sent instead of the rendition while the queue is full. */
  source(): Promise<Uint8Array | undefined>;
}

export interface PicturesOptions {
  readonly database: Queries;
  /** The folder of the catalogue's picture files. */
  readonly folder: string;
  /** The folder of encoded pictures. */
  readonly renditionFolder: string;
  /** An uploaded picture by its id and the signature of its address; undefined if it is not visible. */
  readonly findSentPicture?: (id: string, signature: string | null) => Promise<VisiblePicture | undefined>;
}

const FILE = { name: 'picture-file', text: 'select file from picture where id = $1::text' };
/** The file of a picture id never changes; a missing picture may be added later, so it is not cached. */
const MAX_CACHED_FILES = 10_000;
const CACHE_CONTROL = {
  never: 'private, no-store',
  minute: 'public, max-age=60',
  year: 'public, max-age=31536000, immutable',
};
/**
 * For catalogue pictures: how many are encoded at once, how many may wait, and how many one network may have encoded in
 * a minute. THR-37
 */
const RENDER_LIMITS = { name: 'pictures', atOnce: 2, mostWaiting: 60, eachMinute: 600 };

/** Responds to `GET /gateway/image/{transform}/{id}.jpg`; any other address is a 404. D-84 THR-37 */
export function createPictures({ database, folder, renditionFolder, findSentPicture }: PicturesOptions): Resource {
  const renditions = createRenditionStore({ store: createPictureFolder(renditionFolder), ...RENDER_LIMITS });
  const files = new LRUCache<string, string>({ max: MAX_CACHED_FILES });
  const findPicture = async (id: string, signature: string | null): Promise<VisiblePicture | undefined> => {
    const file = files.get(id) ?? (await database.json(FILE, [id]));
    if (file === null) return findSentPicture?.(id, signature);
    if (path.basename(file) !== file) return undefined;
    files.set(id, file);
    return openPictureFile(renditions, path.join(folder, file));
  };
  return {
    respond: async (request, caller) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return toErrorResponse(405, { allow: 'GET, HEAD' });
      const { pathname, searchParams } = new URL(request.url);
      const address = readPictureAddress(pathname);
      const picture = address && (await findPicture(address.id, searchParams.get('s')));
      if (address === undefined || picture === undefined) return toErrorResponse(404);
      const format = pickFormat(request.headers.get('accept'), address.width);
      const headers = buildHeaders(address, format, picture);
      if (request.headers.get('if-none-match')?.includes(headers.etag))
        return new Response(null, { status: 304, headers });
      const bytes = await picture.read({ ...address, format, changed: picture.changed }, caller);
      if (bytes === 'gone') return toErrorResponse(404);
      if (bytes === 'busy') return toSourceResponse(picture, request, caller);
      return toPictureResponse(request, bytes, headers);
    },
  };
}

/** A catalogue picture; undefined if its file is gone. */
async function openPictureFile(renditions: RenditionStore, file: string): Promise<VisiblePicture | undefined> {
  const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
  if (changed === undefined) return undefined;
  const read = (rendition: Rendition, caller: Caller) => renditions.read(rendition, () => readFile(file), caller);
  const source = async () => (file.endsWith('.webp') ? readFile(file) : undefined);
  return { changed, cacheFor: 'year', read, source };
}

const toPictureResponse = ({ method }: Request, bytes: Uint8Array, headers: Record<string, string>): Response =>
  new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: { ...headers, 'content-length': String(bytes.length) },
  });

/**
 * The response while the queue is full, so that nobody waits without end: browsers that accept WebP get the source,
 * which is larger than requested; others must retry. REL-22
 */
async function toSourceResponse(picture: VisiblePicture, request: Request, { signal }: Caller): Promise<Response> {
  const acceptsWebp = isNamed(request.headers.get('accept'), 'webp') && signal?.aborted !== true;
  const bytes = acceptsWebp ? await picture.source() : undefined;
  if (bytes === undefined) return createOverloadResponse('pictureQueue', PICTURE_HEADERS);
  const cacheFor = picture.cacheFor === 'never' ? 'never' : 'minute';
  const headers = { 'content-type': CONTENT_TYPES.webp, 'cache-control': CACHE_CONTROL[cacheFor], vary: 'Accept' };
  return toPictureResponse(request, bytes, { ...headers, ...PICTURE_HEADERS });
}

function buildHeaders({ width, id }: PictureAddress, format: PictureFormat, picture: VisiblePicture): PictureHeaders {
  return {
    'content-type': CONTENT_TYPES[format],
    'cache-control': CACHE_CONTROL[picture.cacheFor],
    etag: `"${id}-${width}-${format}-${Math.round(picture.changed).toString(36)}"`,
    vary: 'Accept',
    ...PICTURE_HEADERS,
  };
}

/** With these headers even a file that is not a picture can do no harm. THR-35 */
const PICTURE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

type PictureHeaders = typeof PICTURE_HEADERS & Record<'content-type' | 'cache-control' | 'etag' | 'vary', string>;

const toErrorResponse = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...PICTURE_HEADERS, ...headers, 'cache-control': 'no-store' } });
