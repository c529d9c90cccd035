import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Slots, StoredKey } from './storage.ts';

/** What an answer was and when it was given, in epoch milliseconds. */
export interface KeptAnswer<Value> {
  readonly at: number;
  readonly value: Value;
}

interface OwnedAnswer<Value> extends KeptAnswer<Value> {
  /** The address of whoever was logged in. */
  readonly owner: string;
}

/** How an answer is kept: with whose it is, since another buyer may log in here without a logout before. */
export const keptAnswer = <Value>(value: z.ZodMiniType<Value>) =>
  z.object({ owner: z.string(), at: z.number(), value });

/** What keeps answers, and tells how old they are. */
export interface KeepPorts {
  readonly storage: Slots;
  readonly clock: Pick<Clock, 'now'>;
}

/** The answer that is kept of whoever is logged in. */
export interface AnswerSlot<Value> {
  /** Null where none is kept, and where it is another's. */
  read(): KeptAnswer<Value> | null;
  /** Keeps nothing while nobody is logged in. */
  keep(value: Value): void;
}

/** `ownerKey` holds the address of whoever is logged in. */
export function answerSlot<Value>(
  { storage, clock }: KeepPorts,
  key: StoredKey<OwnedAnswer<Value>>,
  ownerKey: StoredKey<string>,
): AnswerSlot<Value> {
  const slot = storage.slot(key);
  const owner = (): string => storage.slot(ownerKey).read()?.trim().toLowerCase() ?? '';
  return {
    read() {
      const kept = slot.read();
      if (kept === null) return null;
      if (kept.owner === owner()) return { at: kept.at, value: kept.value };
      slot.drop();
      return null;
    },
    keep(value) {
      if (owner() !== '') slot.keep({ owner: owner(), at: clock.now(), value });
    },
  };
}
