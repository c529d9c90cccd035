/** The numbers of running and waiting tasks of a queue. */
export interface QueueSize {
  readonly running: number;
  readonly waiting: number;
}

export interface CacheSize {
  readonly entries: number;
  /** Absent if only the number of entries bounds the cache. */
  readonly bytes?: number;
}

/** The connections to a database server. */
export interface PoolSize {
  readonly inUse: number;
  readonly idle: number;
  /** The number of queries that wait for a connection. */
  readonly waiting: number;
}

const queueReaders = new Map<string, () => QueueSize>();
const cacheReaders = new Map<string, () => CacheSize>();
let readPool: (() => PoolSize) | undefined;

/** Shows a queue of this process in /metrics. A new queue with the same name replaces the old one. REL-34 */
export const watchQueue = (name: string, read: () => QueueSize): void => void queueReaders.set(name, read);

/** Shows a cache of this process in /metrics. REL-34 */
export const watchCache = (name: string, read: () => CacheSize): void => void cacheReaders.set(name, read);

/** Shows the connections of this process to its database in /metrics. REL-34 */
export const watchPool = (read: () => PoolSize): void => {
  readPool = read;
};

/** The current sizes. */
export const readGauges = () => ({
  queues: [...queueReaders].map(([name, read]) => ({ name, ...read() })),
  caches: [...cacheReaders].map(([name, read]) => ({ name, ...read() })),
  pool: readPool?.(),
});
