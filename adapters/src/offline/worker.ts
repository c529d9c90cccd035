import type { CachePageMessage } from './message.ts';
import { isImmutable, OfflinePageCache, type PageCaches } from './offline-page-cache.ts';

/** An event that lasts until a promise settles. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The members of a service worker's scope that are used here. */
interface WorkerScope {
  readonly location: { readonly origin: string; readonly pathname: string };
  readonly caches: PageCaches;
  readonly registration: {
    unregister(): Promise<boolean>;
    /** Absent in browsers without navigation preload, which start the worker before they send the request. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: CachePageMessage }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

/** The path of the badge keys. They change, but are useful offline too. D-31 */
const BADGE_KEYS = '/.well-known/badge-keys.json';

const scope = globalThis as unknown as WorkerScope; // a browser runs this file as a service worker
const { location, caches, registration } = scope;
const pageCache = new OfflinePageCache({
  caches,
  fetch: (input, init) => fetch(input, init),
  origin: location.origin,
  now: () => Date.now(),
  ownPath: location.pathname,
  unregister: () => registration.unregister(),
});

// A new version takes over at once: documents come from the network first, and cached pages come with their own files,
// so no page depends on the version of the worker.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(handleActivate()));
scope.addEventListener('message', (event) => {
  if (event.data.type === 'keep') event.waitUntil(pageCache.cachePage(event.data).catch(() => undefined));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isImmutable(pathname)) event.respondWith(pageCache.file(request));
  else if (pathname.startsWith('/gateway/')) return;
  else if (request.mode === 'navigate') {
    event.respondWith(pageCache.document(request, event.preloadResponse));
    event.waitUntil(pageCache.look().catch(() => undefined));
  } else if (pathname === BADGE_KEYS) event.respondWith(pageCache.latest(request));
});

/** Documents are requested while the worker starts, so that its start causes no delay. */
async function handleActivate(): Promise<void> {
  await pageCache.clear();
  await registration.navigationPreload?.enable();
  await scope.clients.claim();
}
