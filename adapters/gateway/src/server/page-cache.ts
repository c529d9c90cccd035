import { LRUCache } from 'lru-cache';
import type { Caller, CallFailure } from '../gateway-parts.ts';
import { watchCache } from '../operations/gauges.ts';
import { type CachedPage, createCachedPage } from './cached-page.ts';
import type { PageAnswer, PageVisit, SharedPage } from './pages.ts';

/** A visit of a page that others get as well. */
export type SharedVisit = PageVisit & { readonly shared: SharedPage };

/** A page of the cache that is shown although nobody can say whether it is still current. */
export interface StalePage {
  readonly page: CachedPage;
  /** Seconds since it was rendered. */
  readonly age: number;
}

/** A page of the cache, a stale one while the database is away, or one made for this visitor alone. */
export type FoundPage = { readonly kept: CachedPage } | { readonly stale: StalePage } | RenderedPage;

/** A page for one visitor, with the first call of it that failed for a reason of ours. */
export interface RenderedPage {
  readonly own: PageAnswer;
  readonly failure?: CallFailure | undefined;
}

export interface PageCache {
  /** The page as it is kept now; undefined where it would have to be rendered. */
  findCurrent(visit: SharedVisit): CachedPage | undefined;
  /** The page as it was last rendered, while nobody can say whether it has changed since. REL-23 */
  findStale(visit: SharedVisit): StalePage | undefined;
  find(visit: SharedVisit, caller: Caller): Promise<FoundPage>;
}

export interface PageCacheOptions {
  /** Which state the answers of a branch of the contract are in; undefined where nobody can say. */
  readonly stateOf: (branch: string) => string | undefined;
  /** The last state of a branch that was known, also while nobody can say which one it is in now. */
  readonly lastStateOf: (branch: string) => string | undefined;
  /** Of all pages together, in bytes. */
  readonly maxBytes?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** What a page is made of: the branches of the contract that were asked for it, and the state each was in. */
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

/** How long after its usual end a page may be shown while the database is away, in milliseconds. */
const MAX_STALE_MS = 10 * 60_000;

const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry besides its page and twice its name, in bytes. */
const ENTRY_OVERHEAD_BYTES = 512;

/**
 * Keeps pages that are the same bytes for everybody. Each is rendered once however many ask meanwhile, compressed once,
 * and never shown again when something it was made of is known to have changed. While the database is away, pages that
 * were current when it was lost are shown for some minutes more. A-58 REL-23
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
      if (entries.peek(name)?.page === page) setEntry(page); // it is kept in one more encoding
    });
    setEntry(page);
    return page;
  }

  /** Nobody can say whether it has changed, and nothing is known that has. */
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
    // The state is asked for before the answer is read, so that what changes in between counts as changed.
    const reads = (branch: string): void => void (sources.has(branch) || sources.set(branch, stateOf(branch)));
    const rendered = await renderPage(visit, { ...caller, reads });
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

/** Renders a page for one visitor. */
export async function renderPage(visit: PageVisit, caller: Caller): Promise<RenderedPage> {
  let failure: CallFailure | undefined;
  const onCallFailed = (failed: CallFailure): void => {
    failure ??= failed;
  };
  const own = await visit.render({ ...caller, onCallFailed });
  return { own, failure };
}
