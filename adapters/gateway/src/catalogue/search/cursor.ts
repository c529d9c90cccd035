import type { Order } from './orders.ts';

/** The last row of a page: its place in the order, and its id. */
export interface Cursor {
  readonly key: number;
  readonly id: string;
}

/** Reads a cursor; undefined when it is none of this order. */
export function readCursor(text: string, { letter }: Order): Cursor | undefined {
  const [, key, id] = new RegExp(`^${letter}\\.(\\d{1,16})\\.([A-Za-z0-9_-]{1,64})$`).exec(decode(text)) ?? [];
  return key === undefined || id === undefined ? undefined : { key: Number(key), id };
}

/** Writes a cursor: `place` is the key, a point and the id. */
export const writeCursor = ({ letter }: Order, place: string): string =>
  Buffer.from(`${letter}.${place}`).toString('base64url');

function decode(text: string): string {
  return /^[A-Za-z0-9_-]{1,200}$/.test(text) ? Buffer.from(text, 'base64url').toString('latin1') : '';
}
