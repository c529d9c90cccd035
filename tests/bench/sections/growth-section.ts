import type { Bench, Section } from '../bench.ts';
import { facetsOnce, firstAskedTarget, rareOnce, suggestionsOnce } from '../catalogue/first-asked.ts';
import { type Terms, termsOf } from '../catalogue/terms.ts';
import type { Target } from '../load/load-driver.ts';
import { interleave, type Summary, summaryFor } from '../load/rounds.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { atMost, type Line, milliseconds, ratio } from '../table.ts';
import { nameBefore, nameOn, type Version, versionsOf } from '../versions.ts';
import { ownTarget, questionsOf, searchCalls } from './search-postgres.ts';

/** A class of reading calls. */
export interface CallClass {
  readonly name: string;
  /** Milliseconds of the slowest hundredth in the larger catalogue, one call after the other. */
  readonly p99: number;
  /** That as a multiple of the smaller catalogue's; absent where only the larger one counts. */
  readonly growth?: number;
}

/** Classes of which every call is the first of its kind; they are what the present version alone is asked. */
const FIRST_ASKED = [rareOnce, facetsOnce, suggestionsOnce] as const;

interface SizeOptions {
  readonly sizes: Sizes<number>;
  readonly quickSizes: Sizes<number>;
  readonly classes: readonly CallClass[];
}

/** A section that asks two catalogues in turn, one by one, and tells how far the slowest calls grow with the catalogue. */
export const growthSection =
  ({ sizes: whole, quickSizes, classes }: SizeOptions): Section =>
  async (bench) => {
    const sizes = bench.quick ? quickSizes : whole;
    const asked = { often: [] as Target[], once: [] as Target[] };
    for (const products of [sizes.few, sizes.many]) {
      const terms = termsOf(products);
      for (const version of versionsOf(bench)) {
        const { often, once } = await targetsOf(bench, { version, products, terms, classes });
        asked.often.push(...often);
        asked.once.push(...once);
      }
    }
    const load = bench.quick ? { rounds: 1, seconds: 1, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
    // A second each is less than there are questions; the warm part is of others than those that are measured.
    const shortly = { ...load, seconds: 1, warmSeconds: 0.2 };
    const summaries = new Map([
      ...(await interleave(asked.once, { connections: 1, ...shortly })),
      ...(await interleave(asked.often, { connections: 1, ...load })),
    ]);
    const summaryOf = (name: string, products: number) => summaryFor(summaries, nameOf(name, products));
    const beforeOf = (name: string, products: number) => summaries.get(nameOf(nameBefore(name), products));
    return classes.flatMap((one) =>
      linesOf(one, {
        now: { few: summaryOf(one.name, sizes.few), many: summaryOf(one.name, sizes.many) },
        before: { few: beforeOf(one.name, sizes.few), many: beforeOf(one.name, sizes.many) },
      }),
    );
  };

const nameOf = (name: string, products: number): string => `${name}, ${products}`;

interface Asked {
  readonly version: Version;
  readonly products: number;
  readonly terms: Terms;
  readonly classes: readonly CallClass[];
}

async function targetsOf(
  bench: Bench,
  { version, products, terms, classes }: Asked,
): Promise<{ readonly often: readonly Target[]; readonly once: readonly Target[] }> {
  const databaseUrl = await bench.postgresCatalogue({ version, products });
  const { url } = await startFairhall(bench, {
    version,
    dataFolder: makeDataFolder(bench),
    databaseUrl,
    behindProxy: true, // so that one machine may type as much as many people
  });
  const search = (name: string, asked: Terms['common']) => ({
    name,
    calls: searchCalls(asked),
    expects: '"success":true',
  });
  const questions = [
    ...questionsOf(terms),
    search('search mid', terms.mid),
    search('search two mid', terms.twoMid),
    search('search ranked last', terms.last),
  ];
  const isWanted = ({ name }: { readonly name: string }): boolean => classes.some((asked) => asked.name === name);
  const nameHere = (name: string): string => nameOf(nameOn(version, name), products);
  const once = version.name === 'now' ? FIRST_ASKED.map((of) => of(terms)).filter(isWanted) : [];
  return {
    often: questions.filter(isWanted).map((question) => ownTarget({ ...question, name: nameHere(question.name) }, url)),
    once: once.map((asked) => firstAskedTarget(asked, nameHere(asked.name), url)),
  };
}

interface Sizes<Found> {
  readonly few: Found;
  readonly many: Found;
}

function linesOf(
  { name, p99, growth }: CallClass,
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
