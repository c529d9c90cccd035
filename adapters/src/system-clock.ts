import type { Clock } from '@fairhall/core/ports/clock';
import type { Timer } from '@fairhall/core/ports/timer';

/** The platform's own time and timers. */
export const systemClock: Clock & Timer = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  // Only what setTimeout above gave out comes back here.
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
};
