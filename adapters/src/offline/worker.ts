import type { CachePageMessage } from './message.ts';
import { OfflinePageCache, type PageCaches } from './offline-page-cache.ts';

/** What lasts until a promise is settled. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's scope that is used here. */
interface WorkerScope {
  readonly location: { readonly origin: string; readonly pathname: string };
  readonly caches: PageCaches;
  readonly registration: {
    unregister(): Promise<boolean>;
    /** Absent in browsers that start a worker before they ask. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: CachePageMessage }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

/** The keys by which badges are checked: they change, and are of use without a network all the same. D-31 */
const BADGE_KEYS = '/.well-known/badge-keys.json';

const scope = globalThis as unknown as WorkerScope; // as a browser runs this file
const { location, caches, registration } = scope;
const pageCache = new OfflinePageCache({
  caches,
  fetch: (input, init) => fetch(input, init),
  origin: location.origin,
  now: () => Date.now(),
  ownPath: location.pathname,
  unregister: () => registration.unregister(),
});

// A new version takes over at once: documents come from the network first, and what is kept goes with its own files, so that
// no page depends on which worker answers it.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(handleActivate()));
scope.addEventListener('message', (event) => {
  if (event.data.type === 'keep') event.waitUntil(pageCache.cachePage(event.data).catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/gateway/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(pageCache.document(request, event.preloadResponse));
    event.waitUntil(pageCache.look().catch(() => undefined));
  } else if (pathname.startsWith('/assets/')) event.respondWith(pageCache.file(request));
  else if (pathname === BADGE_KEYS) event.respondWith(pageCache.latest(request));
});

/** Documents are asked for while the worker starts, so that it costs no time. */
async function handleActivate(): Promise<void> {
  await pageCache.clear();
  await registration.navigationPreload?.enable();
  await scope.clients.claim();
}
