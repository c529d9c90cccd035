import type { DelayClock } from '@fairhall/gateway/limits/minimum-response-time';

/** A clock without real waits; records how long each response would have been delayed, in milliseconds. */
export function createRecordedTime(): { readonly delays: readonly number[]; readonly time: DelayClock } {
  const delays: number[] = [];
  const wait = async (ms: number): Promise<void> => void delays.push(ms);
  return { delays, time: { now: () => performance.now(), wait } };
}

/** A minimum response time that no machine is slow enough to reach. */
export const MIN_RESPONSE_MS = 3_600_000;
/** Minimum delay that remains after a response, however slow the machine is. */
export const MIN_REMAINING_MS = 3_000_000;
