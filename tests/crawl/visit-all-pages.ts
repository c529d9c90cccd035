import { createHash } from 'node:crypto';
import {
  type Ask,
  type CrawledPage,
  type Crawler,
  followLinks,
  listSitemapPaths,
  parseLanguage,
} from '../support/crawl.ts';
import { extractContent, listHeadFaults, listHtmlErrors, listPictureFaults, parseHead } from '../support/page-head.ts';

export interface CrawlLimits {
  readonly each: number;
  readonly checked: number;
  readonly languages: readonly string[];
}

/** The result of a crawl, with a line for each fault of a kind. */
export interface CrawlReport {
  pages: number;
  readonly routes: Set<string>;
  readonly faults: {
    readonly broken: string[];
    readonly led: string[];
    readonly head: string[];
    readonly pictures: string[];
    readonly doubled: string[];
    readonly invalid: string[];
  };
}

/** Visits all pages that one reader can reach and checks each; holds only a hash of each page's content. */
export async function visitAllPages(ask: Ask, crawler: Crawler, limits: CrawlLimits): Promise<CrawlReport> {
  const report: CrawlReport = {
    pages: 0,
    routes: new Set(),
    faults: { broken: [], led: [], head: [], pictures: [], doubled: [], invalid: [] },
  };
  const checked = new Map<string, number>();
  const contents = new Map<string, string>();
  const start = ['/', ...(await listSitemapPaths(ask, crawler))];
  for await (const page of followLinks(ask, crawler, start, limits.each)) {
    report.pages += 1;
    report.routes.add(page.route);
    if (page.status === 302 || page.status === 301) {
      report.faults.led.push(...(await ledFaults(ask, crawler, page)));
      continue;
    }
    if (page.status !== 200) {
      report.faults.broken.push(`${page.address} answers ${page.status}`);
      continue;
    }
    const { address, html, route } = page;
    const lang = parseLanguage(address) ?? crawler.lang;
    const at = (lines: readonly string[]) => lines.map((line) => `${address}: ${line}`);
    report.faults.head.push(...at(listHeadFaults(html, lang, limits.languages)));
    report.faults.pictures.push(...at(listPictureFaults(html)));
    report.faults.doubled.push(...at(doubles(html, lang, contents)));
    const count = checked.get(route) ?? 0;
    if (count >= limits.checked) continue;
    checked.set(route, count + 1);
    report.faults.invalid.push(...at(await listHtmlErrors(html)));
  }
  return report;
}

/** A redirect may lead to a page, such as a login, but not to another redirect. */
async function ledFaults(ask: Ask, crawler: Crawler, { address, location }: CrawledPage): Promise<readonly string[]> {
  if (!location.startsWith('/')) return [`${address} leads away to ${location}`];
  const { status } = await ask(crawler, location);
  return status === 200 ? [] : [`${address} leads to ${location}, which answers ${status}`];
}

/** Finds pages with the same content under two addresses that both claim to be canonical. */
function doubles(html: string, lang: string, contents: Map<string, string>): readonly string[] {
  const { canonical, isListed } = parseHead(html);
  if (!isListed) return [];
  const one = canonical[0] ?? '';
  const mark = createHash('sha256')
    .update(`${lang} ${extractContent(html)}`)
    .digest('base64');
  const before = contents.get(mark) ?? one;
  contents.set(mark, before);
  return before === one ? [] : [`is ${one} and ${before}`];
}
