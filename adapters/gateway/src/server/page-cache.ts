import { LRUCache } from 'lru-cache';
import type { Caller, CallFailure } from '../gateway-services.ts';
import { watchCache } from '../operations/gauges.ts';
import { type CachedPage, createCachedPage } from './cached-page.ts';
import type { PageAnswer, PageVisit, SharedPage } from './pages.ts';

/** A visit to a page that is the same for other visitors. */
export type SharedVisit = PageVisit & { readonly shared: SharedPage };

/** A cached page that is shown although it may no longer be current. */
export interface StalePage {
  readonly page: CachedPage;
  /** Seconds since it was rendered. */
  readonly age: number;
}

/** A cached page, a stale one while the database is unavailable, or one rendered for this visitor only. */
export type FoundPage = { readonly kept: CachedPage } | { readonly stale: StalePage } | RenderedPage;

/** A page for one visitor, with its first call that failed for a reason of ours. */
export interface RenderedPage {
  readonly own: PageAnswer;
  readonly failure?: CallFailure | undefined;
}

export interface PageCache {
  /** The cached page if it is current; undefined if it must be rendered. */
  findCurrent(visit: SharedVisit): CachedPage | undefined;
  /** The page as last rendered, while it is unknown whether it has changed since. REL-23 */
  findStale(visit: SharedVisit): StalePage | undefined;
  find(visit: SharedVisit, caller: Caller): Promise<FoundPage>;
}

export interface PageCacheOptions {
  /** The current state of a contract branch's data; undefined while unknown. */
  readonly stateOf: (branch: string) => string | undefined;
  /** The last known state of a branch, also while its current state is unknown. */
  readonly lastStateOf: (branch: string) => string | undefined;
  /** The size limit of all pages together, in bytes. */
  readonly maxBytes?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** The contract branches that a page reads, with the state of each at that time. */
type Sources = Map<string, string | undefined>;

interface Entry {
  readonly page: CachedPage;
  readonly sources: Sources;
  /** Epoch milliseconds. */
  readonly renderedAt: number;
  readonly endsAt: number;
}

interface PageRendering {
  readonly sources: Sources;
  readonly found: Promise<FoundPage>;
}

const isCacheable = ({ status, cookies }: PageAnswer, { cachesRedirects }: SharedPage): boolean =>
  cookies.length === 0 && (status === 200 || (cachesRedirects === true && status === 302));

/** How long after it expires a page may be shown while the database is unavailable, in milliseconds. */
const MAX_STALE_MS = 10 * 60_000;

const MAX_BYTES = 64 * 1024 * 1024;
/** Size of an entry without its page and twice its name, in bytes. */
const ENTRY_OVERHEAD_BYTES = 512;

/**
 * Caches pages whose bytes are the same for everybody. Each is rendered once however many requests wait, compressed
 * once, and never shown again after data it reads is known to have changed. While the database is unavailable, pages
 * that were current when it was lost are shown for some minutes more. A-58 REL-23
 */
export function createPageCache({
  stateOf,
  lastStateOf,
  maxBytes = MAX_BYTES,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });
  watchCache('pages', () => ({ entries: entries.size, bytes: entries.calculatedSize }));
  const renderings = new Map<string, PageRendering>();
  const isCurrent = (sources: Sources): boolean => {
    for (const [branch, state] of sources) if (state === undefined || state !== stateOf(branch)) return false;
    return true;
  };

  function storePage(name: string, answer: PageAnswer, entry: Omit<Entry, 'page'>): CachedPage {
    const setEntry = (page: CachedPage): void =>
      void entries.set(name, { ...entry, page }, { size: ENTRY_OVERHEAD_BYTES + 2 * name.length + page.bytes() });
    const page = createCachedPage(answer, () => {
      if (entries.peek(name)?.page === page) setEntry(page); // an added encoding changes its size
    });
    setEntry(page);
    return page;
  }

  /** Some state is unknown, and no known state has changed. */
  const isUncertain = (sources: Sources): boolean =>
    [...sources].some(([branch]) => stateOf(branch) === undefined) &&
    [...sources].every(([branch, state]) => state !== undefined && state === lastStateOf(branch));

  function findStale({ shared: { name } }: SharedVisit): StalePage | undefined {
    const entry = entries.peek(name);
    if (entry === undefined || entry.page.status !== 200 || now() >= entry.endsAt + MAX_STALE_MS) return undefined;
    if (!isUncertain(entry.sources)) return undefined;
    return { page: entry.page, age: Math.round((now() - entry.renderedAt) / 1000) };
  }

  async function render(visit: SharedVisit, caller: Caller, sources: Sources): Promise<FoundPage> {
    const { shared } = visit;
    const startedAt = now();
    // Reads the state before the data, so that a change in between makes the page outdated.
    const readPage = (branch: string): void => void (sources.has(branch) || sources.set(branch, stateOf(branch)));
    const rendered = await renderPage(visit, { ...caller, reads: readPage });
    const { own, failure } = rendered;
    if (failure !== undefined) {
      // Parts of it may be missing, so it is not cached.
      const page = failure.trouble === 'unavailable' ? findStale(visit) : undefined;
      return page === undefined ? rendered : { stale: page };
    }
    const endsAt = Math.min(startedAt + shared.cacheMs, own.until ?? Number.POSITIVE_INFINITY);
    const isCached = isCacheable(own, shared) && isCurrent(sources);
    return isCached ? { kept: storePage(shared.name, own, { sources, renderedAt: startedAt, endsAt }) } : { own };
  }

  async function renderOnce(visit: SharedVisit, caller: Caller): Promise<FoundPage> {
    const { name } = visit.shared;
    const sources: Sources = new Map();
    const rendering = { sources, found: render(visit, caller, sources) };
    renderings.set(name, rendering);
    try {
      return await rendering.found;
    } finally {
      if (renderings.get(name) === rendering) renderings.delete(name);
    }
  }

  function findCurrent({ shared: { name } }: SharedVisit): CachedPage | undefined {
    const entry = entries.get(name);
    return entry !== undefined && now() < entry.endsAt && isCurrent(entry.sources) ? entry.page : undefined;
  }

  return {
    findCurrent,
    findStale,
    async find(visit, caller) {
      const kept = findCurrent(visit);
      if (kept !== undefined) return { kept };
      const running = renderings.get(visit.shared.name);
      if (running === undefined || !isCurrent(running.sources)) return renderOnce(visit, caller);
      const found = await running.found;
      return 'own' in found ? renderPage(visit, caller) : found;
    },
  };
}

/** Renders a page for one visitor, and notes its first failed call. */
export async function renderPage(visit: PageVisit, caller: Caller): Promise<RenderedPage> {
  let failure: CallFailure | undefined;
  const handleCallFailure = (failed: CallFailure): void => {
    failure ??= failed;
  };
  const own = await visit.render({ ...caller, onCallFailed: handleCallFailure });
  return { own, failure };
}
