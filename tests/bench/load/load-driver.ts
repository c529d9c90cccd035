import { type Answer, decodeBody, type HttpConnection, openConnection } from './http-connection.ts';

/** Requests that are sent repeatedly, and the expected content of each response. */
export interface Target {
  readonly name: string;
  readonly origin: string;
  /** Complete requests that are sent in turn, or a function that creates a new one each time. */
  readonly requests: readonly Buffer[] | (() => Buffer);
  readonly expects: string;
  /** Checks every response instead of `expects`. */
  readonly takes?: (answer: Answer) => boolean;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Seconds of the same load before the measurement. */
  readonly warmSeconds: number;
}

/** A load with a number of requests instead of a duration. */
export interface CountOptions {
  readonly connections: number;
  readonly answers: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
}

/** One of this many responses is checked. */
const READ_ONE_OF = 50;

/**
 * A closed loop: each connection sends its next request when the last response is complete. Throws at a wrong response.
 */
export async function measure(target: Target, { connections, seconds, warmSeconds }: LoadOptions): Promise<LoadResult> {
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
    p50: calculatePercentile(times, 0.5),
    p99: calculatePercentile(times, 0.99),
    answers: times.length,
  };
}

/** Runs the same load until `answers` responses have arrived. Throws at a wrong response. */
export async function askTimes(target: Target, { connections, answers }: CountOptions): Promise<void> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(new URL(target.origin))));
  const turn = { next: 0 };
  const askInTurns = async (connection: HttpConnection): Promise<void> => {
    while (turn.next < answers) await askNext(connection, target, turn);
  };
  try {
    await Promise.all(opened.map(askInTurns));
  } finally {
    for (const connection of opened) connection.close();
  }
}

async function askUntilEnd(
  connection: HttpConnection,
  target: Target,
  times: number[],
  counting: { readonly isOn: boolean; readonly ends: number },
  turn: { next: number },
): Promise<void> {
  for (let began = performance.now(); began < counting.ends; ) {
    await askNext(connection, target, turn);
    const ended = performance.now();
    if (counting.isOn) times.push(ended - began);
    began = ended;
  }
}

async function askNext(connection: HttpConnection, target: Target, turn: { next: number }): Promise<void> {
  const index = turn.next++;
  const answer = await connection.ask(requestAt(target, index));
  if (target.takes !== undefined || answer.status !== 200 || index % READ_ONE_OF === 0) assertGood(answer, target);
}

function requestAt({ name, requests }: Target, index: number): Buffer {
  const request = typeof requests === 'function' ? requests() : requests[index % requests.length];
  if (request === undefined) throw new Error(`${name}: there is nothing to ask`);
  return request;
}

function assertGood(answer: Answer, { name, expects, takes }: Target): void {
  const isGood = takes?.(answer) ?? (answer.status === 200 && decodeBody(answer).includes(expects));
  if (!isGood) throw new Error(`${name}: answered ${answer.status} ${decodeBody(answer).slice(0, 300)}`);
}

/** The percentile of sorted values; NaN for an empty list. */
export function calculatePercentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function calculateMedian(values: readonly number[]): number {
  return calculatePercentile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}
