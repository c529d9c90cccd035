import { type Answer, bodyOf, type HttpConnection, openConnection } from './http-connection.ts';

/** What is asked again and again, and what each answer has to hold. */
export interface Target {
  readonly name: string;
  readonly origin: string;
  /** Whole requests, asked in turn; or a new one each time. */
  readonly requests: readonly Buffer[] | (() => Buffer);
  readonly expects: string;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Seconds of the same load before anything is counted. */
  readonly warmSeconds: number;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
}

/** One of so many answers is read. */
const READ_ONE_OF = 50;

/** Closed loop: each connection sends its next request when the answer to the last one is whole. Throws at a wrong answer. */
export async function measure(target: Target, { connections, seconds, warmSeconds }: LoadOptions): Promise<Measured> {
  const times: number[] = [];
  const counting = { isOn: false, ends: performance.now() + (warmSeconds + seconds) * 1000 };
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(new URL(target.origin))));
  const turn = { next: 0 };
  const loops = Promise.all(opened.map((connection) => askUntilEnd(connection, target, times, counting, turn)));
  const start = setTimeout(() => {
    counting.isOn = true;
  }, warmSeconds * 1000);
  try {
    await loops;
  } finally {
    clearTimeout(start);
    for (const connection of opened) connection.close();
  }
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    answers: times.length,
  };
}

async function askUntilEnd(
  connection: HttpConnection,
  target: Target,
  times: number[],
  counting: { readonly isOn: boolean; readonly ends: number },
  turn: { next: number },
): Promise<void> {
  for (let began = performance.now(); began < counting.ends; ) {
    const place = turn.next++;
    const request = requestAt(target, place);
    const answer = await connection.ask(request);
    if (answer.status !== 200 || place % READ_ONE_OF === 0) assertGood(answer, target);
    const ended = performance.now();
    if (counting.isOn) times.push(ended - began);
    began = ended;
  }
}

function requestAt({ name, requests }: Target, place: number): Buffer {
  const request = typeof requests === 'function' ? requests() : requests[place % requests.length];
  if (request === undefined) throw new Error(`${name}: there is nothing to ask`);
  return request;
}

function assertGood(answer: Answer, { name, expects }: Target): void {
  if (answer.status === 200 && answer.bytes.includes(expects)) return;
  throw new Error(`${name}: answered ${answer.status} ${bodyOf(answer).toString('utf8', 0, 300)}`);
}

/** The value below which a share of the sorted values lies; NaN of none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}
