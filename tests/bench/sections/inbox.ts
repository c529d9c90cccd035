import { buildBrowserSignature } from '@fairhall/core/contract/signature';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { callSignatureCrypto } from '@fairhall/gateway/identity/signature-crypto';
import { type Answerer, insertEnquiries } from '../accounts/enquiries.ts';
import { insertPeople, type Person } from '../accounts/people.ts';
import type { Bench } from '../bench.ts';
import type { Target } from '../load/load-driver.ts';
import { callRequest } from '../load/requests.ts';
import { getSummary, measureInTurn } from '../load/rounds.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatMilliseconds, formatPerSecond, type Line, toMaximumLine } from '../table.ts';

const BUYERS = 2_000;
const PEOPLE = 16;
/** Milliseconds. */
const BUDGET = 30;
/** A supplier mostly looks at unanswered enquiries. */
const LOOKS = [
  { part: 'waiting', pageNo: 1 },
  { part: 'waiting', pageNo: 2 },
  { part: 'answered', pageNo: 1 },
  { part: 'waiting', pageNo: 1 },
  { part: 'closed', pageNo: 3 },
  { part: 'spam', pageNo: 1 },
] as const;

const enquiriesOf = ({ quick }: Pick<Bench, 'quick'>): number => (quick ? 20_000 : 100_000);

/** Measures the inbox of a supplier with a hundred thousand enquiries, and the lists of their buyers. */
export async function measureInbox(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const { buyers, answerers } = await insertAll(databaseUrl, enquiriesOf(bench));
  const { url } = await startFairhall(bench, { dataFolder: createDataFolder(bench), databaseUrl, behindProxy: true });
  const targets = [inboxTarget(url, answerers), listTarget(url, buyers)];
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 5, warmSeconds: 2 };
  const summaries = await measureInTurn(targets, { connections: 16, ...load });
  return targets.map(({ name }) => {
    const { p50, p99, perSecond: speed } = getSummary(summaries, name);
    return toMaximumLine(
      `${name}, p99`,
      p99,
      BUDGET,
      formatMilliseconds,
      ` (p50 ${formatMilliseconds(p50)}, ${formatPerSecond(speed)})`,
    );
  });
}

async function insertAll(databaseUrl: string, count: number) {
  const database = openPostgres({ url: databaseUrl, poolSize: 1 });
  try {
    const buyers = await insertPeople(database, BUYERS);
    return { buyers, answerers: await insertEnquiries(database, { count, people: PEOPLE }) };
  } finally {
    await database.close();
  }
}

function inboxTarget(origin: string, answerers: readonly Answerer[]): Target {
  let requestCount = 0;
  const requests = (): Buffer => {
    const { token, headers } = inTurn(answerers, requestCount);
    const look = inTurn(LOOKS, requestCount++);
    const envelope = { time: Date.now(), sign: buildBrowserSignature(callSignatureCrypto) };
    return callRequest(origin, 'blade-supplier/enquiry/inbox', look, { token, headers, envelope });
  };
  return { name: 'a supplier’s inbox, 16 connections', origin, requests, expects: '"enquiryId":"bench-' };
}

function listTarget(origin: string, buyers: readonly Person[]): Target {
  let requestCount = 0;
  const requests = (): Buffer => {
    const { token, headers } = inTurn(buyers, requestCount++);
    return callRequest(origin, 'inquiry-buyer/list', { pageNo: 1 }, { token, headers });
  };
  return { name: 'a buyer’s enquiries, 16 connections', origin, requests, expects: '"enquiryId":"bench-' };
}

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('there is nobody');
  return item;
}
