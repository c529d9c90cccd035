import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Slots, StoredKey } from './storage.ts';

/** What an answer was and when it was given, in epoch milliseconds. */
export interface OfflineAnswer<Value> {
  readonly at: number;
  readonly value: Value;
}

interface StoredOfflineAnswer<Value> extends OfflineAnswer<Value> {
  /** The address of whoever was logged in. */
  readonly owner: string;
}

/** How an answer is kept: with whose it is, since another buyer may log in here without a logout before. */
export const offlineAnswer = <Value>(value: z.ZodMiniType<Value>) =>
  z.object({ owner: z.string(), at: z.number(), value });

/** What keeps answers, and tells how old they are. */
export interface OfflineAnswerPorts {
  readonly storage: Slots;
  readonly clock: Pick<Clock, 'now'>;
}

/** The answer that is kept of whoever is logged in. */
export interface OfflineAnswerSlot<Value> {
  /** Null where none is kept, and where it is another's. */
  read(): OfflineAnswer<Value> | null;
  /** Keeps nothing while nobody is logged in. */
  save(value: Value): void;
}

/** `ownerKey` holds the address of whoever is logged in. */
export function createOfflineAnswerSlot<Value>(
  { storage, clock }: OfflineAnswerPorts,
  key: StoredKey<StoredOfflineAnswer<Value>>,
  ownerKey: StoredKey<string>,
): OfflineAnswerSlot<Value> {
  const slot = storage.slot(key);
  const owner = (): string => storage.slot(ownerKey).read()?.trim().toLowerCase() ?? '';
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
