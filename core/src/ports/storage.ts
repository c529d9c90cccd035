import type * as z from 'zod/mini';
import type { StorePlace } from './key-value-store.ts';
import type { Slot } from './slot.ts';

/** One value that the device keeps: its name there, where, for how long, and what it must look like. */
export interface StoredKey<Value = unknown> {
  readonly key: string;
  /** Where it is written; it is read from the first of them that holds it. */
  readonly places: readonly StorePlace[];
  readonly schema: z.ZodMiniType<Value>;
  /** Milliseconds; without it a value stays until it is dropped. */
  readonly lifeMs?: number;
  /** The places a logout empties; none when absent. */
  readonly clearedAtLogout?: readonly StorePlace[];
}

/** What the device keeps between two pages. D-48 */
export interface Storage {
  slot<Value>(key: StoredKey<Value>): Slot<Value>;
  /** Empties what belongs to whoever was logged in, and the whole of this visit. A-48 THR-56 */
  clearForLogout(): void;
}

/** What most flows need of it. */
export type Slots = Pick<Storage, 'slot'>;

/** A value that stays on this device until it is dropped. */
export const keptForGood = <Value>(key: string, schema: z.ZodMiniType<Value>): StoredKey<Value> => ({
  key,
  places: ['local'],
  schema,
});

/** A value that stays on this device until whoever is logged in logs out. */
export const keptUntilLogout = <Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  lifeMs?: number,
): StoredKey<Value> => ({
  ...keptForGood(key, schema),
  clearedAtLogout: ['local'],
  ...(lifeMs !== undefined && { lifeMs }),
});

/** A value that ends with this visit, or with a logout in it. */
export const keptForVisit = <Value>(key: string, schema: z.ZodMiniType<Value>): StoredKey<Value> => ({
  key,
  places: ['session'],
  schema,
  clearedAtLogout: ['session'],
});
