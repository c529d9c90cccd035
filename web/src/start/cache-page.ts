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
import { supplierLogout } from '../supplier-site/parts.ts';
import { browserPagePorts } from './browser-page-ports.ts';
import type { CacheContext } from './cache-pages.ts';
import { offlineStrip, questionBeforeLogout } from './parts.ts';

/** Code that a page fetches only when it is needed, which may be when there is no network. */
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
      loadQuietly(() => import('../badge/scan-code.ts')),
      loadQuietly(() => import('../scan/scan-picture.ts')),
      loadQuietly(() => import('../scan/scan-video.ts')),
      loadPartQuietly(questionBeforeLogout, ensure),
    ]),
  supplierLeads: ({ ensure }) =>
    Promise.all([
      // The supplier's page is kept before anybody has touched it, and the first touch is what loads this.
      loadQuietly(() => import('./browser-router.ts')),
      loadQuietly(() => import('../lead/lead-scan-code.ts')),
      loadQuietly(() => import('../supplier-site/supplier-ports.ts')),
      loadQuietly(() => import('@fairhall/core/lead/leads.page')),
      loadQuietly(() => import('../scan/scan-picture.ts')),
      loadQuietly(() => import('../scan/scan-video.ts')),
      loadPartQuietly(supplierLogout, ensure),
    ]),
};

/** Pages that check badges. */
const BADGE_READER_ROUTES: readonly BuiltRoute[] = ['scanBadge', 'supplierLeads'];

/** Keeps the page that is shown. With `asksAgain` its data came with the document, and this browser has kept nothing of it. */
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
 * Keeps the badges of a buyer who has just registered, and the page that shows them, which may never have been opened. On a PC
 * of a country there is no such page: there the page after the form shows the badge. REL-19
 */
export async function cacheBadges(cacheContext: CacheContext): Promise<void> {
  const { boot, texts, ports } = cacheContext;
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
  await Promise.all([loadScreen(address.name, false), texts.ensure(screenTexts(address.name, false))]);
  const data = await loadData(address, new URLSearchParams(), cacheContext);
  const { title } = getLoadedScreen(address.name).head(data, { boot, texts: texts.texts, href: hrefOf(boot) });
  await cachePage(address.name, { path, title }, cacheContext);
}

interface PageToCache {
  /** The path at which it is opened. */
  readonly path: string;
  readonly title: string;
}

async function cachePage(name: BuiltRoute, { path, title }: PageToCache, cacheContext: CacheContext): Promise<void> {
  const { boot, texts, login } = cacheContext;
  // Throws for a page that is not there, and does so before anything is fetched that nobody would wait for.
  const screen = getLoadedScreen(name);
  prepareToasts();
  await Promise.all([
    PAGE_LOADERS_LATER[name]?.(texts),
    screen.later?.(),
    // A supplier's login is no part of the page's.
    boot.audience === 'supplier' ? undefined : login.load(),
    loadPartQuietly(offlineStrip, texts.ensure),
  ]);
  const worker = await registerWorker(boot);
  worker?.postMessage({
    type: 'keep',
    path,
    // The document of a personal page without its data, which the browser then asks for itself.
    address: isPersonal(name) ? `${path}?csr=1` : path,
    label: title.replace(/ · Fairhall$/, ''),
    files: [...listFetchedFiles(), ...(BADGE_READER_ROUTES.includes(name) ? [BADGE_KEYS_PATH] : [])],
    words: offlineWords(boot, texts),
  } satisfies CachePageMessage);
}

/** Has the page's own loader ask in the browser, which keeps the answer and fetches the code that it needs for that. */
async function loadData(
  { name, params }: ResolvedAddress,
  search: URLSearchParams,
  { boot, texts, ports }: CacheContext,
): Promise<unknown> {
  const { signal } = new AbortController();
  const given = { params, search, signal, boot, texts: texts.texts, href: hrefOf(boot) };
  return getLoadedScreen(name).loader?.({ ...given, ports: await browserPagePorts(boot, ports) } as Visit); // of this name
}

/** Null where this browser has none. It stands at the root of the pages, since it answers for all of them. */
async function registerWorker(boot: Boot): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register(`${rootOf(boot)}worker.js`, { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/** Paths of what the page has fetched of our own files. */
const listFetchedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

function offlineWords({ lang }: Boot, { texts: { text } }: PageTexts): OfflineTexts {
  return {
    lang,
    dir: getLanguage(lang).direction,
    title: text('offline.title'),
    text: text('offline.text'),
    again: text('offline.again'),
    kept: text('offline.kept'),
  };
}
