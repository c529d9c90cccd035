import { clockOffsetKey } from '../site/keys.ts';
import type { Clock } from './clock.ts';
import { memorySlot } from './memory-slot.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './storage.ts';

/** Differences that the way of an answer explains are not worth a correction, in milliseconds. */
const LEAST_MS = 2_000;

/** The server's time as far as this device knows it, for the times that are sent to it. D-49 */
export interface ServerClock extends Clock {
  /** Takes the server's time from an answer to what was asked at this time of the device, both in epoch milliseconds. */
  learn(serverTime: number, askedAt: number): void;
}

/** Remembers by how much the device's clock differs, or what is scanned after a reload without a network has the wrong time. */
export const createServerClock = (storage: Slots, clock: Clock): ServerClock =>
  serverClockOf(storage.slot(clockOffsetKey), clock);

/** One that forgets the difference with the process. */
export const createPassingServerClock = (clock: Clock): ServerClock => serverClockOf(memorySlot(), clock);

function serverClockOf(offset: Pick<Slot<number>, 'read' | 'keep'>, clock: Clock): ServerClock {
  return {
    now: () => clock.now() + (offset.read() ?? 0),
    learn(serverTime, askedAt) {
      const found = Math.round(serverTime - (askedAt + clock.now()) / 2);
      if (Math.abs(found - (offset.read() ?? 0)) >= LEAST_MS) offset.keep(found);
    },
  };
}
