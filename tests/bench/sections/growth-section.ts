import type { Bench, Section } from '../bench.ts';
import { findTerms, type Terms } from '../catalogue/terms.ts';
import {
  createFacetSearches,
  createRareSearches,
  createSuggestions,
  createUniqueTarget,
} from '../catalogue/unique-queries.ts';
import type { Target } from '../load/load-driver.ts';
import { getSummary, measureInTurn, type Summary } from '../load/rounds.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatMilliseconds, formatRatio, type Line, toMaximumLine } from '../table.ts';
import { listVersions, toOlderName, toVersionName, type Version } from '../versions.ts';
import { createQuestions, createSearchTarget, searchCalls } from './search-postgres.ts';

/** A class of read calls. */
export interface CallClass {
  readonly name: string;
  /** Budget for the slowest hundredth in the larger catalogue, one call after the other, in milliseconds. */
  readonly p99: number;
  /** Maximum ratio to the smaller catalogue; absent if only the larger one counts. */
  readonly growth?: number;
}

/** Classes in which every call is new. Only the present version is measured with them. */
const UNIQUE_QUERIES = [createRareSearches, createFacetSearches, createSuggestions] as const;

interface SizeOptions {
  readonly sizes: Sizes<number>;
  readonly quickSizes: Sizes<number>;
  readonly classes: readonly CallClass[];
}

/**
 * Creates a section that calls two catalogues in turn, and measures how much the slowest calls grow with the catalogue.
 */
export const createGrowthSection =
  ({ sizes: whole, quickSizes, classes }: SizeOptions): Section =>
  async (bench) => {
    const sizes = bench.quick ? quickSizes : whole;
    const targets = { often: [] as Target[], once: [] as Target[] };
    for (const products of [sizes.few, sizes.many]) {
      const terms = findTerms(products);
      for (const version of listVersions(bench)) {
        const { often, once } = await targetsOf(bench, { version, products, terms, classes });
        targets.often.push(...often);
        targets.once.push(...once);
      }
    }
    const load = bench.quick ? { rounds: 1, seconds: 1, warmSeconds: 0.5 } : { rounds: 3, seconds: 4, warmSeconds: 1 };
    // A second each needs fewer calls than there are; the warm-up uses other calls than the measurement.
    const shortly = { ...load, seconds: 1, warmSeconds: 0.2 };
    const summaries = new Map([
      ...(await measureInTurn(targets.once, { connections: 1, ...shortly })),
      ...(await measureInTurn(targets.often, { connections: 1, ...load })),
    ]);
    const summaryOf = (name: string, products: number) => getSummary(summaries, nameOf(name, products));
    const beforeOf = (name: string, products: number) => summaries.get(nameOf(toOlderName(name), products));
    return classes.flatMap((one) =>
      linesOf(one, {
        now: { few: summaryOf(one.name, sizes.few), many: summaryOf(one.name, sizes.many) },
        before: { few: beforeOf(one.name, sizes.few), many: beforeOf(one.name, sizes.many) },
      }),
    );
  };

const nameOf = (name: string, products: number): string => `${name}, ${products}`;

interface TargetGroupOptions {
  readonly version: Version;
  readonly products: number;
  readonly terms: Terms;
  readonly classes: readonly CallClass[];
}

async function targetsOf(
  bench: Bench,
  { version, products, terms, classes }: TargetGroupOptions,
): Promise<{ readonly often: readonly Target[]; readonly once: readonly Target[] }> {
  const databaseUrl = await bench.postgresCatalogue({ version, products });
  const { url } = await startFairhall(bench, {
    version,
    dataFolder: createDataFolder(bench),
    databaseUrl,
    behindProxy: true, // one machine sends as many calls as many people
  });
  const search = (name: string, searchTerms: Terms['common']) => ({
    name,
    calls: searchCalls(searchTerms),
    expects: '"success":true',
  });
  const questions = [
    ...createQuestions(terms),
    search('search mid', terms.mid),
    search('search two mid', terms.twoMid),
    search('search ranked last', terms.last),
  ];
  const isWanted = ({ name }: { readonly name: string }): boolean =>
    classes.some((callClass) => callClass.name === name);
  const nameHere = (name: string): string => nameOf(toVersionName(version, name), products);
  const once = version.name === 'now' ? UNIQUE_QUERIES.map((of) => of(terms)).filter(isWanted) : [];
  return {
    often: questions
      .filter(isWanted)
      .map((question) => createSearchTarget({ ...question, name: nameHere(question.name) }, url)),
    once: once.map((query) => createUniqueTarget(query, nameHere(query.name), url)),
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
  const slowest = toMaximumLine(
    `${name}, p99 alone`,
    now.many.p99,
    p99,
    formatMilliseconds,
    ` (p50 ${formatMilliseconds(now.many.p50)})`,
  );
  const growing =
    growth === undefined
      ? []
      : [
          toMaximumLine(
            `${name}, p99 to that of few`,
            grown(now),
            growth,
            formatRatio,
            ` (from ${formatMilliseconds(now.few.p99)})`,
          ),
        ];
  const { few, many } = before;
  if (few === undefined || many === undefined) return [slowest, ...growing];
  const times = { figure: formatMilliseconds(many.p99), ratio: formatRatio(now.many.p99 / many.p99) };
  const growths = { figure: formatRatio(grown({ few, many })), ratio: formatRatio(grown(now) / grown({ few, many })) };
  return [{ ...slowest, before: times }, ...growing.map((line) => ({ ...line, before: growths }))];
}
