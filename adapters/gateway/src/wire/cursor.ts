import { isCleanText } from '@fairhall/core/contract/fields';

/** Writes where a page of a list ended as a cursor, which says nothing to its reader. D-64 */
export const encodeCursor = (position: string): string => Buffer.from(position).toString('base64url');

/** The place that a cursor was written of; undefined for a text that was written by nobody here. */
export function decodeCursor(cursor: string): string | undefined {
  const position = Buffer.from(cursor, 'base64url').toString();
  return isCleanText(position) && encodeCursor(position) === cursor ? position : undefined;
}
