import { type Bench, catalogueSize } from '../bench.ts';
import { type Terms, termsOf } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { callRequest, getRequest } from '../load/requests.ts';
import { besideBefore, interleave, type Summary, summaryFor } from '../load/rounds.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { at } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { atLeast, type Line, milliseconds, perSecond, ratio } from '../table.ts';
import { nameOn, type Version, versionsOf } from '../versions.ts';

/** What is asked of both; `peer` is the bare process's address for one of the questions. */
export interface Question {
  readonly name: string;
  readonly budget: number;
  readonly calls: readonly (readonly [path: string, data: unknown])[];
  readonly peer: readonly string[];
  /** In every answer that holds something. */
  readonly expects: string;
}

const SEARCH = 'search/goods';
/** In every product that is found. */
const FOUND = '"goodsSpuId"';
const PAGE = { pageNo: 1, pageSize: 20 } as const;

/**
 * The gateway's reading calls under sixteen connections, beside a bare process on the same database. A search asks for the
 * counts of the category filter, as the list page does; then for the same within one category.
 */
export async function searchPostgres(bench: Bench): Promise<readonly Line[]> {
  const servers: { readonly version: Version; readonly url: string }[] = [];
  for (const version of versionsOf(bench)) {
    const databaseUrl = await bench.postgresCatalogue({ version });
    const { url } = await startFairhall(bench, { version, dataFolder: makeDataFolder(bench), databaseUrl });
    servers.push({ version, url });
  }
  const peer = await startProcess(bench, {
    args: [at('tests/bench/servers/bare-peer.ts')],
    env: { NODE_ENV: 'production', DATABASE_URL: await bench.postgresCatalogue() },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
  const questions = questionsOf(termsOf(catalogueSize(bench)));
  const targets = questions.flatMap((question) => [
    ...servers.map(({ version, url }) => ownTarget({ ...question, name: nameOn(version, question.name) }, url)),
    peerTarget(question, peer.url),
  ]);
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const summaries = await interleave(targets, { connections: 16, ...load });
  return questions.map((question) =>
    besideBefore(
      lineOf(question, summaryFor(summaries, question.name), summaryFor(summaries, peerName(question))),
      summaries,
      question.name,
    ),
  );
}

/** A search for each of some terms, as the list page asks; narrowed to the category of each where that is wanted. */
export const searchCalls = (terms: Terms['common'], isNarrowed = false): Question['calls'] =>
  terms.map(({ keyword, category }) => [
    SEARCH,
    { ...PAGE, keyword, ...(isNarrowed ? { id: category } : {}), facets: ['category'] },
  ]);

export function questionsOf({ common, rare, two, categories, products }: Terms): readonly Question[] {
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

/** A target whose requests are at hand, so that they can be mixed with others. */
type OwnTarget = Target & { readonly requests: readonly Buffer[] };

export const ownTarget = (
  { name, calls, expects }: Pick<Question, 'name' | 'calls' | 'expects'>,
  origin: string,
): OwnTarget => ({
  name,
  origin,
  requests: calls.map(([path, data]) => callRequest(origin, path, data)),
  expects,
});

/** One target that asks a question of each kind in turn. */
export function mixed(targets: readonly OwnTarget[]): Target {
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

function lineOf({ name, budget }: Question, own: Summary, peer: Summary): Line {
  const rounds = `${perSecond(Math.min(...own.speeds))} to ${perSecond(Math.max(...own.speeds))}`;
  const share = `${ratio(own.perSecond / peer.perSecond)} of bare ${perSecond(peer.perSecond)}`;
  return atLeast(name, own.perSecond, budget, perSecond, ` (${rounds}; p99 ${milliseconds(own.p99)}; ${share})`);
}
