import { listLink } from '@fairhall/core/catalogue/criteria';
import type { Category } from '@fairhall/core/contract/categories';
import { hrefOf, linkHref, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { inLanguage } from '../page/head.ts';
import type { PagePorts } from '../page/page-ports.ts';
import type { PageAnswer } from './page-options.ts';

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

function sitemapEntry(boot: Boot, address: string): string {
  const escaped = (href: string) => href.replaceAll('&', '&amp;');
  const alternates = boot.languages.map(
    (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(inLanguage(boot, address, lang))}"/>`,
  );
  return `<url><loc>${escaped(inLanguage(boot, address, 'en'))}</loc>${alternates.join('')}</url>`;
}

/** Home, lists and every category, each in every full language. */
async function sitemap(boot: Boot, ports: PagePorts): Promise<string> {
  const href = hrefOf(boot);
  const tree = await ports.gateway.categories.all({ lang: 'en' }, {});
  const all = (categories: readonly Category[]): readonly Category[] =>
    categories.flatMap((category) => [category, ...all(category.children)]);
  const categories = (tree.ok ? all(tree.value) : []).map(({ id, enName }) =>
    linkHref(href)(listLink({ type: 'product', pageNo: 1, id, categoryName: enName })),
  );
  const addresses = [
    rootOf(boot),
    href('categories', {}),
    href('latestProducts', {}),
    href('aboutUs', {}),
    href('privacyPolicy', {}),
    ...categories,
  ];
  const entries = addresses.map((address) => sitemapEntry(boot, address));
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

/** Files that browsers and search engines ask for at the root; undefined for any other path. */
export async function siteFile(pathname: string, boot: Boot, ports: PagePorts): Promise<PageAnswer | undefined> {
  if (pathname === '/favicon.ico') return file('image/svg+xml', MARK);
  if (pathname === '/manifest.webmanifest') return file('application/manifest+json', manifest(boot));
  if (pathname === '/sitemap.xml') return file('application/xml; charset=utf-8', await sitemap(boot, ports));
  return undefined;
}
