import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readGauges } from './gauges.ts';

export interface Metrics {
  called(call: string, code: string, seconds: number): void;
  /** A submit got the stored response of an earlier attempt. */
  replayed(call: string): void;
  /** An email was sent, failed for good or is to be retried. */
  mailed(outcome: 'sent' | 'retry' | 'dead'): void;
  /** Prometheus text. */
  text(): Promise<string>;
}

export interface MetricsSources {
  /** The age of the oldest unsent email, in seconds. */
  readonly oldestMail: () => Promise<number>;
  readonly waitingMails: () => Promise<number>;
  /** The number of postponed emails. */
  readonly postponedMails: () => Promise<number>;
  /** The number of requests shed for load, by cause. */
  readonly overloads: () => ReadonlyMap<string, number>;
}

/** Metrics by call name, never by address or person. REL-34 */
export function createMetrics({ oldestMail, waitingMails, postponedMails, overloads }: MetricsSources): Metrics {
  const registers = [new Registry()];
  const calls = new Histogram({
    name: 'fairhall_call_seconds',
    help: 'Time a call took, by call and envelope code',
    labelNames: ['call', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10],
    registers,
  });
  const replays = new Counter({
    name: 'fairhall_idempotent_replays_total',
    help: 'Submits answered again',
    labelNames: ['call'],
    registers,
  });
  const mails = new Counter({
    name: 'fairhall_mails_total',
    help: 'Mails by outcome',
    labelNames: ['outcome'],
    registers,
  });
  new Gauge({
    name: 'fairhall_outbox_oldest_seconds',
    help: 'Age of the oldest unsent mail',
    registers,
    async collect() {
      // Metrics must be available even while the database is down. REL-23
      this.set(await oldestMail().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'fairhall_outbox_postponed',
    help: 'Mails that wait until their recipients may get more',
    registers,
    async collect() {
      this.set(await postponedMails().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'fairhall_outbox_waiting',
    help: 'Mails that wait to be sent',
    registers,
    async collect() {
      this.set(await waitingMails().catch(() => Number.NaN));
    },
  });
  new Counter({
    name: 'fairhall_overloaded_total',
    help: 'Requests refused for load, by cause',
    labelNames: ['cause'],
    registers,
    collect() {
      this.reset();
      for (const [cause, count] of overloads()) this.inc({ cause }, count);
    },
  });
  addGauges(registers);
  const [register] = registers;
  if (register !== undefined) collectDefaultMetrics({ register });
  return {
    called: (call, code, seconds) => calls.observe({ call, code }, seconds),
    replayed: (call) => replays.inc({ call }),
    mailed: (outcome) => mails.inc({ outcome }),
    text: async () => (await Promise.all(registers.map((registry) => registry.metrics()))).join(''),
  };
}

/** Gauges for the queues, caches and connections of this process, read when metrics are requested. REL-34 */
function addGauges(registers: Registry[]): void {
  new Gauge({
    name: 'fairhall_queue',
    help: 'Work by queue: running, or waiting for its turn',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { name: queue, running, waiting } of readGauges().queues) {
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  new Gauge({
    name: 'fairhall_cache_entries',
    help: 'Entries by cache',
    labelNames: ['cache'],
    registers,
    collect() {
      this.reset();
      for (const { name: cache, entries } of readGauges().caches) this.set({ cache }, entries);
    },
  });
  new Gauge({
    name: 'fairhall_cache_bytes',
    help: 'Bytes by cache, of caches that are bounded by them',
    labelNames: ['cache'],
    registers,
    collect() {
      this.reset();
      for (const { name: cache, bytes } of readGauges().caches) if (bytes !== undefined) this.set({ cache }, bytes);
    },
  });
  new Gauge({
    name: 'fairhall_database_connections',
    help: 'Connections to the database server in use and idle, and queries waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      const { pool } = readGauges();
      if (pool === undefined) return;
      this.set({ state: 'in_use' }, pool.inUse);
      this.set({ state: 'idle' }, pool.idle);
      this.set({ state: 'waiting' }, pool.waiting);
    },
  });
}
