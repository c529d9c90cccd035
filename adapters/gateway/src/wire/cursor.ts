import { isCleanText } from '@fairhall/core/contract/fields';

/** Encodes the end position of a list page as an opaque cursor. D-64 */
export const encodeCursor = (position: string): string => Buffer.from(position).toString('base64url');

/** Decodes a cursor's position; undefined for a text that this server did not issue. */
export function decodeCursor(cursor: string): string | undefined {
  const position = Buffer.from(cursor, 'base64url').toString();
  return isCleanText(position) && encodeCursor(position) === cursor ? position : undefined;
}
