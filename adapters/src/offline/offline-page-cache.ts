import type { CachePageMessage, OfflineTexts } from './message.ts';
import { createOfflinePage } from './offline-page.ts';

/** The part of a browser's cache that is used here. */
export interface PageCache {
  match(url: string, options: typeof MATCH_OPTIONS): Promise<Response | undefined>;
  put(url: string, answer: Response): Promise<void>;
  keys(): Promise<readonly { readonly url: string }[]>;
  delete(url: string, options: typeof MATCH_OPTIONS): Promise<boolean>;
}

export interface PageCaches {
  open(name: string): Promise<PageCache>;
  match(url: string, options: typeof MATCH_OPTIONS & { readonly cacheName: string }): Promise<Response | undefined>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<boolean>;
}

/** What the worker works with, and tests in its place. */
export interface OfflinePageCachePorts {
  readonly caches: PageCaches;
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Path of the worker's own file. */
  readonly ownPath: string;
  readonly unregister: () => Promise<unknown>;
}

/** A number of its own for each shape that what is kept has had. */
const CACHE = 'fairhall-pages-1';
const INDEX = '/kept-pages.json';
/** How long a document that is kept is waited for, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** The badge, the scan, and the planners and pages of a few exhibitions. */
const MAX_PAGES = 8;
/** How often it is looked whether the server still has a worker, in milliseconds: once a day. */
const CHECK_INTERVAL_MS = 86_400_000;
const ASSET_PATH = '/assets/';

interface CachedPage {
  readonly path: string;
  readonly label: string;
  readonly lang: string;
  readonly files: readonly string[];
}

interface Index {
  readonly words: OfflineTexts | null;
  /** The one that was kept last comes first. */
  readonly pages: readonly CachedPage[];
  readonly lookedAt: number;
}

/**
 * Keeps the documents and files of a few pages and answers with them where there is no network. Nothing personal is among
 * them: the documents hold no data, and calls are never kept. What a page shows lies in the page's own storage.
 */
export class OfflinePageCache {
  readonly #ports: OfflinePageCachePorts;
  /** One page after the other, or two at once would each drop the files of the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(ports: OfflinePageCachePorts) {
    this.#ports = ports;
  }

  /** Drops what an earlier shape has kept. */
  async clear(): Promise<void> {
    const { caches } = this.#ports;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  }

  /** Keeps a page whole, or leaves what is kept as it is. */
  cachePage(message: CachePageMessage): Promise<void> {
    const cached = this.#turn.then(() => this.#keep(message));
    this.#turn = cached.catch(() => undefined);
    return cached;
  }

  async #keep({ path, address, label, files, words }: CachePageMessage): Promise<void> {
    const { caches, fetch, origin, now } = this.#ports;
    // Without its slash a path would be part of the host.
    if (![path, address, ...files].every((each) => each.startsWith('/'))) return;
    const answer = await fetch(origin + address, { credentials: 'same-origin', redirect: 'error', cache: 'no-store' });
    if (!answer.ok) return;
    const html = await answer.text();
    const needed = [...new Set([...findFiles(html), ...files])];
    const cache = await caches.open(CACHE);
    await Promise.all(needed.map((file) => this.#fetchInto(cache, file)));
    await cache.put(origin + path, createMarkedDocument(html, answer.headers, now()));
    const index = await this.#index();
    const page = { path, label, lang: words.lang, files: needed };
    const pages = [page, ...index.pages.filter((other) => other.path !== path)].slice(0, MAX_PAGES);
    await cache.put(origin + INDEX, Response.json({ ...index, words, pages } satisfies Index));
    await this.#dropUnneeded(cache, pages);
  }

  /** A file under a hash is the same for ever; others are fetched anew. */
  async #fetchInto(cache: PageCache, file: string): Promise<void> {
    const { fetch, origin } = this.#ports;
    if (file.startsWith(ASSET_PATH) && (await cache.match(origin + file, MATCH_OPTIONS)) !== undefined) return;
    const answer = await fetch(origin + file);
    if (!answer.ok) throw new Error(`${file} is not there`);
    await cache.put(origin + file, answer);
  }

  async #dropUnneeded(cache: PageCache, pages: readonly CachedPage[]): Promise<void> {
    const { origin } = this.#ports;
    const needed = new Set(
      [INDEX, ...pages.flatMap(({ path, files }) => [path, ...files])].map((path) => origin + path),
    );
    const cached = await cache.keys();
    await Promise.all(cached.filter(({ url }) => !needed.has(url)).map(({ url }) => cache.delete(url, MATCH_OPTIONS)));
  }

