import { createHash } from 'node:crypto';
import { type Ask, type CrawledPage, type Crawler, crawl, inSitemap, langIn } from '../support/crawl.ts';
import { contentOf, headFaultsOf, headOf, offencesIn, pictureFaultsOf } from '../support/page-head.ts';

export interface CrawlLimits {
  readonly each: number;
  readonly checked: number;
  readonly languages: readonly string[];
}

/** What a crawler saw, with a line for each fault of a kind. */
export interface Seen {
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

/** Follows what one reader can reach and looks at each page; nothing of a page is kept but a mark of its content. */
export async function crawlWorld(ask: Ask, crawler: Crawler, limits: CrawlLimits): Promise<Seen> {
  const seen: Seen = {
    pages: 0,
    routes: new Set(),
    faults: { broken: [], led: [], head: [], pictures: [], doubled: [], invalid: [] },
  };
  const checked = new Map<string, number>();
  const contents = new Map<string, string>();
  const start = ['/', ...(await inSitemap(ask, crawler))];
  for await (const page of crawl(ask, crawler, start, limits.each)) {
    seen.pages += 1;
    seen.routes.add(page.route);
    if (page.status === 302 || page.status === 301) {
      seen.faults.led.push(...(await ledFaults(ask, crawler, page)));
      continue;
    }
    if (page.status !== 200) {
      seen.faults.broken.push(`${page.address} answers ${page.status}`);
      continue;
    }
    const { address, html, route } = page;
    const lang = langIn(address) ?? crawler.lang;
    const at = (lines: readonly string[]) => lines.map((line) => `${address}: ${line}`);
    seen.faults.head.push(...at(headFaultsOf(html, lang, limits.languages)));
    seen.faults.pictures.push(...at(pictureFaultsOf(html)));
    seen.faults.doubled.push(...at(doubles(html, lang, contents)));
    const count = checked.get(route) ?? 0;
    if (count >= limits.checked) continue;
    checked.set(route, count + 1);
    seen.faults.invalid.push(...at(await offencesIn(html)));
  }
  return seen;
}

/** A link may lead on to a page that shows itself, such as a login, and no further. */
async function ledFaults(ask: Ask, crawler: Crawler, { address, location }: CrawledPage): Promise<readonly string[]> {
  if (!location.startsWith('/')) return [`${address} leads away to ${location}`];
  const { status } = await ask(crawler, location);
  return status === 200 ? [] : [`${address} leads to ${location}, which answers ${status}`];
}

/** The same content under two addresses that both call themselves its one address. */
function doubles(html: string, lang: string, contents: Map<string, string>): readonly string[] {
  const { canonical, isListed } = headOf(html);
  if (!isListed) return [];
  const one = canonical[0] ?? '';
  const mark = createHash('sha256')
    .update(`${lang} ${contentOf(html)}`)
    .digest('base64');
  const before = contents.get(mark) ?? one;
  contents.set(mark, before);
  return before === one ? [] : [`is ${one} and ${before}`];
}
