import { SITE_LOGO_WIDTH } from '@fairhall/core/contract/resource';
import type { CachePageMessage, OfflineTexts } from './message.ts';
import { createOfflinePage } from './offline-page.ts';

/** The members of a browser cache that are used here. */
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

/** The dependencies of the cache, which tests replace. */
export interface OfflinePageCachePorts {
  readonly caches: PageCaches;
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Path of the service worker's own file. */
  readonly ownPath: string;
  readonly unregister: () => Promise<unknown>;
}

/** The number changes whenever the format of the cached content changes. */
const CACHE = 'fairhall-pages-1';
const INDEX = '/kept-pages.json';
/** How long to wait for a document from the network if it is cached, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Enough for the badge, the scanner, and the planners and pages of a few exhibitions. */
const MAX_PAGES = 8;
/** Interval of the check whether the server still has a service worker, in milliseconds: once a day. */
const CHECK_INTERVAL_MS = 86_400_000;
const ASSET_PATH = '/assets/';
/** How the paths of pictures in the width of a logo begin. */
const LOGO_PATH = `/gateway/image/${SITE_LOGO_WIDTH}.`;

/** Files whose content never changes: those with a hash in their names, and logos, whose ids change with them. */
export const isImmutable = (path: string): boolean => path.startsWith(ASSET_PATH) || path.startsWith(LOGO_PATH);

interface CachedPage {
  readonly path: string;
  readonly label: string;
  readonly lang: string;
  readonly files: readonly string[];
}

interface Index {
  readonly words: OfflineTexts | null;
  /** The most recently cached page first. */
  readonly pages: readonly CachedPage[];
  readonly lookedAt: number;
}

/**
 * Caches the documents and files of a few pages, and answers with them if there is no network. The cache holds no
 * personal data: the documents contain none, and calls are never cached. The data of a page is in the page's own
 * storage.
 */
export class OfflinePageCache {
  readonly #ports: OfflinePageCachePorts;
  /** Handles one page after the other: two at once would each delete the other's files. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(ports: OfflinePageCachePorts) {
    this.#ports = ports;
  }

  /** Deletes the caches of earlier formats. */
  async clear(): Promise<void> {
    const { caches } = this.#ports;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  }

  /** Caches a page completely, or leaves the cache unchanged. */
  cachePage(message: CachePageMessage): Promise<void> {
    const caching = this.#turn.then(() => this.#keep(message));
    this.#turn = caching.catch(() => undefined);
    return caching;
  }

  async #keep({ path, address, label, files, logo, words }: CachePageMessage): Promise<void> {
    const { caches, fetch, origin, now } = this.#ports;
    const logos = logo === undefined ? [] : [logo];
    // A path without a leading slash would become part of the host.
    if (![path, address, ...files, ...logos].every((each) => each.startsWith('/'))) return;
    const answer = await fetch(origin + address, { credentials: 'same-origin', redirect: 'error', cache: 'no-store' });
    if (!answer.ok) return;
    const html = await answer.text();
    const needed = [...new Set([...findFiles(html), ...files])];
    const cache = await caches.open(CACHE);
    await Promise.all([
      ...needed.map((file) => this.#fetchInto(cache, file)),
      // The badge matters more than the logo above it.
      ...logos.map((file) => this.#fetchInto(cache, file).catch(() => undefined)),
    ]);
    await cache.put(origin + path, createMarkedDocument(html, answer.headers, now()));
    const index = await this.#index();
    const page = { path, label, lang: words.lang, files: [...needed, ...logos] };
    const pages = [page, ...index.pages.filter((other) => other.path !== path)].slice(0, MAX_PAGES);
    await cache.put(origin + INDEX, Response.json({ ...index, words, pages } satisfies Index));
    await this.#dropUnneeded(cache, pages);
  }

  /** A file with a hash in its name and a logo never change; other files are fetched again. */
  async #fetchInto(cache: PageCache, file: string): Promise<void> {
    const { fetch, origin } = this.#ports;
    if (isImmutable(file) && (await cache.match(origin + file, MATCH_OPTIONS)) !== undefined) return;
    const answer = await fetch(origin + file);
    if (!answer.ok) throw new Error(`${file} is not there`);
    await cache.put(origin + file, answer);
  }

  async #dropUnneeded(cache: PageCache, pages: readonly CachedPage[]): Promise<void> {
    const { origin } = this.#ports;
    const needed = new Set(
      [INDEX, ...pages.flatMap(({ path, files }) => [path, ...files])].map((path) => origin + path),
    );
    const requests = await cache.keys();
    await Promise.all(
      requests.filter(({ url }) => !needed.has(url)).map(({ url }) => cache.delete(url, MATCH_OPTIONS)),
    );
  }

