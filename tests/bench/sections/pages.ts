import type { Bench } from '../bench.ts';
import type { Target } from '../load/load-driver.ts';
import { compareSpeeds, getSummary, measureInTurn, withOlderFigure } from '../load/rounds.ts';
import {
  createPageTarget,
  createUnchangedTarget,
  listOf,
  listPageKinds,
  type PageKind,
} from '../pages/page-targets.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { startRenderServer } from '../servers/start-render-server.ts';
import { formatMilliseconds, formatPerSecond, formatRatio, type Line, toMaximumLine, toMinimumLine } from '../table.ts';
import { listVersions, toVersionName, VERSION_NOW } from '../versions.ts';

const SHARE = 2;
const P99_MS = 10;
const UNCHANGED = 'list, asked whether it has changed';

const asBrowser = ({ name }: PageKind): string => `${name}, as a browser asks`;
const without = ({ name }: PageKind): string => `${name}, not compressed`;

/**
 * Measures cached pages on PostgreSQL with sixteen connections, as shares of the speed of rendering only forty cards.
 */
export async function measurePages(bench: Bench): Promise<readonly Line[]> {
  const bare = await startRenderServer(bench, VERSION_NOW);
  const targets = [createPageTarget(listOf(['/bare']), { name: 'bare', origin: bare.url })];
  const ofVersions = [];
  for (const version of listVersions(bench)) {
    const databaseUrl = await bench.postgresCatalogue({ version });
    const { url } = await startFairhall(bench, {
      version,
      dataFolder: createDataFolder(bench),
      databaseUrl,
      pages: true,
    });
    ofVersions.push({ version, url });
  }
  const kinds = await listPageKinds(bench, ofVersions[0]?.url ?? '');
  for (const kind of kinds) {
    for (const { version, url: origin } of ofVersions) {
      targets.push(
        createPageTarget(kind, { name: toVersionName(version, asBrowser(kind)), origin, reader: 'browser' }),
        createPageTarget(kind, { name: toVersionName(version, without(kind)), origin }),
        ...(kind.name === 'list' ? await unchanged(kind, toVersionName(version, UNCHANGED), origin) : []),
      );
    }
  }
  const load = bench.quick ? { rounds: 1, seconds: 2, warmSeconds: 2 } : { rounds: 3, seconds: 4, warmSeconds: 2 };
  return linesOf(kinds, await measureInTurn(targets, { connections: 16, ...load }));
}

async function unchanged(kind: PageKind, name: string, origin: string): Promise<readonly Target[]> {
  const target = await createUnchangedTarget(kind, { name, origin });
  return target === undefined ? [] : [target];
}

function linesOf(kinds: readonly PageKind[], summaries: Awaited<ReturnType<typeof measureInTurn>>): readonly Line[] {
  const cards = getSummary(summaries, 'bare');
  const share = (name: string, budget: number | undefined): Line => {
    const measured = getSummary(summaries, name);
    const note = ` of bare (${formatPerSecond(measured.perSecond)}; p99 ${formatMilliseconds(measured.p99)})`;
    const value = compareSpeeds(measured, cards);
    const line =
      budget === undefined
        ? { name, figure: `${formatRatio(value)}${note}` }
        : toMinimumLine(name, value, budget, formatRatio, note);
    return withOlderFigure(line, summaries, name);
  };
  return [
    ...kinds.flatMap((kind) => [
      share(asBrowser(kind), SHARE),
      toMaximumLine(`${asBrowser(kind)}, p99`, getSummary(summaries, asBrowser(kind)).p99, P99_MS, formatMilliseconds),
      share(without(kind), undefined),
    ]),
    summaries.has(UNCHANGED) ? share(UNCHANGED, undefined) : { name: UNCHANGED, figure: 'no ETag' },
    { name: 'forty cards alone', figure: `${formatPerSecond(cards.perSecond)} (p99 ${formatMilliseconds(cards.p99)})` },
  ];
}
