import type { Clock } from '@fairhall/core/ports/clock';
import type { Timer } from '@fairhall/core/ports/timer';

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that a test advances. */
export interface SimulatedClock extends Clock, Timer {
  /** Advances the time by milliseconds; due timers run in order, each with all its consequences. */
  advance(milliseconds: number): Promise<void>;
  /** Waits until all work has run that needs no time to pass. */
  flush(): Promise<void>;
}

/** A clock that moves only by `advance`; also the clock of a state machine. */
export function createSimulatedClock(start = Date.UTC(2026, 0, 5, 9)): SimulatedClock {
  const alarms = new Map<number, Alarm>();
  let now = start;
  let lastHandle = 0;

  function nextDue(until: number): [number, Alarm] | undefined {
    const due = [...alarms].filter(([, alarm]) => alarm.at <= until);
    return due.sort(([one, { at }], [other, next]) => at - next.at || one - other)[0];
  }

  return {
    now: () => now,
    setTimeout(run, milliseconds) {
      lastHandle += 1;
      alarms.set(lastHandle, { at: now + Math.max(0, milliseconds), run });
      return lastHandle;
    },
    clearTimeout(handle) {
      if (typeof handle === 'number') alarms.delete(handle);
    },
    flush,
    async advance(milliseconds) {
      const until = now + milliseconds;
      await flush();
      for (let due = nextDue(until); due !== undefined; due = nextDue(until)) {
        const [handle, alarm] = due;
        alarms.delete(handle);
        now = Math.max(now, alarm.at);
        alarm.run();
        await flush();
      }
      now = until;
    },
  };
}

/** Promises of the platform's streams may need a few rounds of the event loop. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
