import type { LanguageCode } from '@fairhall/core/site/languages';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Ask,
  type CrawledPage,
  type Crawler,
  createAsk,
  followLinks,
  listSitemapPaths,
  parseLanguage,
  toPath,
} from '../../../tests/support/crawl.ts';
import { loadCrawledWorld } from '../../../tests/support/crawled-world.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import {
  extractContent,
  listHeadFaults,
  listHtmlErrors,
  listPictureFaults,
  parseHead,
} from '../../../tests/support/page-head.ts';
import { openWholeServer, type WholeServer } from '../../../tests/support/whole-server.ts';

const database = testDatabase();
let whole: WholeServer;
let ask: Ask;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React's hints to developers
  await loadCrawledWorld(database());
  whole = await openWholeServer(database(), { PUBLIC_URL: 'http://localhost' });
  ask = createAsk(whole.server);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await whole.close();
});

const LANGUAGES: readonly LanguageCode[] = ['en', 'ar', 'zh', 'tr'];
const GLOBAL = { host: 'localhost', audience: 'globalBuyer', device: 'pc' } as const;

/** Each language once, on both devices and for every audience. */
const CRAWLERS: readonly Crawler[] = [
  { ...GLOBAL, lang: 'en' },
  { ...GLOBAL, lang: 'zh' },
  { ...GLOBAL, device: 'h5', lang: 'ar' },
  { host: 'turkey.localhost', audience: 'buyer', device: 'pc', lang: 'tr' },
  { host: 'supplier.localhost', audience: 'supplier', device: 'pc', lang: 'en' },
];

/**
 * Faults in what a page's canonical address says about itself; the buyers' host stands for the public one that
 * suppliers see.
 */
function doubtsFor(crawler: Crawler) {
  const asked = new Map<string, Promise<readonly string[]>>();
  const doubtsOf = async (address: string): Promise<readonly string[]> => {
    const isPublic = crawler.audience === 'supplier';
    const lang = parseLanguage(address) ?? 'en';
    const reader = isPublic ? { ...GLOBAL, lang } : { ...crawler, lang };
    const { status, html } = await ask(reader, toPath(address));
    const says = parseHead(html).canonical[0] ?? '';
    return status === 200 && says === address ? [] : [`${address} answers ${status} and says ${says}`];
  };
  return (address: string): Promise<readonly string[]> => {
    const doubts = asked.get(address) ?? doubtsOf(address);
    asked.set(address, doubts);
    return doubts;
  };
}

describe.each(CRAWLERS)('a crawler at $host in $lang on $device', (crawler) => {
  const doubtsAbout = doubtsFor(crawler);
  const pages: CrawledPage[] = [];
  let shown: readonly CrawledPage[] = [];
  beforeAll(async () => {
    for await (const page of followLinks(ask, crawler, ['/', ...(await listSitemapPaths(ask, crawler))]))
      pages.push(page);
    shown = pages.filter(({ status }) => status === 200);
  });

  test('finds no broken link, and is redirected to the login immediately where one is required', async () => {
    expect(new Set(shown.map(({ route }) => route)).size).toBeGreaterThan(7);
    const others = pages.filter(({ status }) => status !== 200);
    const [led, broken] = [
      others.filter(({ status }) => status === 302),
      others.filter(({ status }) => status !== 302),
    ];
    expect(broken.map(({ address, status }) => `${address} ${status}`)).toEqual([]);
    for (const { address, location } of led) {
      const target = await ask(crawler, location);
      expect([address, location, target.status]).toEqual([address, expect.stringMatching(/^\/(login|sso)/), 200]);
    }
  });

  test('gets valid HTML in the language', async () => {
    const faults: string[] = [];
    for (const { address, html } of examples()) {
      if (!html.includes(`<html lang="${langOf(address)}"`)) faults.push(`${address}: another language`);
      faults.push(...(await listHtmlErrors(html)).map((offence) => `${address}: ${offence}`));
    }
    expect(faults).toEqual([]);
  });

  /**
   * The first page of each route and device: other pages are made of the same parts, and checking one takes most of a
   * second.
   */
  const examples = () => shown.filter(({ route }, index) => shown.findIndex((page) => page.route === route) === index);
  const langOf = (address: string) => parseLanguage(address) ?? crawler.lang;

  test('finds one canonical URL per page and language, and what the page is about', async () => {
    const faults = shown.flatMap(({ address, html }) =>
      listHeadFaults(html, langOf(address), LANGUAGES).map((fault) => `${address}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('finds the size of each picture, and at most one picture with high priority', () => {
    const faults = shown.flatMap(({ address, html }) => listPictureFaults(html).map((fault) => `${address}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('finds no content under two URLs', async () => {
    const faults: string[] = [];
    const contents = new Map<string, string>();
    for (const { address, html } of shown) {
      const { canonical, isListed } = parseHead(html);
      if (!isListed) continue;
      const one = canonical[0] ?? '';
      faults.push(...(await doubtsAbout(one)).map((doubt) => `${address}: ${doubt}`));
      const content = `${langOf(address)} ${extractContent(html)}`;
      const before = contents.get(content);
      if (before !== undefined && before !== one) faults.push(`${address}: is ${one} and ${before}`);
      contents.set(content, one);
    }
    expect(faults).toEqual([]);
  });
});
