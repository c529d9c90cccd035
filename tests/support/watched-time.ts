import type { FloorTime } from '@fairhall/gateway/limits/answer-floor';

/** A time in which nobody waits, and how long each answer would have been held back, in milliseconds. */
export function watchedTime(): { readonly held: readonly number[]; readonly time: FloorTime } {
  const held: number[] = [];
  const wait = async (ms: number): Promise<void> => void held.push(ms);
  return { held, time: { now: () => performance.now(), wait } };
}

/** A least time that no machine is slow enough to have used up. */
export const LONG_FLOOR_MS = 3_600_000;
/** What is left of it after an answer, however slow the machine. */
export const MOST_OF_FLOOR_MS = 3_000_000;
