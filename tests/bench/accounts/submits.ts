import type { Bench } from '../bench.ts';
import { measure, type Target } from '../load/load-driver.ts';
import { callRequest } from '../load/requests.ts';
import { getSummary, measureInTurn } from '../load/rounds.ts';
import { fromRoot } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { formatMilliseconds, formatPerSecond, formatRatio, type Line } from '../table.ts';
import type { Person } from './people.ts';

const SUBMIT = 'api/digital/rfq/submitNewRfq.json';

const REQUEST = {
  description: 'Fifty thousand cotton tote bags, 140 g/m², one-colour print on both sides, packed by fifty.',
  cateAndTag: { tag: [{ label: 'Cotton bags', value: 'TX01' }], product: 'tote bag' },
  quantity: 50_000,
  unit: 'piece',
  countryId: '356',
  source: 2,
};

/** RFQs, each a new one, by one buyer after the other. */
function submitTarget(name: string, origin: string, people: readonly Person[]): Target {
  let sent = 0;
  const next = (): Buffer => {
    const person = people[sent++ % people.length];
    if (person === undefined) throw new Error('there is nobody to send a request');
    const { token, email } = person;
    const headers = { ...person.headers, 'Idempotency-Key': crypto.randomUUID() };
    return callRequest(origin, SUBMIT, { ...REQUEST, email }, { token, headers });
  };
  return { name, origin, requests: next, expects: '"rfqId":"' };
}

interface Submitting {
  readonly databaseUrl: string;
  readonly origin: string;
  readonly people: readonly Person[];
}

/** RFQs submitted by sixteen connections, as a share of the speed at which a bare process writes the same rows. */
export async function submitLine(bench: Bench, { databaseUrl, origin, people }: Submitting): Promise<Line> {
  const own = submitTarget('own', origin, people);
  await measure(own, { connections: 1, seconds: 0.1, warmSeconds: 0 });
  const peer = await startProcess(bench, {
    args: [fromRoot('tests/bench/servers/bare-inserts.ts')],
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const bare = submitTarget('bare', peer.url, people);
  const summaries = await measureInTurn([own, bare], { connections: 16, ...load });
  const [ours, theirs] = [getSummary(summaries, 'own'), getSummary(summaries, 'bare')];
  const share = `${formatRatio(ours.perSecond / theirs.perSecond)} of bare ${formatPerSecond(theirs.perSecond)}`;
  const figure = `${formatPerSecond(ours.perSecond)} (p50 ${formatMilliseconds(ours.p50)}, p99 ${formatMilliseconds(ours.p99)}; ${share})`;
  return { name: 'requests for quotation, 16 connections', figure };
}
