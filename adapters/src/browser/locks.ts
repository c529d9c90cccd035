import type { Clock } from '@fairhall/core/ports/clock';
import type { Ids } from '@fairhall/core/ports/ids';
import type { KeyValueStore } from '@fairhall/core/ports/key-value-store';
import type { Locks } from '@fairhall/core/ports/locks';
import type { Timer } from '@fairhall/core/ports/timer';

/** What a browser has for it, on pages that came over https or from the same computer. */
export interface WebLocks {
  request<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}

export interface LeasePorts {
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly ids: Pick<Ids, 'uuid'>;
}

/** Locks among the tabs of a browser: its own where it has them, else leases in what the tabs share. REL-11 */
export function createBrowserLocks(webLocks: WebLocks | undefined, ports: LeasePorts): Locks {
  if (webLocks === undefined) return createLeaseLocks(ports);
  return { run: (name, work) => webLocks.request(`fairhall.${name}`, work) };
}

/** How long a tab that has died keeps the others out. */
const LEASE_MS = 10_000;
/** A running work renews its lease in good time. */
const RENEWAL_MS = 3_000;
const PAUSE_MS = 100;
/** Longer than another tab takes from reading a free lease to writing its own. */
const SETTLING_MS = 50;

/** Who has the turn. `turn` grows with each, so that a tab that slept through its own sees it. */
interface Lease {
  readonly turn: number;
  readonly owner: string;
  readonly until: number;
}

const FREE: Lease = { turn: 0, owner: '', until: 0 };

/**
 * The storage has no way to look and write in one step. Whoever finds the lease free writes a claim, and has it when the
 * claim still stands a moment later: of two at a time the later one wins. What is run twice all the same is made once by
 * the gateway.
 */
function createLeaseLocks({ store, clock, timer, ids }: LeasePorts): Locks {
  const pause = (milliseconds: number) => new Promise<void>((resolve) => void timer.setTimeout(resolve, milliseconds));
  const read = (key: string) => leaseOf(store.get('local', key));
  const write = (key: string, lease: Lease) => store.set('local', key, JSON.stringify(lease));
  const isOwn = (key: string, { turn, owner }: Lease) => {
    const present = read(key);
    return present.turn === turn && present.owner === owner;
  };

  async function claim(key: string): Promise<Lease> {
    const owner = ids.uuid();
    for (;;) {
      const present = read(key);
      if (isOver(present, clock.now())) {
        const own = { turn: present.turn + 1, owner, until: clock.now() + LEASE_MS };
        write(key, own);
        await pause(SETTLING_MS);
        if (isOwn(key, own)) return own;
      }
      await pause(PAUSE_MS);
    }
  }

  function keepAlive(key: string, own: Lease): () => void {
    const renew = () => {
      if (isOwn(key, own)) write(key, { ...own, until: clock.now() + LEASE_MS });
      handle = timer.setTimeout(renew, RENEWAL_MS);
    };
    let handle = timer.setTimeout(renew, RENEWAL_MS);
    return () => timer.clearTimeout(handle);
  }

  return {
    async run(name, work) {
      const key = `lease_${name}`;
      const own = await claim(key);
      const rest = keepAlive(key, own);
      try {
        return await work();
      } finally {
        rest();
        if (isOwn(key, own)) write(key, { ...own, until: 0 });
      }
    },
  };
}

/** A lease that ends later than one can was written before the clock was set back. */
const isOver = ({ until }: Lease, now: number): boolean => until <= now || until > now + LEASE_MS;

/** Anything else in its place is no lease. */
function leaseOf(text: string | undefined): Lease {
  try {
    const { turn, owner, until } = JSON.parse(text ?? '') as Partial<Record<keyof Lease, unknown>>;
    const isLease = Number.isSafeInteger(turn) && typeof owner === 'string' && typeof until === 'number';
    return isLease ? { turn: turn as number, owner, until } : FREE;
  } catch {
    return FREE;
  }
}
