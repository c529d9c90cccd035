import type { Bench } from '../bench.ts';
import { type Terms, termsOf } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { interleave, type Summary, summaryFor } from '../load/rounds.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { atMost, type Line, milliseconds, ratio } from '../table.ts';
import { nameBefore, nameOn, type Version, versionsOf } from '../versions.ts';
import { ownTarget, questionsOf, searchCalls } from './search-postgres.ts';

const SIZES = { few: 10_000, many: 1_000_000 };
const QUICK_SIZES = { few: 5_000, many: 40_000 };
const P99_MS = 15;
const LAST_P99_MS = 50;
const GROWTH = 2;
/** Of terms whose products are neither found at once by rank nor few enough to look at all. */
const MID_GROWTH = 6;

interface TermClass {
  readonly name: string;
  readonly p99: number;
  /** Absent where only the larger catalogue counts. */
  readonly growth?: number;
}

const CLASSES: readonly TermClass[] = [
  { name: 'search common', p99: P99_MS, growth: GROWTH },
  { name: 'search rare', p99: P99_MS, growth: GROWTH },
  { name: 'search mid', p99: P99_MS, growth: MID_GROWTH },
  { name: 'search two terms', p99: P99_MS, growth: MID_GROWTH },
  { name: 'search two mid', p99: P99_MS, growth: MID_GROWTH },
  { name: 'search ranked last', p99: LAST_P99_MS },
  { name: 'category page', p99: P99_MS, growth: GROWTH },
  { name: 'product detail', p99: P99_MS, growth: GROWTH },
];

/**
 * The slowest hundredth of the reading calls, one after the other, in a catalogue of a million products, and how far it
 * grows from ten thousand. Loading takes minutes for each version.
 */
export async function million(bench: Bench): Promise<readonly Line[]> {
  const sizes = bench.quick ? QUICK_SIZES : SIZES;
  const targets: Target[] = [];
  for (const products of [sizes.few, sizes.many]) {
    const terms = termsOf(products);
    for (const version of versionsOf(bench)) targets.push(...(await targetsOf(bench, { version, products, terms })));
  }
  const load = bench.quick ? { rounds: 1, seconds: 1, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
  const summaries = await interleave(targets, { connections: 1, ...load });
  const summaryOf = (name: string, products: number) => summaryFor(summaries, nameOf(name, products));
  const beforeOf = (name: string, products: number) => summaries.get(nameOf(nameBefore(name), products));
  return CLASSES.flatMap((asked) =>
    linesOf(asked, {
      now: { few: summaryOf(asked.name, sizes.few), many: summaryOf(asked.name, sizes.many) },
      before: { few: beforeOf(asked.name, sizes.few), many: beforeOf(asked.name, sizes.many) },
    }),
  );
}

const nameOf = (name: string, products: number): string => `${name}, ${products}`;

interface Asked {
  readonly version: Version;
  readonly products: number;
  readonly terms: Terms;
}

async function targetsOf(bench: Bench, { version, products, terms }: Asked): Promise<readonly Target[]> {
  const databaseUrl = await bench.postgresCatalogue({ version, products });
  const { url } = await startFairhall(bench, { version, dataFolder: makeDataFolder(bench), databaseUrl });
  const search = (name: string, asked: Terms['common']) => ({
    name,
    calls: searchCalls(asked),
    expects: '"success":true',
  });
  const questions = [
    ...questionsOf(terms),
    ...[
      search('search mid', terms.mid),
      search('search two mid', terms.twoMid),
      search('search ranked last', terms.last),
    ],
  ];
  return questions
    .filter(({ name }) => CLASSES.some((asked) => asked.name === name))
    .map((question) => ownTarget({ ...question, name: nameOf(nameOn(version, question.name), products) }, url));
}

interface Sizes<Found> {
  readonly few: Found;
  readonly many: Found;
}

function linesOf(
  { name, p99, growth }: TermClass,
  { now, before }: { readonly now: Sizes<Summary>; readonly before: Sizes<Summary | undefined> },
): readonly Line[] {
  const grown = (of: Sizes<Summary>) => of.many.p99 / of.few.p99;
  const slowest = atMost(`${name}, p99 alone`, now.many.p99, p99, milliseconds, ` (p50 ${milliseconds(now.many.p50)})`);
  const growing =
    growth === undefined
      ? []
      : [atMost(`${name}, p99 to that of few`, grown(now), growth, ratio, ` (from ${milliseconds(now.few.p99)})`)];
  const { few, many } = before;
  if (few === undefined || many === undefined) return [slowest, ...growing];
  const times = { figure: milliseconds(many.p99), ratio: ratio(now.many.p99 / many.p99) };
  const growths = { figure: ratio(grown({ few, many })), ratio: ratio(grown(now) / grown({ few, many })) };
  return [{ ...slowest, before: times }, ...growing.map((line) => ({ ...line, before: growths }))];
}
