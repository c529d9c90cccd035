import type { Bench } from '../bench.ts';
import type { Target } from '../load/load-driver.ts';
import { besideBefore, interleave, speedRatio, summaryFor } from '../load/rounds.ts';
import { listOf, type PageKind, pageKinds, pageTarget, unchangedTarget } from '../pages/page-targets.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { startRenderServer } from '../servers/start-render-server.ts';
import { atLeast, atMost, type Line, milliseconds, perSecond, ratio } from '../table.ts';
import { NOW, nameOn, versionsOf } from '../versions.ts';

const SHARE = 2;
const P99_MS = 10;
const UNCHANGED = 'list, asked whether it has changed';

const asBrowser = ({ name }: PageKind): string => `${name}, as a browser asks`;
const without = ({ name }: PageKind): string => `${name}, not compressed`;

/** Pages that are kept, on PostgreSQL: what sixteen connections get of them, as shares of rendering forty cards alone. */
export async function pages(bench: Bench): Promise<readonly Line[]> {
  const bare = await startRenderServer(bench, NOW);
  const targets = [pageTarget(listOf(['/bare']), { name: 'bare', origin: bare.url })];
  const ofVersions = [];
  for (const version of versionsOf(bench)) {
    const databaseUrl = await bench.postgresCatalogue({ version });
    const { url } = await startFairhall(bench, {
      version,
      dataFolder: makeDataFolder(bench),
      databaseUrl,
      pages: true,
    });
    ofVersions.push({ version, url });
  }
  const kinds = await pageKinds(bench, ofVersions[0]?.url ?? '');
  for (const kind of kinds) {
    for (const { version, url: origin } of ofVersions) {
      targets.push(
        pageTarget(kind, { name: nameOn(version, asBrowser(kind)), origin, reader: 'browser' }),
        pageTarget(kind, { name: nameOn(version, without(kind)), origin }),
        ...(kind.name === 'list' ? await unchanged(kind, nameOn(version, UNCHANGED), origin) : []),
      );
    }
  }
  const load = bench.quick ? { rounds: 1, seconds: 2, warmSeconds: 2 } : { rounds: 3, seconds: 4, warmSeconds: 2 };
  return linesOf(kinds, await interleave(targets, { connections: 16, ...load }));
}

async function unchanged(kind: PageKind, name: string, origin: string): Promise<readonly Target[]> {
  const target = await unchangedTarget(kind, { name, origin });
  return target === undefined ? [] : [target];
}

function linesOf(kinds: readonly PageKind[], summaries: Awaited<ReturnType<typeof interleave>>): readonly Line[] {
  const cards = summaryFor(summaries, 'bare');
  const share = (name: string, budget: number | undefined): Line => {
    const own = summaryFor(summaries, name);
    const note = ` of bare (${perSecond(own.perSecond)}; p99 ${milliseconds(own.p99)})`;
    const value = speedRatio(own, cards);
    const line =
      budget === undefined ? { name, figure: `${ratio(value)}${note}` } : atLeast(name, value, budget, ratio, note);
    return besideBefore(line, summaries, name);
  };
  return [
    ...kinds.flatMap((kind) => [
      share(asBrowser(kind), SHARE),
      atMost(`${asBrowser(kind)}, p99`, summaryFor(summaries, asBrowser(kind)).p99, P99_MS, milliseconds),
      share(without(kind), undefined),
    ]),
    summaries.has(UNCHANGED) ? share(UNCHANGED, undefined) : { name: UNCHANGED, figure: 'no ETag' },
    { name: 'forty cards alone', figure: `${perSecond(cards.perSecond)} (p99 ${milliseconds(cards.p99)})` },
  ];
}
