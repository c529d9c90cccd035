import { isCleanText } from '@fairhall/core/contract/fields';

/** Writes where a page of a list ended as a cursor, which says nothing to its reader. D-64 */
export const cursorOf = (place: string): string => Buffer.from(place).toString('base64url');

/** The place that a cursor was written of; undefined for a text that was written by nobody here. */
export function placeOfCursor(cursor: string): string | undefined {
  const place = Buffer.from(cursor, 'base64url').toString();
  return isCleanText(place) && cursorOf(place) === cursor ? place : undefined;
}
