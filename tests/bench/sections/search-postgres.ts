import { type Bench, catalogueSize } from '../bench.ts';
import { type Terms, termsOf } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { callRequest, getRequest } from '../load/requests.ts';
import { interleave, type Summary, summaryFor } from '../load/rounds.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { at } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { atLeast, type Line, milliseconds, perSecond, ratio } from '../table.ts';

/** What is asked of both; `peer` is the bare process's address for one of the questions. */
interface Question {
  readonly name: string;
  readonly budget: number;
  readonly calls: readonly (readonly [path: string, data: unknown])[];
  readonly peer: readonly string[];
  /** In every answer that holds something. */
  readonly expects: string;
}

const SEARCH = 'search/goods';
const PAGE = { pageNo: 1, pageSize: 20 } as const;

/**
 * The gateway's reading calls under sixteen connections, beside a bare process on the same database. A search asks for the
 * counts of the category filter, as the list page does; then for the same within one category.
 */
export async function searchPostgres(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const fairhall = await startFairhall(bench, { dataFolder: makeDataFolder(bench), databaseUrl });
  const peer = await startProcess(bench, {
    args: [at('tests/bench/servers/bare-peer.ts')],
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
  const questions = questionsOf(termsOf(catalogueSize(bench)));
  const targets = questions.flatMap((question) => [ownTarget(question, fairhall.url), peerTarget(question, peer.url)]);
  const load = bench.quick ? { rounds: 1, seconds: 1.5, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const summaries = await interleave(targets, { connections: 16, ...load });
  return questions.map((question) =>
    lineOf(question, summaryFor(summaries, question.name), summaryFor(summaries, peerName(question))),
  );
}

export function questionsOf({ common, rare, two, categories, products }: Terms): readonly Question[] {
  const search = (name: string, budget: number, terms: Terms['common'], isNarrowed: boolean): Question => ({
    name: `search ${name}${isNarrowed ? ' in a category' : ''}`,
    budget,
    calls: terms.map(({ keyword, category }) => [
      SEARCH,
      isNarrowed
        ? { ...PAGE, keyword, id: category, facets: ['category'] }
        : { ...PAGE, keyword, facets: ['category'] },
    ]),
    peer: terms.map(({ keyword, category }) =>
      isNarrowed ? `/search-in?${keyword}&${category}` : `/search?${keyword}`,
    ),
    expects: '"goodsSpuId"',
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
      expects: '"goodsSpuId"',
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

export const ownTarget = ({ name, calls, expects }: Question, origin: string): OwnTarget => ({
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
  const requests = question.peer.map((address) => getRequest(new URL(address, origin), 'application/json'));
  return { name: peerName(question), origin, requests, expects: '"goodsSpuId"' };
}

function lineOf({ name, budget }: Question, own: Summary, peer: Summary): Line {
  const rounds = `${perSecond(own.slowest)} to ${perSecond(own.fastest)}`;
  const share = `${ratio(own.perSecond / peer.perSecond)} of bare ${perSecond(peer.perSecond)}`;
  return atLeast(name, own.perSecond, budget, perSecond, ` (${rounds}; p99 ${milliseconds(own.p99)}; ${share})`);
}
