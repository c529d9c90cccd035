import type { DelayClock } from '@fairhall/gateway/limits/minimum-response-time';

/** A time in which nobody waits, and how long each answer would have been held back, in milliseconds. */
export function createRecordedTime(): { readonly delays: readonly number[]; readonly time: DelayClock } {
  const delays: number[] = [];
  const wait = async (ms: number): Promise<void> => void delays.push(ms);
  return { delays, time: { now: () => performance.now(), wait } };
}

/** A least time that no machine is slow enough to have used up. */
export const MIN_RESPONSE_MS = 3_600_000;
/** What is left of it after an answer, however slow the machine. */
export const MIN_REMAINING_MS = 3_000_000;
