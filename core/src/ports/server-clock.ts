import { clockOffsetKey } from '../site/keys.ts';
import type { Clock } from './clock.ts';
import { createMemorySlot } from './memory-slot.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './storage.ts';

/** Differences that the way of an answer explains are not worth a correction, in milliseconds. */
const MIN_CORRECTION_MS = 2_000;

/** The server's time as far as this device knows it, for the times that are sent to it. D-49 */
export interface ServerClock extends Clock {
  /** Takes the server's time from an answer to what was asked at this time of the device, both in epoch milliseconds. */
  update(serverTime: number, requestedAt: number): void;
}

/** Remembers by how much the device's clock differs, or what is scanned after a reload without a network has the wrong time. */
export const createServerClock = (storage: Slots, clock: Clock): ServerClock =>
  serverClockOf(storage.slot(clockOffsetKey), clock);

/** One that forgets the difference with the process. */
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
