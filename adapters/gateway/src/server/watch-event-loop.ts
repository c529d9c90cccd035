import { monitorEventLoopDelay } from 'node:perf_hooks';

const CHECK_INTERVAL_MS = 500;

export interface EventLoopMonitor {
  /** Whether the process is overloaded. */
  isOverloaded(): boolean;
  stop(): void;
}

/**
 * Evaluates samples of event loop delay, in milliseconds. One pause is not an overload: the delay must exceed
 * `overloadMs` twice in a row; 0 turns the check off. REL-22
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

/** Monitors the delay of the event loop. */
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
