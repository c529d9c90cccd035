import type { CachePageMessage, OfflineTexts } from '@fairhall/adapters/offline/message';
import { BADGE_KEYS_PATH } from '@fairhall/core/badge/badge-keys';
import { isPersonal } from '@fairhall/core/routes/page-access';
import { getLanguage } from '@fairhall/core/site/languages';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { hrefOf, type ResolvedAddress, resolveAddress, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { loadQuietly } from '../page/load-module.ts';
import { getLoadedScreen, loadScreen } from '../page/load-screen.ts';
import type { Visit } from '../page/screen.ts';
import { type BuiltRoute, screenTexts } from '../page/screens.ts';
import { loadSlot, slotEntry } from '../page/slots.ts';
import { supplierMenu } from '../shell/supplier-parts.ts';
import { supplierLogout } from '../supplier-site/parts.ts';
import { browserPagePorts } from './browser-page-ports.ts';
import type { CacheContext } from './cache-pages.ts';
import { offlineStrip, questionBeforeLogout } from './parts.ts';

/** Code that a page loads on demand, possibly without a network. */
const PAGE_LOADERS_LATER: Partial<Record<BuiltRoute, (texts: PageTexts) => Promise<unknown>>> = {
  badgeView: () => loadQuietly(() => import('../badge/badge-picture.ts')),
  myBadge: () => loadQuietly(() => import('../badge/badge-picture.ts')),
  expoPreRegister: ({ ensure }) =>
    Promise.all([
      loadQuietly(() => import('@fairhall/core/preregistration/find-registration-status')),
      loadQuietly(() => import('@fairhall/core/badge/badge-cache')),
      loadQuietly(() => import('../badge/badge-picture.ts')),
      loadSlot('ownBadge'),
      ensure(slotEntry('ownBadge').texts),
    ]),
  scanBadge: ({ ensure }) =>
    Promise.all([
      loadQuietly(() => import('../badge/open-visitor-scanner.ts')),
      loadQuietly(() => import('../scan/scan-picture.ts')),
      loadQuietly(() => import('../scan/scan-video.ts')),
      loadPartQuietly(questionBeforeLogout, ensure),
    ]),
  supplierLeads: ({ ensure }) =>
    Promise.all([
      // The supplier's page is cached before the first interaction, which is what usually loads this code.
      loadQuietly(() => import('./browser-router.ts')),
      loadQuietly(() => import('../lead/open-supplier-scanner.ts')),
      loadQuietly(() => import('../supplier-site/supplier-ports.ts')),
      loadQuietly(() => import('@fairhall/core/lead/leads.page')),
      loadQuietly(() => import('../scan/scan-picture.ts')),
      loadQuietly(() => import('../scan/scan-video.ts')),
      // On a phone the logout is in the menu.
      loadPartQuietly(supplierMenu, ensure),
      loadPartQuietly(supplierLogout, ensure),
    ]),
};

/** Pages that verify badges, which needs the badge keys. */
const BADGE_READER_ROUTES: readonly BuiltRoute[] = ['scanBadge', 'supplierLeads'];

/**
 * Caches the page that is shown. `asksAgain` means that the data came with the document, so this browser must request
 * it to cache it.
 */
export async function cacheCurrentPage(
  address: ResolvedAddress,
  asksAgain: boolean,
  cacheContext: CacheContext,
): Promise<void> {
  const { pathname: path, search } = location;
  if (asksAgain && isPersonal(address.name)) await loadData(address, new URLSearchParams(search), cacheContext);
  await cachePage(address.name, { path, title: document.title }, cacheContext);
}

/**
 * Caches the badges of a newly registered buyer, and the page that shows them, which the buyer may never have opened.
 * On a PC a country site has no such page; there the page after the form shows the badge. REL-19
 */
export async function cacheBadges(cacheContext: CacheContext): Promise<void> {
  const { boot, ports } = cacheContext;
  const path = hrefOf(boot)(boot.device === 'h5' ? 'myBadge' : 'badgeView', {});
  const address = resolveAddress(path, boot);
  if (address?.name !== 'myBadge' && address?.name !== 'badgeView') {
    const { frontGateway, offlineAnswers } = await browserPagePorts(boot, ports);
    const [{ badge }, { createBadgeListCache }] = await Promise.all([
      frontGateway(),
      loadQuietly(() => import('@fairhall/core/badge/badge-cache')),
    ]);
    const answer = await badge.own({}, { handled: true });
    if (answer.ok && offlineAnswers !== undefined) createBadgeListCache(offlineAnswers).save(answer.value);
    return;
  }
  await cacheUnopened(address, path, cacheContext);
}

/**
 * Caches what a newly registered buyer needs at the exhibition, which they may never have opened: the badges, the
 * planner, and on a phone the scanner. A page that cannot be loaded now does not keep the others out. D-28
 * REL-19
 */
export async function cacheVenuePages(
  { params }: Extract<ResolvedAddress, { readonly name: 'expoPreRegister' }>,
  cacheContext: CacheContext,
): Promise<void> {
  const { boot } = cacheContext;
  await cacheBadges(cacheContext).catch(() => undefined);
  const { status: _, ...exhibition } = params;
  const paths = [
    hrefOf(boot)('expoPlanner', exhibition),
    ...(boot.device === 'h5' ? [hrefOf(boot)('scanBadge', {})] : []),
  ];
  for (const path of paths) {
    const address = resolveAddress(path, boot);
    if (address !== null) await cacheUnopened(address, path, cacheContext).catch(() => undefined);
  }
}

/** Loads a page that is not shown, as a visit would, and caches it. */
async function cacheUnopened(address: ResolvedAddress, path: string, cacheContext: CacheContext): Promise<void> {
  const { boot, texts } = cacheContext;
  await Promise.all([loadScreen(address.name, false), texts.ensure(screenTexts(address.name, false))]);
  const data = await loadData(address, new URLSearchParams(), cacheContext);
  const { title } = getLoadedScreen(address.name).head(data, { boot, texts: texts.texts, href: hrefOf(boot) });
  await cachePage(address.name, { path, title }, cacheContext);
}

interface PageToCache {
  /** The path of the page. */
  readonly path: string;
  readonly title: string;
}

async function cachePage(name: BuiltRoute, { path, title }: PageToCache, cacheContext: CacheContext): Promise<void> {
  const { boot, texts, login } = cacheContext;
  // Throws for a page that does not exist, before anything is loaded in vain.
  const screen = getLoadedScreen(name);
  prepareToasts();
  await Promise.all([
    PAGE_LOADERS_LATER[name]?.(texts),
    screen.later?.(),
    // A supplier's login is separate from the page's login.
    boot.audience === 'supplier' ? undefined : login.load(),
    loadPartQuietly(offlineStrip, texts.ensure),
  ]);
  const worker = await registerWorker(boot);
  worker?.postMessage({
    type: 'keep',
    path,
    // The document of a personal page is cached without its data, which the browser then loads itself.
    address: isPersonal(name) ? `${path}?csr=1` : path,
    label: removeSiteName(title, boot),
    files: [...listFetchedFiles(), ...(BADGE_READER_ROUTES.includes(name) ? [BADGE_KEYS_PATH] : [])],
    logo: boot.brand.logo,
    words: offlineWords(boot, texts),
  } satisfies CachePageMessage);
}

/** Returns the title of a document without the name of the site at its end. */
function removeSiteName(title: string, { brand }: Boot): string {
  const end = ` · ${brand.name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Runs the page's loader in the browser, which caches the answer and loads the code needed for that. */
async function loadData(
  { name, params }: ResolvedAddress,
  search: URLSearchParams,
  { boot, texts, ports }: CacheContext,
): Promise<unknown> {
  const { signal } = new AbortController();
  const given = { params, search, signal, boot, texts: texts.texts, href: hrefOf(boot) };
  return getLoadedScreen(name).loader?.({ ...given, ports: await browserPagePorts(boot, ports) } as Visit); // of this name
}

/**
 * Returns the active worker; null if the browser does not support workers. The file is at the root of the pages, so
 * that its scope covers all of them.
 */
async function registerWorker(boot: Boot): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register(`${rootOf(boot)}worker.js`, { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/** Returns the paths of the site's own files that the page has loaded. */
const listFetchedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

function offlineWords({ lang, brand }: Boot, { texts: { text } }: PageTexts): OfflineTexts {
  return {
    lang,
    dir: getLanguage(lang).direction,
    title: text('offline.title'),
    siteName: brand.name,
    accent: brand.accent,
    text: text('offline.text'),
    again: text('offline.again'),
    kept: text('offline.kept'),
  };
}
