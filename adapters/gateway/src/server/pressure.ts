import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOKED_AT = 500;
/** Delay of the event loop in milliseconds from which reads are turned away. REL-22 */
const TOO_SLOW = 200;

export interface Pressure {
  /** Whether the process is behind with its work. */
  isHigh(): boolean;
  stop(): void;
}

/** Judges by what is seen in each sample, in milliseconds. One pause is not yet too much work: it has to be late twice in a row. */
export function judgePressure(): { sample(lateBy: number): void; isHigh(): boolean } {
  let wasSlow = false;
  let high = false;
  return {
    sample(lateBy) {
      const isSlow = lateBy > TOO_SLOW;
      high = isSlow && wasSlow;
      wasSlow = isSlow;
    },
    isHigh: () => high,
  };
}

/** Watches how late the event loop runs. */
export function watchPressure(): Pressure {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const pressure = judgePressure();
  const timer = setInterval(() => {
    pressure.sample(delay.percentile(50) / 1e6);
    delay.reset();
  }, LOOKED_AT);
  timer.unref();
  return {
    isHigh: pressure.isHigh,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
