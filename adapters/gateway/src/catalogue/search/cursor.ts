import { decodeCursor, encodeCursor } from '../../wire/cursor.ts';
import type { SortOrder } from './sort-orders.ts';

/** The last row of a page: its place in the order, and its id. */
export interface Cursor {
  readonly key: number;
  readonly id: string;
}

/** Reads a cursor; undefined when it is none of this order. */
export function readCursor(text: string, { letter }: SortOrder): Cursor | undefined {
  const [, key, id] =
    new RegExp(`^${letter}\\.(-?\\d{1,16})\\.([A-Za-z0-9_-]{1,64})$`).exec(decodeCursor(text) ?? '') ?? [];
  return key === undefined || id === undefined ? undefined : { key: Number(key), id };
}

/** Writes a cursor: `place` is the key, a point and the id. */
export const writeCursor = ({ letter }: SortOrder, place: string): string => encodeCursor(`${letter}.${place}`);
