/** Time after SIGTERM for a load balancer to notice, in milliseconds; only if there may be one. REL-21 */
const NOTICE = 5_000;
/** The longest time for a clean end, in milliseconds. */
const DEADLINE = 25_000;

interface Draining {
  readonly hasBalancer: () => boolean;
  /** Makes readiness false. */
  readonly begin: () => void;
  /** Stops listening, finishes running requests and closes open resources. */
  readonly finish: () => Promise<void>;
  readonly exit: (code: number) => void;
}

/** Ends the process cleanly on the first signal, and at once on the second. REL-21 */
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
