import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Slots, StoredKey } from './storage.ts';

/** A response and the time it was saved, in epoch milliseconds. */
export interface OfflineAnswer<Value> {
  readonly at: number;
  readonly value: Value;
}

interface StoredOfflineAnswer<Value> extends OfflineAnswer<Value> {
  /** Email address of the buyer who was logged in. */
  readonly owner: string;
}

/**
 * Returns the schema of a stored response. It includes the owner, since another buyer may log in here without a logout
 * before.
 */
export const offlineAnswer = <Value>(value: z.ZodMiniType<Value>) =>
  z.object({ owner: z.string(), at: z.number(), value });

/** The ports that store responses and date them. */
export interface OfflineAnswerPorts {
  readonly storage: Slots;
  readonly clock: Pick<Clock, 'now'>;
}

/** The slot for a response of the logged-in buyer. */
export interface OfflineAnswerSlot<Value> {
  /** Null if nothing is stored, or if it belongs to another buyer. */
  read(): OfflineAnswer<Value> | null;
  /** Saves nothing without an owner. */
  save(value: Value): void;
}

/**
 * Creates a slot whose value only its owner can read. `ownerKey` stores the email address of the logged-in buyer;
 * without a login the owner is `guest`, the address that this device has registered.
 */
export function createOfflineAnswerSlot<Value>(
  { storage, clock }: OfflineAnswerPorts,
  key: StoredKey<StoredOfflineAnswer<Value>>,
  ownerKey: StoredKey<string>,
  guest = '',
): OfflineAnswerSlot<Value> {
  const slot = storage.slot(key);
  const owner = (): string => (storage.slot(ownerKey).read() ?? guest).trim().toLowerCase();
  return {
    read() {
      const stored = slot.read();
      if (stored === null) return null;
      if (stored.owner === owner()) return { at: stored.at, value: stored.value };
      slot.drop();
      return null;
    },
    save(value) {
      if (owner() !== '') slot.save({ owner: owner(), at: clock.now(), value });
    },
  };
}
