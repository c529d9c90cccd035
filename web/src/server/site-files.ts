import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import { getLanguage } from '@fairhall/core/site/languages';
import { rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PagePorts } from '../page/page-ports.ts';
import { loadResources } from '../page/texts.ts';
import appleTouch from './icons/apple-touch-icon.png?inline';
import icon192 from './icons/icon-192.png?inline';
import icon512 from './icons/icon-512.png?inline';
import maskable from './icons/icon-maskable-512.png?inline';
import type { ListedPages, PageAnswer } from './page-options.ts';
import { parseSitemapName, renderSitemapIndex, renderSitemapPart } from './sitemap.ts';
import { SITE_MANIFEST_PATH } from './visit.ts';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 22 22"><rect x="-3" y="-3" width="22" height="22" rx="4" fill="#fff"/><path d="M0 0h16v4H0zM0 6h4v10H0zM6 6h7v4H6z" fill="#1b1c1f"/></svg>';

const file = (type: string, body: string | Buffer): PageAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' },
  cookies: [],
  body: typeof body === 'string' ? Buffer.from(body) : body,
});

/** Returns the web app manifest in the visitor's language. The app's id is the same in all languages. */
async function renderManifest(boot: Boot): Promise<string> {
  const { lang, brand } = boot;
  const texts = createLightTexts(lang, await loadResources(lang, ['home']), brand.name);
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: texts.text('seo.home.description'),
    lang,
    dir: getLanguage(lang).direction,
    start_url: rootOf(boot),
    scope: rootOf(boot),
    display: 'standalone',
    background_color: '#f6f5f2',
    theme_color: brand.accent ?? '#1f4afe',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}

/** The site's icons for installed apps, by path. They are small enough to be built in. */
const ICON_FILES: ReadonlyMap<string, Buffer> = new Map(
  Object.entries({
    '/icon-192.png': icon192,
    '/icon-512.png': icon512,
    '/icon-maskable-512.png': maskable,
    '/apple-touch-icon.png': appleTouch,
  }).map(([path, data]) => [path, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')]),
);

/**
 * The service worker that caches pages. `no-cache` lets the next opened page find a new worker, or the one that cleans
 * up. Its policy forbids loading and running anything else.
 */
const workerFile = (code: string): PageAnswer => {
  const { headers, ...answer } = file('text/javascript; charset=utf-8', code);
  const policy = "default-src 'none'; connect-src 'self'";
  return { ...answer, headers: { ...headers, 'cache-control': 'no-cache', 'content-security-policy': policy } };
};

interface SiteFileParts {
  readonly boot: Boot;
  readonly ports: PagePorts;
  /** Absent if there is no worker. */
  readonly worker?: string | undefined;
  readonly listPages: () => Promise<ListedPages | { readonly waitSeconds: number }>;
}

const TYPE_XML = 'application/xml; charset=utf-8';

/** Returns the sitemap index or one sitemap; undefined for any other path. */
async function readSitemapFile(
  path: string,
  { boot, ports, listPages }: SiteFileParts,
): Promise<PageAnswer | undefined> {
  const name = /^\/(sitemap\.xml|sitemaps\/.*)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  const part = name === 'sitemap.xml' ? undefined : parseSitemapName(name.slice('sitemaps/'.length));
  if (part === undefined && name !== 'sitemap.xml') return ANSWER_NOT_FOUND;
  const listed = await listPages();
  if ('waitSeconds' in listed) return toTooManyRequests(listed.waitSeconds);
  const parts = { boot, ports, listed };
  if (part === undefined) return file(TYPE_XML, await renderSitemapIndex(parts));
  const stream = renderSitemapPart(parts, part.kind, part.number);
  const { value: beginning, done } = await stream.next();
  return done ? ANSWER_NOT_FOUND : { ...file(TYPE_XML, ''), stream: writeAfter(beginning, stream) };
}

async function* writeAfter(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning;
  yield* rest;
}

const NO_STORE = { 'cache-control': 'no-store' };
const ANSWER_NOT_FOUND: PageAnswer = { status: 404, headers: NO_STORE, cookies: [], body: Buffer.alloc(0) };
const toTooManyRequests = (seconds: number): PageAnswer => ({
  ...ANSWER_NOT_FOUND,
  status: 429,
  headers: { ...NO_STORE, 'retry-after': String(seconds) },
});

/** Returns the files that browsers and search engines request at the root; undefined for any other path. */
export async function siteFile(pathname: string, parts: SiteFileParts): Promise<PageAnswer | undefined> {
  const { boot } = parts;
  if (pathname === '/favicon.ico') return file('image/svg+xml', MARK);
  if (pathname === SITE_MANIFEST_PATH) return file('application/manifest+json', await renderManifest(boot));
  const icon = ICON_FILES.get(pathname);
  if (icon !== undefined) return file('image/png', icon);
  if (pathname === `${rootOf(boot)}worker.js`)
    return parts.worker === undefined ? ANSWER_NOT_FOUND : workerFile(parts.worker);
  const isBelow = pathname.startsWith(`${boot.deployPath}/`);
  return readSitemapFile(isBelow ? pathname.slice(boot.deployPath.length) : pathname, parts);
}
