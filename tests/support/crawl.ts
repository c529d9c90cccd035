import { createRouteTable } from '@fairhall/core/routes/route-table';
import type { Audience } from '@fairhall/core/site/audience';
import type { Device } from '@fairhall/core/site/device';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { findValues } from './page-head.ts';
import type { WholeServer } from './whole-server.ts';

/** A client that follows links from page to page. */
export interface Crawler {
  readonly host: string;
  readonly audience: Audience;
  readonly device: Device;
  readonly lang: LanguageCode;
}

/** An address of a page and its response. */
export interface CrawledPage {
  readonly address: string;
  /** The name of its route. */
  readonly route: string;
  readonly status: number;
  readonly location: string;
  readonly html: string;
}

/** Requests an address as this crawler. */
export type Ask = (crawler: Crawler, address: string) => Promise<CrawledPage>;

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';

/** Pages with more parameters than this are one kind. */
const SEVERAL = 2;

const book = createRouteTable({ deployPath: '' });

/**
 * Follows links from these addresses and from the pages found, at most the given number of pages of each kind. The
 * others of a kind consist of the same parts.
 */
export async function* followLinks(
  ask: Ask,
  crawler: Crawler,
  start: readonly string[],
  ofEachKind = 2,
): AsyncGenerator<CrawledPage> {
  const known = new Set(start);
  const followed = new Map<string, number>();
  // The loop over the set also visits addresses added during it, so each page is awaited.
  for (const address of known) {
    const kind = kindOf(address, crawler);
    const count = followed.get(kind) ?? 0;
    if (count >= ofEachKind) continue;
    followed.set(kind, count + 1);
    const page = await ask(crawler, address);
    yield page;
    for (const link of linksIn(page.html)) known.add(link);
  }
}

/** The headers that identify a crawler's language, device and host. */
export const createHeaders = ({ host, lang, device }: Crawler): Record<string, string> => ({
  host,
  cookie: `lang=${lang}`,
  ...(device === 'h5' ? { 'user-agent': PHONE } : {}),
});

/** Sends requests to a server in this process, without a socket. */
export const createAsk =
  (server: WholeServer['server']): Ask =>
  async (crawler, address) => {
    const answer = await server.inject({ url: address, headers: createHeaders(crawler) });
    const { statusCode: status, headers: sent, body: html } = answer;
    return { address, route: findRoute(address, crawler), status, location: String(sent.location ?? ''), html };
  };

/** The name of the route of an address for the crawler. */
export const findRoute = (address: string, { audience, device }: Crawler): string =>
  book.match(address.split('?', 1)[0] ?? '', { audience, device, production: false })?.name ?? 'none';

/** All addresses of the sitemap in the crawler's language. */
export async function listSitemapPaths(ask: Ask, crawler: Crawler): Promise<readonly string[]> {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href = '']) => toPath(href));
  const index = await ask(crawler, '/sitemap.xml');
  const found: string[] = [];
  for (const part of locations(index.html)) {
    const { html } = await ask(crawler, part);
    found.push(...locations(html.replaceAll('&amp;', '&')));
  }
  return found.filter((address) => (parseLanguage(address) ?? 'en') === crawler.lang);
}

/** The language parameter of an address. */
export const parseLanguage = (address: string) =>
  new URL(address, 'http://localhost').searchParams.get('lang') as LanguageCode | null; // our links have no other value

/** An address without its origin. */
export const toPath = (href: string): string => href.replace(/^https?:\/\/[^/]+/, '');

/**
 * Pages of one route with the same parameters are of one kind. The crawler's own language does not count as a
 * parameter, as in the sitemap; all links to another language are one kind.
 */
function kindOf(address: string, crawler: Crawler): string {
  const [path = '', query = ''] = address.split('?');
  if ((parseLanguage(address) ?? crawler.lang) !== crawler.lang) return 'in another language';
  const names = [...new URLSearchParams(query).keys()].filter((name) => name !== 'lang').sort();
  const number = /_\d+\.html$/.test(path) ? 'numbered' : '';
  // Filters can be combined in hundreds of ways, and lead to the same page.
  const parameterNames = names.length > SEVERAL ? 'several' : names.join(' ');
  return `${findRoute(address, crawler)} ${number} ${parameterNames}`;
}

/** The addresses of pages that a page links to, without other hosts and anchors. */
const linksIn = (html: string): readonly string[] =>
  findValues(html, /<a\b[^>]*?\bhref="([^"]*)"/g)
    .filter((href) => href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/gateway/'))
    .map((href) => href.split('#', 1)[0] ?? '');
