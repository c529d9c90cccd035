import { type Body, REQUEST_SHAPES, type Turn } from './bodies.ts';
import type { GatewayAnswer } from './judge.ts';

export interface SentBody {
  readonly turn: Turn;
  readonly body: Body;
  readonly gatewayAnswer: GatewayAnswer;
  readonly ms: number;
  readonly fault: string | undefined;
  /** The gateway's log lines for the body. */
  readonly lines: readonly string[];
  /** The number of the body in the run, from 0. */
  readonly index: number;
}

export interface Tally {
  readonly bodies: number;
  readonly logLines: number;
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The number of accepted bodies by shape. */
  readonly taken: Readonly<Record<string, string>>;
  /** The call with the largest share of bodies rejected by rate limits, and that share. */
  readonly mostLimited: string;
  /** Calls that accepted none of their bodies. */
  readonly neverTaken: readonly string[];
  readonly slowest: string;
  /** One line for each kind of fault: the number of bodies with it, and the first of them. */
  readonly faults: readonly string[];
}

interface Fault {
  readonly first: string;
  count: number;
}

const MAX_LENGTH = 400;

export function createTally(calls: readonly string[]): { add(sent: SentBody): void; result(): Tally } {
  const statuses = new Map<number, number>();
  const taken = new Map(REQUEST_SHAPES.map((shape) => [shape, { taken: 0, all: 0 }]));
  const untaken = new Set(calls);
  const limited = new Map(calls.map((name) => [name, 0]));
  const faults = new Map<string, Fault>();
  let [bodies, logLines] = [0, 0];
  let slowest = { ms: 0, call: '' };
  return {
    add(sent) {
      const { turn, gatewayAnswer, ms, fault, lines } = sent;
      const { target, shape } = turn;
      bodies += 1;
      logLines += lines.length;
      statuses.set(gatewayAnswer.status, (statuses.get(gatewayAnswer.status) ?? 0) + 1);
      const ofShape = taken.get(shape);
      if (ofShape !== undefined) ofShape.all += 1;
      if (gatewayAnswer.status === 429) limited.set(target.name, (limited.get(target.name) ?? 0) + 1);
      if (isTaken(gatewayAnswer)) {
        untaken.delete(target.name);
        if (ofShape !== undefined) ofShape.taken += 1;
      }
      if (ms > slowest.ms) slowest = { ms, call: target.name };
      if (fault === undefined) return;
      const kind = `${target.name} ${fault}`;
      const counted = faults.get(kind);
      if (counted === undefined) faults.set(kind, { first: firstOf(sent), count: 1 });
      else counted.count += 1;
    },
    result: () => ({
      bodies,
      logLines,
      statuses: Object.fromEntries([...statuses].sort(([one], [other]) => one - other)),
      taken: Object.fromEntries([...taken].map(([shape, { taken, all }]) => [shape, `${taken} of ${all}`])),
      mostLimited: mostOf(limited, bodies / calls.length),
      neverTaken: [...untaken],
      slowest: `${Math.round(slowest.ms)} ms (${slowest.call})`,
      faults: [...faults].map(([kind, { first, count }]) => `${kind}, ${count} times, first ${first}`),
    }),
  };
}

function mostOf(limited: ReadonlyMap<string, number>, bodiesEach: number): string {
  const [name = '', count = 0] = [...limited].sort(([, one], [, other]) => other - one)[0] ?? [];
  return `${name} (${((100 * count) / bodiesEach).toFixed(1)} %)`;
}

const isTaken = ({ status, text }: GatewayAnswer): boolean => status === 200 && !/"code":"100[1-4]"/.test(text);

/** Details of a fault for its analysis: the request, the response, and the gateway's log meanwhile. */
function firstOf({
  turn: { role, shape },
  body: { content, headers },
  gatewayAnswer: { text },
  index,
  lines,
}: SentBody): string {
  const sent = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
  const first = {
    index,
    role,
    shape,
    headers,
    sent: sent.slice(0, MAX_LENGTH),
    answer: text.slice(0, MAX_LENGTH),
    lines,
  };
  return JSON.stringify(first);
}
