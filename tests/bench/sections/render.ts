import type { Bench } from '../bench.ts';
import type { Target } from '../load/load-driver.ts';
import { compareSpeeds, getSummary, measureInTurn, type Summary, withOlderFigure } from '../load/rounds.ts';
import { createCommonLists, createPageTarget, listOf, listPageKinds } from '../pages/page-targets.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { startRenderServer } from '../servers/start-render-server.ts';
import { formatMilliseconds, formatPerSecond, formatRatio, type Line, toMinimumLine } from '../table.ts';
import { listVersions, toVersionName, VERSION_NOW, type Version } from '../versions.ts';

const IN_PROCESS = 'list page, data in process';
const FROM_POSTGRES = 'list page, data from PostgreSQL';
/** The other most visited kinds of pages. */
const OTHERS = ['home', 'product', 'supplier'] as const;
const ofKind = (kind: string): string => `${kind} page, data from PostgreSQL`;
const WITH_BROTLI = 'list page, data from PostgreSQL, with Brotli';
const AS_BROWSER = 'list page, data from PostgreSQL, as a browser asks';

/**
 * Measures complete list pages of forty cards as shares of rendering only the cards, with data in the process and from
 * PostgreSQL; and home, product and supplier pages. Pages are not cached, so each is rendered and compressed again.
 */
export async function measureRender(bench: Bench): Promise<readonly Line[]> {
  const bare = await startRenderServer(bench, VERSION_NOW);
  const targets = [createPageTarget(listOf(['/bare']), { name: 'bare', origin: bare.url })];
  for (const version of listVersions(bench)) {
    const { url } = version === VERSION_NOW ? bare : await startRenderServer(bench, version);
    targets.push(
      createPageTarget(listOf(['/search/product?keyword=steel']), {
        name: toVersionName(version, IN_PROCESS),
        origin: url,
      }),
      ...(await postgresTargets(bench, version)),
    );
  }
  const load = bench.quick ? { rounds: 1, seconds: 2, warmSeconds: 2 } : { rounds: 3, seconds: 5, warmSeconds: 3 };
  const summaries = await measureInTurn(targets, { connections: 16, ...load });
  const cards = getSummary(summaries, 'bare');
  const plain = getSummary(summaries, FROM_POSTGRES);
  return [
    shareLine(IN_PROCESS, getSummary(summaries, IN_PROCESS), cards, 0.5),
    shareLine(FROM_POSTGRES, plain, cards, 0.25),
    ...OTHERS.map((kind) => shareLine(ofKind(kind), getSummary(summaries, ofKind(kind)), cards, 0.25)),
    ...[WITH_BROTLI, AS_BROWSER].map((name) => compressedLine(name, getSummary(summaries, name), plain)),
  ]
    .map((line) => withOlderFigure(line, summaries, line.name))
    .concat({
      name: 'forty cards alone',
      figure: `${formatPerSecond(cards.perSecond)} (p99 ${formatMilliseconds(cards.p99)})`,
    });
}

async function postgresTargets(bench: Bench, version: Version): Promise<readonly Target[]> {
  const databaseUrl = await bench.postgresCatalogue({ version });
  const dataFolder = createDataFolder(bench);
  const { url } = await startFairhall(bench, { version, dataFolder, databaseUrl, pages: true, cachesPages: false });
  const lists = createCommonLists(bench);
  const others = (await listPageKinds(bench, url)).filter(({ name }) => OTHERS.some((other) => other === name));
  return [
    ...others.map((kind) => createPageTarget(kind, { name: toVersionName(version, ofKind(kind.name)), origin: url })),
    createPageTarget(lists, { name: toVersionName(version, FROM_POSTGRES), origin: url }),
    createPageTarget(lists, { name: toVersionName(version, WITH_BROTLI), origin: url, reader: 'brotli' }),
    createPageTarget(lists, { name: toVersionName(version, AS_BROWSER), origin: url, reader: 'browser' }),
  ];
}

const shareLine = (name: string, measured: Summary, bare: Summary, budget: number): Line =>
  toMinimumLine(name, compareSpeeds(measured, bare), budget, formatRatio, ` of bare${formatSummary(measured)}`);

const compressedLine = (name: string, measured: Summary, plain: Summary): Line =>
  toMinimumLine(name, compareSpeeds(measured, plain), 0.9, formatRatio, ` of not compressed${formatSummary(measured)}`);

const formatSummary = ({ perSecond: speed, p99 }: Summary): string =>
  ` (${formatPerSecond(speed)}; p99 ${formatMilliseconds(p99)})`;
