import type * as z from 'zod/mini';
import type { StorageScope } from './key-value-store.ts';
import type { Slot } from './slot.ts';

/** The name, scopes and lifetime of a value on the device, without its schema. */
export interface StoredName {
  readonly key: string;
  /** The scopes that it is written to; it is read from the first one that holds it. */
  readonly scopes: readonly StorageScope[];
  /** Milliseconds; without it a value stays until it is dropped. */
  readonly lifeMs?: number;
  /** The scopes that a logout clears; none if absent. */
  readonly clearedAtLogout?: readonly StorageScope[];
}

/** A stored name with the schema that a value must match to be read. */
export interface StoredKey<Value = unknown> extends StoredName {
  readonly schema: z.ZodMiniType<Value>;
}

/** Stores values on the device between pages. D-48 */
export interface Storage {
  slot<Value>(key: StoredKey<Value>): Slot<Value>;
  /** Removes the values of the logged-in person, and everything in `session`. A-48 THR-56 */
  clearForLogout(): void;
}

/** The part of the storage that most flows need. */
export type Slots = Pick<Storage, 'slot'>;

export const defineStoredKey = <Value>(name: StoredName, schema: z.ZodMiniType<Value>): StoredKey<Value> => ({
  ...name,
  schema,
});
