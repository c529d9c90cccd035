import { clockOffsetKey } from '../site/keys.ts';
import type { Clock } from './clock.ts';
import { createMemorySlot } from './memory-slot.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './storage.ts';

/** Smaller differences, in milliseconds, may be network latency and are not corrected. */
const MIN_CORRECTION_MS = 2_000;

/** The server's time as estimated on this device, for times in requests. D-49 */
export interface ServerClock extends Clock {
  /** Takes the server's time from a response, and the device's time at the request, both in epoch milliseconds. */
  update(serverTime: number, requestedAt: number): void;
}

/**
 * Creates a server clock that stores its offset on the device; otherwise a badge scanned after a reload without a
 * network would get the wrong time.
 */
export const createServerClock = (storage: Slots, clock: Clock): ServerClock =>
  serverClockOf(storage.slot(clockOffsetKey), clock);

/** Creates a server clock that keeps its offset in memory only. */
export const createPassingServerClock = (clock: Clock): ServerClock => serverClockOf(createMemorySlot(), clock);

function serverClockOf(offset: Pick<Slot<number>, 'read' | 'save'>, clock: Clock): ServerClock {
  return {
    now: () => clock.now() + (offset.read() ?? 0),
    update(serverTime, requestedAt) {
      const found = Math.round(serverTime - (requestedAt + clock.now()) / 2);
      if (Math.abs(found - (offset.read() ?? 0)) >= MIN_CORRECTION_MS) offset.save(found);
    },
  };
}
