import type { Clock } from '@fairhall/core/ports/clock';
import type { Timer } from '@fairhall/core/ports/timer';

/** The platform's own time and timers. */
export const systemClock: Clock & Timer = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  // Handles come only from setTimeout above.
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
};
