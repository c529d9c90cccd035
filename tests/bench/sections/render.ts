import type { Bench } from '../bench.ts';
import type { Target } from '../load/load-driver.ts';
import { besideBefore, interleave, type Summary, speedRatio, summaryFor } from '../load/rounds.ts';
import { commonLists, listOf, pageKinds, pageTarget } from '../pages/page-targets.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { startRenderServer } from '../servers/start-render-server.ts';
import { atLeast, type Line, milliseconds, perSecond, ratio } from '../table.ts';
import { NOW, nameOn, type Version, versionsOf } from '../versions.ts';

const IN_PROCESS = 'list page, data in process';
const FROM_POSTGRES = 'list page, data from PostgreSQL';
/** The other pages that are read most, by their kinds. */
const OTHERS = ['home', 'product', 'supplier'] as const;
const ofKind = (kind: string): string => `${kind} page, data from PostgreSQL`;
const WITH_BROTLI = 'list page, data from PostgreSQL, with Brotli';
const AS_BROWSER = 'list page, data from PostgreSQL, as a browser asks';

/**
 * Whole list pages of forty cards as shares of the cards alone: with data in the process, and from PostgreSQL; and home, product
 * and supplier pages. No page is kept, so that each is rendered and compressed anew.
 */
export async function render(bench: Bench): Promise<readonly Line[]> {
  const bare = await startRenderServer(bench, NOW);
  const targets = [pageTarget(listOf(['/bare']), { name: 'bare', origin: bare.url })];
  for (const version of versionsOf(bench)) {
    const { url } = version === NOW ? bare : await startRenderServer(bench, version);
    targets.push(
      pageTarget(listOf(['/search/product?keyword=steel']), { name: nameOn(version, IN_PROCESS), origin: url }),
      ...(await postgresTargets(bench, version)),
    );
  }
  const load = bench.quick ? { rounds: 1, seconds: 2, warmSeconds: 2 } : { rounds: 3, seconds: 5, warmSeconds: 3 };
  const summaries = await interleave(targets, { connections: 16, ...load });
  const cards = summaryFor(summaries, 'bare');
  const plain = summaryFor(summaries, FROM_POSTGRES);
  return [
    shareLine(IN_PROCESS, summaryFor(summaries, IN_PROCESS), cards, 0.5),
    shareLine(FROM_POSTGRES, plain, cards, 0.25),
    ...OTHERS.map((kind) => shareLine(ofKind(kind), summaryFor(summaries, ofKind(kind)), cards, 0.25)),
    ...[WITH_BROTLI, AS_BROWSER].map((name) => compressedLine(name, summaryFor(summaries, name), plain)),
  ]
    .map((line) => besideBefore(line, summaries, line.name))
    .concat({ name: 'forty cards alone', figure: `${perSecond(cards.perSecond)} (p99 ${milliseconds(cards.p99)})` });
}

async function postgresTargets(bench: Bench, version: Version): Promise<readonly Target[]> {
  const databaseUrl = await bench.postgresCatalogue({ version });
  const dataFolder = makeDataFolder(bench);
  const { url } = await startFairhall(bench, { version, dataFolder, databaseUrl, pages: true, keepsPages: false });
  const lists = commonLists(bench);
  const others = (await pageKinds(bench, url)).filter(({ name }) => OTHERS.some((other) => other === name));
  return [
    ...others.map((kind) => pageTarget(kind, { name: nameOn(version, ofKind(kind.name)), origin: url })),
    pageTarget(lists, { name: nameOn(version, FROM_POSTGRES), origin: url }),
    pageTarget(lists, { name: nameOn(version, WITH_BROTLI), origin: url, reader: 'brotli' }),
    pageTarget(lists, { name: nameOn(version, AS_BROWSER), origin: url, reader: 'browser' }),
  ];
}

const shareLine = (name: string, own: Summary, bare: Summary, budget: number): Line =>
  atLeast(name, speedRatio(own, bare), budget, ratio, ` of bare${told(own)}`);

const compressedLine = (name: string, own: Summary, plain: Summary): Line =>
  atLeast(name, speedRatio(own, plain), 0.9, ratio, ` of not compressed${told(own)}`);

const told = ({ perSecond: speed, p99 }: Summary): string => ` (${perSecond(speed)}; p99 ${milliseconds(p99)})`;
