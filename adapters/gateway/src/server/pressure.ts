import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOKED_AT = 500;

export interface Pressure {
  /** Whether the process is behind with its work. */
  isHigh(): boolean;
  stop(): void;
}

/**
 * Judges by what is seen in each sample, in milliseconds. One pause is not yet too much work: it has to be later than
 * `overloadMs` twice in a row; where that is 0 it is never too late. REL-22
 */
export function judgePressure(overloadMs: number): { sample(lateBy: number): void; isHigh(): boolean } {
  let wasSlow = false;
  let high = false;
  return {
    sample(lateBy) {
      const isSlow = overloadMs > 0 && lateBy > overloadMs;
      high = isSlow && wasSlow;
      wasSlow = isSlow;
    },
    isHigh: () => high,
  };
}

/** Watches how late the event loop runs. */
export function watchPressure(overloadMs: number): Pressure {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const pressure = judgePressure(overloadMs);
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
