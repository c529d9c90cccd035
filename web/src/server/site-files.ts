import { rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PagePorts } from '../page/page-ports.ts';
import type { ListedPages, PageAnswer } from './page-options.ts';
import { partOf, sitemapIndex, sitemapPart } from './sitemap.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 22 22"><rect x="-3" y="-3" width="22" height="22" rx="4" fill="#fff"/><path d="M0 0h16v4H0zM0 6h4v10H0zM6 6h7v4H6z" fill="#1b1c1f"/></svg>';

const file = (type: string, body: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' },
  cookies: [],
  body: Buffer.from(body),
});

function manifest(boot: Boot): string {
  return JSON.stringify({
    name: 'Fairhall',
    short_name: 'Fairhall',
    start_url: rootOf(boot),
    display: 'browser',
    background_color: '#f6f5f2',
    theme_color: '#1f4afe',
    icons: [{ src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' }],
  });
}

interface SiteFileParts {
  readonly boot: Boot;
  readonly ports: PagePorts;
  readonly listPages: () => Promise<ListedPages | { readonly waitSeconds: number }>;
}

const XML = 'application/xml; charset=utf-8';

/** The index of sitemaps or a part of it; undefined for any other path. */
async function sitemapFile(path: string, { boot, ports, listPages }: SiteFileParts): Promise<PageAnswer | undefined> {
  const name = /^\/(sitemap\.xml|sitemaps\/.*)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  const part = name === 'sitemap.xml' ? undefined : partOf(name.slice('sitemaps/'.length));
  if (part === undefined && name !== 'sitemap.xml') return ABSENT;
  const listed = await listPages();
  if ('waitSeconds' in listed) return tooOften(listed.waitSeconds);
  const parts = { boot, ports, listed };
  if (part === undefined) return file(XML, await sitemapIndex(parts));
  const stream = sitemapPart(parts, part.kind, part.number);
  const { value: beginning, done } = await stream.next();
  return done ? ABSENT : { ...file(XML, ''), stream: continued(beginning, stream) };
}

async function* continued(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

const NO_STORE = { 'cache-control': 'no-store' };
const ABSENT: PageAnswer = { status: 404, headers: NO_STORE, cookies: [], body: Buffer.alloc(0) };
const tooOften = (seconds: number): PageAnswer => ({
  ...ABSENT,
  status: 429,
  headers: { ...NO_STORE, 'retry-after': String(seconds) },
});

/** Files that browsers and search engines ask for at the root; undefined for any other path. */
export async function siteFile(pathname: string, parts: SiteFileParts): Promise<PageAnswer | undefined> {
  const { boot } = parts;
  if (pathname === '/favicon.ico') return file('image/svg+xml', MARK);
  if (pathname === '/manifest.webmanifest') return file('application/manifest+json', manifest(boot));
  const isBelow = pathname.startsWith(`${boot.deployPath}/`);
  return sitemapFile(isBelow ? pathname.slice(boot.deployPath.length) : pathname, parts);
}
