import type * as z from 'zod/mini';
import type { StorageScope } from './key-value-store.ts';
import type { Slot } from './slot.ts';

/** A value's name on the device, where it is there and for how long: what can be told of it without its schema. */
export interface StoredName {
  readonly key: string;
  /** Where it is written; it is read from the first of them that holds it. */
  readonly scopes: readonly StorageScope[];
  /** Milliseconds; without it a value stays until it is dropped. */
  readonly lifeMs?: number;
  /** The places a logout empties; none when absent. */
  readonly clearedAtLogout?: readonly StorageScope[];
}

/** The name with what its value must look like to be read. */
export interface StoredKey<Value = unknown> extends StoredName {
  readonly schema: z.ZodMiniType<Value>;
}

/** What the device keeps between two pages. D-48 */
export interface Storage {
  slot<Value>(key: StoredKey<Value>): Slot<Value>;
  /** Empties what belongs to whoever was logged in, and the whole of this visit. A-48 THR-56 */
  clearForLogout(): void;
}

/** What most flows need of it. */
export type Slots = Pick<Storage, 'slot'>;

export const defineStoredKey = <Value>(name: StoredName, schema: z.ZodMiniType<Value>): StoredKey<Value> => ({
  ...name,
  schema,
});
