/** Time after SIGTERM in which a balancer notices, in milliseconds; only where there may be one. REL-21 */
const NOTICE = 5_000;
/** When ending has taken too long. */
const DEADLINE = 25_000;

interface Draining {
  readonly hasBalancer: () => boolean;
  /** Readiness is false from now on. */
  readonly begin: () => void;
  /** Stops listening, finishes what was begun, closes what is open. */
  readonly finish: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** Ends the process cleanly on the first signal and at once on the second. REL-21 */
export function drainOnSignals({ hasBalancer, begin, finish, exit }: Draining): void {
  let ending = false;
  const end = async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    if (ending) return exit(1);
    ending = true;
    begin();
    setTimeout(() => exit(1), DEADLINE).unref();
    if (hasBalancer() && signal === 'SIGTERM') await new Promise((resolve) => setTimeout(resolve, NOTICE));
    await finish().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}