  /** A document from the network; if that does not respond, the cached one, or the offline page. */
  async document(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const { fetch } = this.#ports;
    const pending = preloaded.then((answer) => answer ?? fetch(request));
    // The request may fail after its time-out, when nobody waits for it.
    pending.catch(() => undefined);
    const { pathname, searchParams } = new URL(request.url);
    const cached = await this.#kept(pathname);
    const badgePage = searchParams.has('pretoken') ? await this.#findBadgePage(pathname) : undefined;
    const canWait = cached === undefined && badgePage === undefined;
    const answer = await (canWait ? pending : waitAtMost(TIMEOUT_MS, pending)).catch(() => undefined);
    return answer ?? cached ?? badgePage ?? (await this.#absent());
  }

  /** Leads the link of a badge's email to the cached page with that badge. */
  async #findBadgePage(pathname: string): Promise<Response | undefined> {
    if (!pathname.endsWith(FORM_PATH_END)) return undefined;
    const path = `${pathname.slice(0, -FORM_PATH_END.length)}/success`;
    return (await this.#kept(path)) === undefined ? undefined : Response.redirect(this.#ports.origin + path);
  }

  /** A file that never changes: from the cache, otherwise from the network. */
  async file(request: Request): Promise<Response> {
    return (await this.#kept(new URL(request.url).pathname)) ?? this.#ports.fetch(request);
  }

  /** A file that changes: from the network, otherwise from the cache. */
  async latest(request: Request): Promise<Response> {
    try {
      return await this.#ports.fetch(request);
    } catch (cause) {
      const cached = await this.#kept(new URL(request.url).pathname);
      if (cached === undefined) throw cause;
      return cached;
    }
  }

  /** Unregisters itself if the server no longer has a service worker, as after a return to an earlier version. */
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
      : ((await cached.json()) as Index); // has the format in which it was stored
  }

  /** Looks in the cache without creating it, as opening it would do. */
  #kept(path: string): Promise<Response | undefined> {
    return this.#ports.caches.match(this.#ports.origin + path, { ...MATCH_OPTIONS, cacheName: CACHE });
  }
}

/** How the address of a registration form ends. */
const FORM_PATH_END = '/preRegister';

/** Cached responses are found by path only. */
const MATCH_OPTIONS = { ignoreVary: true } as const;

/** These headers no longer apply, because the body is already decoded. */
const HEADER_NAMES_TO_DROP = ['content-encoding', 'content-length', 'transfer-encoding'];

const findFiles = (html: string): readonly string[] => html.match(/\/assets\/[\w.-]+/g) ?? [];

/** Marks the document, so that the page can tell that it was opened offline and when it was cached. */
function createMarkedDocument(html: string, given: Headers, now: number): Response {
  const headers = new Headers(given);
  for (const name of HEADER_NAMES_TO_DROP) headers.delete(name);
  return new Response(html.replace('<html ', `<html data-kept="${now}" `), { headers });
}

const waitAtMost = <Value>(milliseconds: number, pending: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([pending, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))]);
