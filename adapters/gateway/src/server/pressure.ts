import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOKED_AT = 500;
/** Delay of the event loop in milliseconds from which reads are turned away. REL-22 */
const TOO_SLOW = 200;

export interface Pressure {
  /** Whether the process is behind with its work. */
  isHigh(): boolean;
  stop(): void;
}

/** Watches how late the event loop runs. */
export function watchPressure(): Pressure {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let high = false;
  const timer = setInterval(() => {
    high = delay.percentile(50) / 1e6 > TOO_SLOW;
    delay.reset();
  }, LOOKED_AT);
  timer.unref();
  return {
    isHigh: () => high,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
