import type { KeepMessage, OfflineWords } from '@fairhall/adapters/offline/message';
import { BADGE_KEYS_PATH } from '@fairhall/core/badge/badge-keys';
import { isPersonal } from '@fairhall/core/routes/page-access';
import { languageOf } from '@fairhall/core/site/languages';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { hrefOf, type ResolvedAddress, resolveAddress, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadQuietly } from '../page/load-module.ts';
import { loadedScreen, loadScreen } from '../page/load-screen.ts';
import { loadPartQuietly } from '../page/part.ts';
import type { Visit } from '../page/screen.ts';
import { type BuiltRoute, screenTexts } from '../page/screens.ts';
import { loadSlot, slotEntry } from '../page/slots.ts';
import { supplierLogout } from '../supplier-site/parts.ts';
import { browserPagePorts } from './browser-page-ports.ts';
import type { Keeping } from './keep-pages.ts';
import { logoutQuestion, offlineStrip } from './parts.ts';

/** Code that a page fetches only when it is needed, which may be when there is no network. */
const LATER: Partial<Record<BuiltRoute, (texts: PageTexts) => Promise<unknown>>> = {
  badgeView: () => loadQuietly(() => import('../badge/badge-picture.ts')),
  myBadge: () => loadQuietly(() => import('../badge/badge-picture.ts')),
  expoPreRegister: ({ ensure }) =>
    Promise.all([
      loadQuietly(() => import('@fairhall/core/preregistration/find-standing')),
      loadQuietly(() => import('@fairhall/core/badge/kept-badges')),
      loadQuietly(() => import('../badge/badge-picture.ts')),
      loadSlot('ownBadge'),
      ensure(slotEntry('ownBadge').texts),
    ]),
  scanBadge: ({ ensure }) =>
    Promise.all([
      loadQuietly(() => import('../badge/scan-code.ts')),
      loadQuietly(() => import('../scan/scan-picture.ts')),
      loadQuietly(() => import('../scan/scan-video.ts')),
      loadPartQuietly(logoutQuestion, ensure),
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
const READS_BADGES: readonly BuiltRoute[] = ['scanBadge', 'supplierLeads'];

/** Keeps the page that is shown. With `asksAgain` its data came with the document, and this browser has kept nothing of it. */
export async function cacheShownPage(address: ResolvedAddress, asksAgain: boolean, keeping: Keeping): Promise<void> {
  const { pathname: path, search } = location;
  if (asksAgain && isPersonal(address.name)) await ask(address, new URLSearchParams(search), keeping);
  await cachePage(address.name, { path, title: document.title }, keeping);
}

/**
 * Keeps the badges of a buyer who has just registered, and the page that shows them, which may never have been opened. On a PC
 * of a country there is no such page: there the page after the form shows the badge. REL-19
 */
export async function cacheBadges(keeping: Keeping): Promise<void> {
  const { boot, texts, ports } = keeping;
  const path = hrefOf(boot)(boot.device === 'h5' ? 'myBadge' : 'badgeView', {});
  const address = resolveAddress(path, boot);
  if (address?.name !== 'myBadge' && address?.name !== 'badgeView') {
    const { front, keep } = await browserPagePorts(boot, ports);
    const [{ badge }, { keptBadges }] = await Promise.all([
      front(),
      loadQuietly(() => import('@fairhall/core/badge/kept-badges')),
    ]);
    const answer = await badge.own({}, { handled: true });
    if (answer.ok && keep !== undefined) keptBadges(keep).keep(answer.value);
    return;
  }
  await Promise.all([loadScreen(address.name, false), texts.ensure(screenTexts(address.name, false))]);
  const data = await ask(address, new URLSearchParams(), keeping);
  const { title } = loadedScreen(address.name).head(data, { boot, texts: texts.texts, href: hrefOf(boot) });
  await cachePage(address.name, { path, title }, keeping);
}

interface PageToKeep {
  /** The path at which it is opened. */
  readonly path: string;
  readonly title: string;
}

async function cachePage(name: BuiltRoute, { path, title }: PageToKeep, keeping: Keeping): Promise<void> {
  const { boot, texts, login } = keeping;
  // Throws for a page that is not there, and does so before anything is fetched that nobody would wait for.
  const screen = loadedScreen(name);
  prepareToasts();
  await Promise.all([
    LATER[name]?.(texts),
    screen.later?.(),
    // A supplier's login is no part of the page's.
    boot.audience === 'supplier' ? undefined : login.load(),
    loadPartQuietly(offlineStrip, texts.ensure),
  ]);
  const worker = await activeWorker(boot);
  worker?.postMessage({
    type: 'keep',
    path,
    // The document of a personal page without its data, which the browser then asks for itself.
    address: isPersonal(name) ? `${path}?csr=1` : path,
    label: title.replace(/ · Fairhall$/, ''),
    files: [...fetchedFiles(), ...(READS_BADGES.includes(name) ? [BADGE_KEYS_PATH] : [])],
    words: offlineWords(boot, texts),
  } satisfies KeepMessage);
}

/** Has the page's own loader ask in the browser, which keeps the answer and fetches the code that it needs for that. */
async function ask(
  { name, params }: ResolvedAddress,
  search: URLSearchParams,
  { boot, texts, ports }: Keeping,
): Promise<unknown> {
  const { signal } = new AbortController();
  const given = { params, search, signal, boot, texts: texts.texts, href: hrefOf(boot) };
  return loadedScreen(name).loader?.({ ...given, ports: await browserPagePorts(boot, ports) } as Visit); // of this name
}

/** Null where this browser has none. It stands at the root of the pages, since it answers for all of them. */
async function activeWorker(boot: Boot): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register(`${rootOf(boot)}worker.js`, { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/** Paths of what the page has fetched of our own files. */
const fetchedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

function offlineWords({ lang }: Boot, { texts: { text } }: PageTexts): OfflineWords {
  return {
    lang,
    dir: languageOf(lang).direction,
    title: text('offline.title'),
    text: text('offline.text'),
    again: text('offline.again'),
    kept: text('offline.kept'),
  };
}
