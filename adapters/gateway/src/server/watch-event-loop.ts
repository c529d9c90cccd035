import { monitorEventLoopDelay } from 'node:perf_hooks';

const CHECK_INTERVAL_MS = 500;

export interface EventLoopMonitor {
  /** Whether the process is behind with its work. */
  isOverloaded(): boolean;
  stop(): void;
}

/**
 * Judges by what is seen in each sample, in milliseconds. One pause is not yet too much work: it has to be later than
 * `overloadMs` twice in a row; where that is 0 it is never too late. REL-22
 */
export function createOverloadDetector(overloadMs: number): { sample(lateBy: number): void; isHigh(): boolean } {
  let wasSlow = false;
  let isOverloaded = false;
  return {
    sample(lateBy) {
      const isSlow = overloadMs > 0 && lateBy > overloadMs;
      isOverloaded = isSlow && wasSlow;
      wasSlow = isSlow;
    },
    isHigh: () => isOverloaded,
  };
}

/** Watches how late the event loop runs. */
export function watchEventLoop(overloadMs: number): EventLoopMonitor {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const pressure = createOverloadDetector(overloadMs);
  const timer = setInterval(() => {
    pressure.sample(delay.percentile(50) / 1e6);
    delay.reset();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return {
    isOverloaded: pressure.isHigh,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
