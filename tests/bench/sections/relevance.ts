import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import type { Bench } from '../bench.ts';
import { calculateMean, calculatePrecision, calculateReciprocalRank, RESULT_COUNT } from '../relevance/figures.ts';
import {
  findRelevant,
  type JudgedQuery,
  readDemoProducts,
  readJudgedQueries,
} from '../relevance/read-judged-queries.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { type Line, toMinimumLine } from '../table.ts';

/** Minimum share of relevant results among the first ten, English first. */
const BUDGETS = [
  { lang: 'en', least: 0.8 },
  { lang: 'ar', least: 0.7 },
  { lang: 'zh', least: 0.7 },
  { lang: 'tr', least: 0.7 },
] as const;
const WORST = 10;

interface Judged extends JudgedQuery {
  readonly precision: number;
  readonly rank: number;
}

/**
 * Measures whether a search of the demo world finds the products that a buyer would want, in four languages; reserved
 * queries are counted separately.
 */
export async function measureRelevance(bench: Bench): Promise<readonly Line[]> {
  const { url } = await startFairhall(bench, { dataFolder: createDataFolder(bench), demo: true });
  const products = readDemoProducts();
  const judged: Judged[] = [];
  for (const query of readJudgedQueries()) {
    const [relevant, found] = [findRelevant(query, products), await search(url, query)];
    judged.push({
      ...query,
      precision: calculatePrecision(found, relevant),
      rank: calculateReciprocalRank(found, relevant),
    });
  }
  logWorst(bench, judged);
  return BUDGETS.flatMap(({ lang, least }) => {
    const queriesOfLanguage = judged.filter((query) => query.lang === lang);
    return [
      lineOf(
        `relevance in ${lang}`,
        queriesOfLanguage.filter(({ aside }) => aside !== true),
        least,
      ),
      lineOf(
        `relevance in ${lang}, kept aside`,
        queriesOfLanguage.filter(({ aside }) => aside === true),
        least,
      ),
    ];
  });
}

function lineOf(name: string, judged: readonly Judged[], least: number): Line {
  const rank = calculateMean(judged.map((query) => query.rank)).toFixed(2);
  const note = ` (mean reciprocal rank ${rank}, ${judged.length} queries)`;
  return toMinimumLine(
    `${name}, precision at ${RESULT_COUNT}`,
    calculateMean(judged.map((query) => query.precision)),
    least,
    share,
    note,
  );
}

const share = (value: number): string => value.toFixed(2);

function logWorst(bench: Bench, judged: readonly Judged[]): void {
  const worst = [...judged].sort((one, other) => one.precision - other.precision).slice(0, WORST);
  bench.log(`worst: ${worst.map(({ lang, query, precision: of }) => `${lang} “${query}” ${share(of)}`).join(', ')}`);
}

/** The ids of the first results, as a list's first page requests them. */
async function search(origin: string, { lang, query }: JudgedQuery): Promise<readonly string[]> {
  const data = { keyword: query, pageNo: 1, pageSize: RESULT_COUNT };
  const response = await fetch(new URL('/gateway/search/goods', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, lang, websiteId: DEFAULT_VALUES.siteId, appVersion: '1.0.0' }),
  });
  const answer = (await response.json()) as {
    readonly data: { readonly records: readonly { goodsSpuId: string }[] } | null;
  };
  if (answer.data === null) throw new Error(`the search for “${query}” was refused with ${response.status}`);
  return answer.data.records.map(({ goodsSpuId }) => goodsSpuId);
}
