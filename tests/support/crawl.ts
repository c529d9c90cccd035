import { createAddressBook } from '@fairhall/core/routes/address-book';
import type { Audience } from '@fairhall/core/site/audience';
import type { Device } from '@fairhall/core/site/device';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { HtmlValidate } from 'html-validate';
import type { WholeServer } from './whole-server.ts';

/** Somebody who follows links from page to page. */
export interface Crawler {
  readonly host: string;
  readonly audience: Audience;
  readonly device: Device;
  readonly lang: LanguageCode;
}

/** An address of a page and what it answered. */
export interface CrawledPage {
  readonly address: string;
  /** The name of its route. */
  readonly route: string;
  readonly status: number;
  readonly location: string;
  readonly html: string;
}

const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';
/** Addresses of one kind that are followed; the others of it are made of the same parts. */
const OF_EACH_KIND = 2;

const book = createAddressBook({ deployPath: '' });

/** Follows links from these addresses, a few of each kind of page, and those of the pages that it finds there. */
export async function crawl(
  server: WholeServer['server'],
  crawler: Crawler,
  start: readonly string[],
): Promise<readonly CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const seen = new Set<string>();
  const followed = new Map<string, number>();
  const waiting = [...start];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kindOf(address, crawler);
    const count = followed.get(kind) ?? 0;
    if (seen.has(address) || count >= OF_EACH_KIND) continue;
    seen.add(address);
    followed.set(kind, count + 1);
    const page = await ask(server, crawler, address);
    pages.push(page);
    waiting.push(...linksIn(page.html));
  }
  return pages;
}

/** One page as the crawler gets it. */
export async function ask(server: WholeServer['server'], crawler: Crawler, address: string): Promise<CrawledPage> {
  const phone = crawler.device === 'h5' ? { 'user-agent': PHONE } : {};
  const headers = { host: crawler.host, cookie: `lang=${crawler.lang}`, ...phone };
  const answer = await server.inject({ url: address, headers });
  const { statusCode: status, headers: sent, body: html } = answer;
  return { address, route: routeOf(address, crawler), status, location: String(sent.location ?? ''), html };
}

const routeOf = (address: string, { audience, device }: Crawler): string =>
  book.match(address.split('?', 1)[0] ?? '', { audience, device, production: false })?.name ?? 'none';

/** Pages of one route that are asked for with the same parameters are of one kind; the switch of languages is one on all. */
function kindOf(address: string, crawler: Crawler): string {
  const [path = '', query = ''] = address.split('?');
  if (/(^|&)lang=/.test(query)) return 'in another language';
  const names = [...new URLSearchParams(query).keys()].sort().join(' ');
  const number = /_\d+\.html$/.test(path) ? 'numbered' : '';
  return `${routeOf(address, crawler)} ${number} ${names}`;
}

const decoded = (value: string): string =>
  value.replace(/&(?:#(\d+)|#x([0-9a-f]+)|amp|quot|lt|gt);/gi, (whole, decimal, hex) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }[whole.toLowerCase()] ?? whole;
  });

const valuesOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map((match) => decoded(match[1] ?? ''));

/** The addresses of pages that a page leads to, without those of other hosts and of parts of itself. */
const linksIn = (html: string): readonly string[] =>
  valuesOf(html, /<a\b[^>]*?\bhref="([^"]*)"/g)
    .filter((href) => href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/gateway/'))
    .map((href) => href.split('#', 1)[0] ?? '');

/** What a page's head tells search engines. */
export const headOf = (html: string) => ({
  title: valuesOf(html, /<title>([^<]*)<\/title>/g),
  canonical: valuesOf(html, /<link rel="canonical" href="([^"]*)"/g),
  alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, lang = '', href = '']) => [lang, decoded(href)] as const,
  ),
  isListed: !html.includes('<meta name="robots" content="noindex'),
  description: valuesOf(html, /<meta name="description" content="([^"]*)"/g),
  image: valuesOf(html, /<meta property="og:image" content="([^"]*)"/g),
  structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  ),
});

/** The words of a page's own part, by which two addresses of one content are told. */
export const contentOf = (html: string): string =>
  (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The rules of the standard; how a document is written beyond them is ours. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'void-style': 'off' } });

/** What a page's HTML does that the standard forbids, a line each. */
export async function offencesIn(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
