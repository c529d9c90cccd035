import { type Bench, getCatalogueSize } from '../bench.ts';
import { findTerms, type Terms } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { callRequest, getRequest } from '../load/requests.ts';
import { getSummary, measureInTurn, type Summary, withOlderFigure } from '../load/rounds.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { fromRoot } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { formatMilliseconds, formatPerSecond, formatRatio, type Line, toMinimumLine } from '../table.ts';
import { listVersions, toVersionName, type Version } from '../versions.ts';

/** Calls for the gateway and the bare process; `peer` is the bare process's address for one of the calls. */
export interface Question {
  readonly name: string;
  readonly budget: number;
  readonly calls: readonly (readonly [path: string, data: unknown])[];
  readonly peer: readonly string[];
  /** Text in every response that is not empty. */
  readonly expects: string;
}

const SEARCH = 'search/goods';
/** Text in every product of a response. */
const FOUND = '"goodsSpuId"';
const PAGE = { pageNo: 1, pageSize: 20 } as const;

/**
 * Measures the gateway's read calls under sixteen connections, beside a bare process on the same database. A search
 * requests the counts of the category filter, as the list page does; then the same within one category.
 */
export async function measureSearchPostgres(bench: Bench): Promise<readonly Line[]> {
  const servers: { readonly version: Version; readonly url: string }[] = [];
  for (const version of listVersions(bench)) {
    const databaseUrl = await bench.postgresCatalogue({ version });
    const { url } = await startFairhall(bench, { version, dataFolder: createDataFolder(bench), databaseUrl });
    servers.push({ version, url });
  }
  const peer = await startProcess(bench, {
    args: [fromRoot('tests/bench/servers/bare-peer.ts')],
    env: { NODE_ENV: 'production', DATABASE_URL: await bench.postgresCatalogue() },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
  const questions = createQuestions(findTerms(getCatalogueSize(bench)));
  const targets = questions.flatMap((question) => [
    ...servers.map(({ version, url }) =>
      createSearchTarget({ ...question, name: toVersionName(version, question.name) }, url),
    ),
    peerTarget(question, peer.url),
  ]);
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const summaries = await measureInTurn(targets, { connections: 16, ...load });
  return questions.map((question) =>
    withOlderFigure(
      lineOf(question, getSummary(summaries, question.name), getSummary(summaries, peerName(question))),
      summaries,
      question.name,
    ),
  );
}

/** A search for each term, as the list page sends it; with `isNarrowed` within the term's category. */
export const searchCalls = (terms: Terms['common'], isNarrowed = false): Question['calls'] =>
  terms.map(({ keyword, category }) => [
    SEARCH,
    { ...PAGE, keyword, ...(isNarrowed ? { id: category } : {}), facets: ['category'] },
  ]);

export function createQuestions({ common, rare, two, categories, products }: Terms): readonly Question[] {
  const search = (name: string, budget: number, terms: Terms['common'], isNarrowed: boolean): Question => ({
    name: `search ${name}${isNarrowed ? ' in a category' : ''}`,
    budget,
    calls: searchCalls(terms, isNarrowed),
    peer: terms.map(({ keyword, category }) =>
      isNarrowed ? `/search-in?${keyword}&${category}` : `/search?${keyword}`,
    ),
    expects: FOUND,
  });
  return [
    ...[false, true].flatMap((isNarrowed) => [
      search('common', 1_200, common, isNarrowed),
      search('rare', 2_500, rare, isNarrowed),
      search('two terms', 800, two, isNarrowed),
    ]),
    {
      name: 'category page',
      budget: 1_000,
      calls: categories.map((id) => [SEARCH, { ...PAGE, id, facets: ['category'] }]),
      peer: categories.map((id) => `/category?${id}`),
      expects: FOUND,
    },
    {
      name: 'product detail',
      budget: 2_000,
      calls: products.map((goodsSpuId) => ['search/goods/detail', { goodsSpuId }]),
      peer: products.map((id) => `/detail?${id}`),
      expects: '"crumbs":',
    },
  ];
}

/** A target with an array of requests, so that they can be mixed with others. */
type SearchTarget = Target & { readonly requests: readonly Buffer[] };

export const createSearchTarget = (
  { name, calls, expects }: Pick<Question, 'name' | 'calls' | 'expects'>,
  origin: string,
): SearchTarget => ({
  name,
  origin,
  requests: calls.map(([path, data]) => callRequest(origin, path, data)),
  expects,
});

/** Merges targets into one that sends a request of each in turn. */
export function mergeTargets(targets: readonly SearchTarget[]): Target {
  const longest = Math.max(...targets.map(({ requests }) => requests.length));
  const requests = Array.from({ length: longest }, (_, place) =>
    targets.flatMap(({ requests }) => requests[place % requests.length] ?? []),
  ).flat();
  return { name: 'all reading calls', origin: targets[0]?.origin ?? '', requests, expects: '"success":true' };
}

const peerName = ({ name }: Question): string => `bare ${name}`;

function peerTarget(question: Question, origin: string): Target {
  const requests = question.peer.map((address) => getRequest(new URL(address, origin), { accept: 'application/json' }));
  return { name: peerName(question), origin, requests, expects: FOUND };
}

function lineOf({ name, budget }: Question, measured: Summary, peer: Summary): Line {
  const rounds = `${formatPerSecond(Math.min(...measured.speeds))} to ${formatPerSecond(Math.max(...measured.speeds))}`;
  const share = `${formatRatio(measured.perSecond / peer.perSecond)} of bare ${formatPerSecond(peer.perSecond)}`;
  return toMinimumLine(
    name,
    measured.perSecond,
    budget,
    formatPerSecond,
    ` (${rounds}; p99 ${formatMilliseconds(measured.p99)}; ${share})`,
  );
}
