import { type Bench, catalogueSize } from '../bench.ts';
import { termsOf } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { getRequest } from '../load/requests.ts';
import { interleave, type Summary, summaryFor } from '../load/rounds.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { at } from '../servers/paths.ts';
import { startProcess } from '../servers/started-process.ts';
import { atLeast, type Line, milliseconds, perSecond, ratio } from '../table.ts';

const LIST = '/search/product?keyword=';
const CARD = 'data-industry=';

/** Whole list pages of forty cards as shares of the cards alone: with data in the process, and from PostgreSQL. */
export async function render(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const renderer = await startProcess(bench, {
    args: [at('tests/bench/servers/render-server.ts')],
    env: { NODE_ENV: 'production' },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
  const fairhall = await startFairhall(bench, { dataFolder: makeDataFolder(bench), databaseUrl, pages: true });
  const words = termsOf(catalogueSize(bench)).common.map(({ keyword }) => `${LIST}${keyword}`);
  const targets = [
    pageTarget('bare', renderer.url, ['/bare']),
    pageTarget('in process', renderer.url, [`${LIST}steel`]),
    pageTarget('from PostgreSQL', fairhall.url, words),
  ];
  const load = bench.quick ? { rounds: 1, seconds: 2, warmSeconds: 2 } : { rounds: 3, seconds: 5, warmSeconds: 3 };
  const summaries = await interleave(targets, { connections: 16, ...load });
  const bare = summaryFor(summaries, 'bare');
  return [
    lineOf('list page, data in process', summaryFor(summaries, 'in process'), bare, 0.5),
    lineOf('list page, data from PostgreSQL', summaryFor(summaries, 'from PostgreSQL'), bare, 0.25),
    { name: 'forty cards alone', figure: `${perSecond(bare.perSecond)} (p99 ${milliseconds(bare.p99)})` },
  ];
}

const pageTarget = (name: string, origin: string, paths: readonly string[]): Target => ({
  name,
  origin,
  requests: paths.map((path) => getRequest(new URL(path, origin))),
  expects: CARD,
});

function lineOf(name: string, own: Summary, bare: Summary, budget: number): Line {
  const note = ` of bare (${perSecond(own.perSecond)}; p99 ${milliseconds(own.p99)})`;
  return atLeast(name, own.perSecond / bare.perSecond, budget, ratio, note);
}
