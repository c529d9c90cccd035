import { openPostgres } from '@fairhall/gateway/db/postgres';
import { measureLoginAlone } from '../accounts/login-alone.ts';
import { runBesideLogins } from '../accounts/logins.ts';
import { insertPeople, type Person, takeInTurns } from '../accounts/people.ts';
import { submitLine } from '../accounts/submits.ts';
import { type Bench, getCatalogueSize } from '../bench.ts';
import { findTerms } from '../catalogue/terms.ts';
import { calculateMedian, type LoadResult, measure, type Target } from '../load/load-driver.ts';
import { measureOpenTimes } from '../pages/panel.ts';
import { measureSlowestTagEvent } from '../pages/tag-selector.ts';
import { startChromium } from '../servers/chromium.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatMilliseconds, formatPerSecond, formatRatio, type Line, toMaximumLine } from '../table.ts';
import { createQuestions, createSearchTarget, mergeTargets } from './search-postgres.ts';

/** Enough buyers that none of them reaches a rate limit, however fast the machine is. */
const PEOPLE = 2_000;
/** Catalogue readers beside the logins; few, so that they do not slow each other down. */
const READERS = 4;

/** Measures logins beside readers, a login alone, RFQs, the login over a page, and the tag selector. */
export async function measureAccounts(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue();
  const people = await peopleIn(databaseUrl);
  const fairhall = await startFairhall(bench, { dataFolder: createDataFolder(bench), databaseUrl, behindProxy: true });
  const targets = createQuestions(findTerms(getCatalogueSize(bench))).map((question) =>
    createSearchTarget(question, fairhall.url),
  );
  return [
    ...(await besideLines(bench, mergeTargets(targets), people)),
    await measureLoginAlone(bench, fairhall.url, people),
    await submitLine(bench, { databaseUrl, origin: fairhall.url, people }),
    ...(await pageLines(bench)),
  ];
}

async function peopleIn(databaseUrl: string): Promise<readonly Person[]> {
  const database = openPostgres({ url: databaseUrl, poolSize: 1 });
  try {
    return await insertPeople(database, PEOPLE);
  } finally {
    await database.close();
  }
}

interface Beside {
  readonly concurrent: number;
  readonly budget: number;
}

const BESIDE: readonly Beside[] = [
  { concurrent: 16, budget: 3 },
  { concurrent: 200, budget: 5 },
];

/** The slowest hundredth of the readers' calls during logins, as a multiple of the same minute without logins. */
async function besideLines(bench: Bench, catalogue: Target, people: readonly Person[]): Promise<readonly Line[]> {
  const load = {
    connections: READERS,
    ...(bench.quick ? { seconds: 2, warmSeconds: 1 } : { seconds: 8, warmSeconds: 2 }),
  };
  const next = takeInTurns(people);
  const found = BESIDE.map((beside) => ({ ...beside, ratios: [] as number[], told: '' }));
  for (let round = 0; round < (bench.quick ? 1 : 3); round += 1) {
    const idle = await measure(catalogue, load);
    for (const line of found) {
      const crowd = { concurrent: line.concurrent, next };
      const { value, logins } = await runBesideLogins(catalogue.origin, crowd, () => measure(catalogue, load));
      line.ratios.push(value.p99 / idle.p99);
      line.told = ` (last: p99 ${formatMilliseconds(value.p99)} to ${formatMilliseconds(idle.p99)}; ${logins.done} logins, ${logins.putOff} put off)`;
      bench.log(
        `round ${round + 1}, ${line.concurrent} logins: ${told(idle)} idle, ${told(value)} beside them${line.told}`,
      );
    }
  }
  return found.map(({ concurrent, budget, ratios, told }) =>
    toMaximumLine(`catalogue p99 during ${concurrent} logins`, calculateMedian(ratios), budget, formatRatio, told),
  );
}

const told = ({ p50, p99, perSecond: speed }: LoadResult): string =>
  `p50 ${formatMilliseconds(p50)}, p99 ${formatMilliseconds(p99)}, ${formatPerSecond(speed)}`;

/** Measures a user's waiting times on a page of the demo world: the login over the page, and the tag selector. */
async function pageLines(bench: Bench): Promise<readonly Line[]> {
  const demo = await startFairhall(bench, { dataFolder: createDataFolder(bench), pages: true, demo: true });
  const browser = await startChromium();
  bench.onEnd(() => browser.close());
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await page.goto(`${demo.url}/search/product?keyword=cotton`, { waitUntil: 'networkidle' });
  await page.locator('html[data-page-state=rendered]').waitFor({ state: 'attached' });
  const times = await measureOpenTimes(page, bench.quick ? 3 : 15);
  const note = ` (slowest of ${times.length}: ${formatMilliseconds(Math.max(...times))})`;
  const visits: number[] = [];
  for (let visit = 0; visit < (bench.quick ? 1 : 3); visit += 1)
    visits.push(await measureSlowestTagEvent(page, demo.url));
  return [
    toMaximumLine('the login over a page opens, median', calculateMedian(times), 100, formatMilliseconds, note),
    toMaximumLine(
      'slowest press or key among 1,500 tags, median visit',
      calculateMedian(visits),
      100,
      formatMilliseconds,
    ),
  ];
}