  /** A document: from the network, and where that does not answer the one that is kept, or what tells that there is none. */
  async document(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const { fetch } = this.#ports;
    const pending = preloaded.then((answer) => answer ?? fetch(request));
    // It may fail after its place has been taken.
    pending.catch(() => undefined);
    const cached = await this.#kept(new URL(request.url).pathname);
    const answer = await (cached === undefined ? pending : waitAtMost(TIMEOUT_MS, pending)).catch(() => undefined);
    return answer ?? cached ?? (await this.#absent());
  }

  /** A file under a hash: the one that is kept, else from the network. */
  async file(request: Request): Promise<Response> {
    return (await this.#kept(new URL(request.url).pathname)) ?? this.#ports.fetch(request);
  }

  /** What changes: from the network, else as it is kept. */
  async latest(request: Request): Promise<Response> {
    try {
      return await this.#ports.fetch(request);
    } catch (cause) {
      const cached = await this.#kept(new URL(request.url).pathname);
      if (cached === undefined) throw cause;
      return cached;
    }
  }

  /** Leaves this browser where the server has no worker any more, as after a way back to an earlier version. */
  async look(): Promise<void> {
    const { caches, fetch, origin, now, ownPath, unregister } = this.#ports;
    const index = await this.#index();
    if (index.pages.length === 0 || now() - index.lookedAt < CHECK_INTERVAL_MS) return;
    const answer = await fetch(origin + ownPath, { cache: 'no-store' });
    const isThere = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
    if (isThere || answer.status >= 500) {
      const cache = await caches.open(CACHE);
      await cache.put(origin + INDEX, Response.json({ ...index, lookedAt: now() } satisfies Index));
      return;
    }
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await unregister();
  }

  async #absent(): Promise<Response> {
    const { words, pages } = await this.#index();
    return words === null || pages.length === 0 ? Response.error() : createOfflinePage(words, pages);
  }

  async #index(): Promise<Index> {
    const cached = await this.#kept(INDEX);
    return cached === undefined
      ? { words: null, pages: [], lookedAt: this.#ports.now() }
      : ((await cached.json()) as Index); // as it was put there
  }

  /** Makes no cache where there is none, as opening it would. */
  #kept(path: string): Promise<Response | undefined> {
    return this.#ports.caches.match(this.#ports.origin + path, { ...MATCH_OPTIONS, cacheName: CACHE });
  }
}

/** What is kept is found by its path alone. */
const MATCH_OPTIONS = { ignoreVary: true } as const;

/** Of a body that is read already. */
const HEADER_NAMES_TO_DROP = ['content-encoding', 'content-length', 'transfer-encoding'];

const findFiles = (html: string): readonly string[] => html.match(/\/assets\/[\w.-]+/g) ?? [];

/** The page reads from the mark that it came without a network, and the time at which it was kept. */
function createMarkedDocument(html: string, given: Headers, now: number): Response {
  const headers = new Headers(given);
  for (const name of HEADER_NAMES_TO_DROP) headers.delete(name);
  return new Response(html.replace('<html ', `<html data-kept="${now}" `), { headers });
}

const waitAtMost = <Value>(milliseconds: number, pending: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([pending, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))]);
