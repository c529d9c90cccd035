import { LRUCache } from 'lru-cache';
import type { Caller } from '../gateway-parts.ts';
import { type KeptPage, keptPage } from './kept-page.ts';
import type { PageAnswer, PageVisit, SharedPage } from './pages.ts';

/** A visit of a page that others get as well. */
export type SharedVisit = PageVisit & { readonly shared: SharedPage };

/** A page from what is kept, or one made for this visitor alone because it cannot be kept. */
export type FoundPage = { readonly kept: KeptPage } | { readonly own: PageAnswer };

export interface KeptPages {
  /** The page as it is kept now; undefined where it would have to be rendered. */
  current(visit: SharedVisit): KeptPage | undefined;
  find(visit: SharedVisit, caller: Caller): Promise<FoundPage>;
}

export interface KeepOptions {
  /** Which state the answers of a branch of the contract are in; undefined where nobody can say. */
  readonly stateOf: (branch: string) => string | undefined;
  /** Of all pages together, in bytes. */
  readonly maxBytes?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** What a page is made of: the branches of the contract that were asked for it, and the state each was in. */
type Sources = Map<string, string | undefined>;

interface Entry {
  readonly page: KeptPage;
  readonly sources: Sources;
  readonly endsAt: number;
}

interface Rendering {
  readonly sources: Sources;
  readonly found: Promise<FoundPage>;
}

const isKeepable = ({ status, cookies }: PageAnswer, { keepsRedirects }: SharedPage): boolean =>
  cookies.length === 0 && (status === 200 || (keepsRedirects === true && status === 302));

const MAX_BYTES = 64 * 1024 * 1024;
/** Of an entry besides its page and twice its name, in bytes. */
const OVERHEAD = 512;

/**
 * Keeps pages that are the same bytes for everybody. Each is rendered once however many ask meanwhile, compressed once,
 * and never shown again when something it was made of has changed. A-58
 */
export function createKeptPages({ stateOf, maxBytes = MAX_BYTES, now = Date.now }: KeepOptions): KeptPages {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes });
  const renderings = new Map<string, Rendering>();
  const isCurrent = (sources: Sources): boolean => {
    for (const [branch, state] of sources) if (state === undefined || state !== stateOf(branch)) return false;
    return true;
  };

  function keep(name: string, answer: PageAnswer, entry: Omit<Entry, 'page'>): KeptPage {
    const put = (page: KeptPage): void =>
      void entries.set(name, { ...entry, page }, { size: OVERHEAD + 2 * name.length + page.bytes() });
    const page = keptPage(answer, () => {
      if (entries.peek(name)?.page === page) put(page); // it is kept in one more encoding
    });
    put(page);
    return page;
  }

  async function render({ shared, render }: SharedVisit, caller: Caller, sources: Sources): Promise<FoundPage> {
    const asked = now();
    // The state is asked for before the answer is read, so that what changes in between counts as changed.
    const reads = (branch: string): void => void (sources.has(branch) || sources.set(branch, stateOf(branch)));
    const own = await render({ ...caller, reads });
    const endsAt = Math.min(asked + shared.keepMs, own.until ?? Number.POSITIVE_INFINITY);
    const isKept = isKeepable(own, shared) && isCurrent(sources);
    return isKept ? { kept: keep(shared.name, own, { sources, endsAt }) } : { own };
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

  function current({ shared: { name } }: SharedVisit): KeptPage | undefined {
    const entry = entries.get(name);
    return entry !== undefined && now() < entry.endsAt && isCurrent(entry.sources) ? entry.page : undefined;
  }

  return {
    current,
    async find(visit, caller) {
      const kept = current(visit);
      if (kept !== undefined) return { kept };
      const begun = renderings.get(visit.shared.name);
      if (begun === undefined || !isCurrent(begun.sources)) return renderOnce(visit, caller);
      const found = await begun.found;
      return 'kept' in found ? found : { own: await visit.render(caller) };
    },
  };
}
