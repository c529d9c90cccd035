import type { Queries } from '../db/database.ts';
import type { Resource } from '../gateway-services.ts';
import { createOverloadResponse } from '../operations/load-shedding.ts';
import type { Files } from './files.ts';
import type { SignedAddresses } from './signed-address.ts';
import { createSmallPictures, type SmallPicture } from './small-pictures.ts';

/** Removes contact data from a file name. */
export type HideName = (name: string) => string;

interface ServingPorts {
  readonly database: Queries;
  readonly files: Files;
  readonly addresses: SignedAddresses;
  readonly now: () => number;
  readonly hiddenName: HideName;
}

const PATH_PATTERN = /^\/gateway\/file\/([A-Za-z0-9_-]{22})(?:\/(hidden|small))?$/;

/**
 * The subject of the signature of a file's address; `isHidden` for readers who must not see contact data in its name.
 */
export const getSignedFileSubject = (fileId: string, isHidden = false): string =>
  `file/${fileId}${isHidden ? '/hidden' : ''}`;

/** The subject of the signature of a picture's small view; it opens nothing else. */
export const getSmallSubject = (fileId: string): string => `file/${fileId}/small`;

/** Whether the file has a small view. */
export const isPicture = (contentType: string): boolean => contentType === 'image/png' || contentType === 'image/jpeg';

/**
 * Responds to `GET /gateway/file/{id}?s=…`, to `…/{id}/hidden?s=…` with a name without contact data, and to
 * `…/{id}/small?s=…` with a small view of a message's picture. Without a valid signature an existing file looks like a
 * missing one. THR-29 THR-36
 */
export function serveFiles({ database, files, addresses, now, hiddenName }: ServingPorts): Resource {
  const smallPicture = createSmallPictures(files);
  return {
    async respond(request, caller) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return toErrorResponse(405, { allow: 'GET, HEAD' });
      const { pathname, searchParams } = new URL(request.url);
      const [, fileId = '', kind] = PATH_PATTERN.exec(pathname) ?? [];
      const isSmall = kind === 'small';
      const subject = isSmall ? getSmallSubject(fileId) : getSignedFileSubject(fileId, kind === 'hidden');
      if (!(await addresses.isGood(subject, searchParams.get('s'), now()))) return toErrorResponse(404);
      const row = await database.kysely
        .selectFrom('file')
        .select(['name', 'content_type'])
        .where('file_id', '=', fileId)
        .where('kind', 'in', isSmall ? ['thread'] : ['rfq', 'thread', 'certificate'])
        .executeTakeFirst();
      if (row === undefined) return toErrorResponse(404);
      if (isSmall)
        return isPicture(row.content_type)
          ? toPictureResponse(request, await smallPicture(fileId, caller))
          : toErrorResponse(404);
      const bytes = await files.get(fileId);
      if (bytes === undefined) return toErrorResponse(404);
      const name = kind === 'hidden' ? hiddenName(row.name) : row.name;
      const headers = { ...buildHeaders(name, row.content_type), 'content-length': String(bytes.byteLength) };
      return new Response(request.method === 'HEAD' ? null : bytes, { headers });
    },
  };
}

/** Files are downloaded, never displayed, so that their content cannot act on our pages. THR-38 */
const DOWNLOAD_HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

const buildHeaders = (name: string, contentType: string): Record<string, string> => ({
  ...DOWNLOAD_HEADERS,
  'content-type': contentType,
  'content-disposition': `attachment; filename="${toAscii(name)}"; filename*=UTF-8''${encodeName(name)}`,
});

/** We encoded it from pixels only, so a page may show it. THR-35 */
function toPictureResponse({ method }: Request, picture: SmallPicture): Response {
  if (picture === 'gone') return toErrorResponse(404);
  if (picture === 'busy') return createOverloadResponse('smallPictureQueue', DOWNLOAD_HEADERS);
  const headers = { ...DOWNLOAD_HEADERS, 'content-type': 'image/jpeg', 'content-length': String(picture.byteLength) };
  return new Response(method === 'HEAD' ? null : new Uint8Array(picture), { headers });
}

/** A fallback for clients that only read ASCII names; the full name follows in the header. */
const toAscii = (name: string): string => name.replace(/[^\w .()-]/g, '_');

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const toErrorResponse = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...DOWNLOAD_HEADERS, ...headers, 'cache-control': 'no-store' } });
