import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  called(call: string, code: string, seconds: number): void;
  /** A submit was answered from what an earlier one left. */
  replayed(call: string): void;
  /** A mail's way ended or is to be tried again. */
  mailed(outcome: 'sent' | 'retry' | 'dead'): void;
  /** Prometheus text. */
  text(): Promise<string>;
}

interface MailFigures {
  /** The age of the oldest unsent mail in seconds. */
  readonly oldestMail: () => Promise<number>;
  /** How many mails wait until their recipients may get more. */
  readonly postponedMails: () => Promise<number>;
}

/** Figures by call name, never by address or person. REL-34 */
export function createMetrics({ oldestMail, postponedMails }: MailFigures): Metrics {
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
      // The figures have to be there while the database is away too. REL-23
      this.set(await oldestMail().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'fairhall_outbox_postponed',
    help: 'Mails that wait until their recipients may get more',
    registers,
    async collect() {
      this.set(await postponedMails());
    },
  });
  const [register] = registers;
  if (register !== undefined) collectDefaultMetrics({ register });
  return {
    called: (call, code, seconds) => calls.observe({ call, code }, seconds),
    replayed: (call) => replays.inc({ call }),
    mailed: (outcome) => mails.inc({ outcome }),
    text: async () => (await Promise.all(registers.map((registry) => registry.metrics()))).join(''),
  };
}
