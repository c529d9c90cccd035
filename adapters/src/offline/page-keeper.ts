import type { KeepMessage, OfflineWords } from './message.ts';
import { offlinePage } from './offline-page.ts';

/** The part of a browser's cache that is used here. */
export interface PageCache {
  match(url: string, options: typeof ANY): Promise<Response | undefined>;
  put(url: string, answer: Response): Promise<void>;
  keys(): Promise<readonly { readonly url: string }[]>;
  delete(url: string, options: typeof ANY): Promise<boolean>;
}

export interface PageCaches {
  open(name: string): Promise<PageCache>;
  match(url: string, options: typeof ANY & { readonly cacheName: string }): Promise<Response | undefined>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<boolean>;
}

/** What the worker works with, and tests in its place. */
export interface KeeperPorts {
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
const PATIENCE_MS = 5_000;
/** The badge, the scan, and the planners and pages of a few exhibitions. */
const MOST_PAGES = 8;
/** How often it is looked whether the server still has a worker, in milliseconds: once a day. */
const LOOK_MS = 86_400_000;
const FILES = '/assets/';

interface KeptPage {
  readonly path: string;
  readonly label: string;
  readonly lang: string;
  readonly files: readonly string[];
}

interface Index {
  readonly words: OfflineWords | null;
  /** The one that was kept last comes first. */
  readonly pages: readonly KeptPage[];
  readonly lookedAt: number;
}

/**
 * Keeps the documents and files of a few pages and answers with them where there is no network. Nothing personal is among
 * them: the documents hold no data, and calls are never kept. What a page shows lies in the page's own storage.
 */
export class PageKeeper {
  readonly #ports: KeeperPorts;
  /** One page after the other, or two at once would each drop the files of the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
  }

  /** Drops what an earlier shape has kept. */
  async clear(): Promise<void> {
    const { caches } = this.#ports;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  }

  /** Keeps a page whole, or leaves what is kept as it is. */
  keep(message: KeepMessage): Promise<void> {
    const kept = this.#turn.then(() => this.#keep(message));
    this.#turn = kept.catch(() => undefined);
    return kept;
  }

  async #keep({ path, address, label, files, words }: KeepMessage): Promise<void> {
    const { caches, fetch, origin, now } = this.#ports;
    // Without its slash a path would be part of the host.
    if (![path, address, ...files].every((each) => each.startsWith('/'))) return;
    const answer = await fetch(origin + address, { credentials: 'same-origin', redirect: 'error', cache: 'no-store' });
    if (!answer.ok) return;
    const html = await answer.text();
    const needed = [...new Set([...filesIn(html), ...files])];
    const cache = await caches.open(CACHE);
    await Promise.all(needed.map((file) => this.#fetchInto(cache, file)));
    await cache.put(origin + path, markedDocument(html, answer.headers, now()));
    const index = await this.#index();
    const page = { path, label, lang: words.lang, files: needed };
    const pages = [page, ...index.pages.filter((other) => other.path !== path)].slice(0, MOST_PAGES);
    await cache.put(origin + INDEX, Response.json({ ...index, words, pages } satisfies Index));
    await this.#dropUnneeded(cache, pages);
  }

  /** A file under a hash is the same for ever; others are fetched anew. */
  async #fetchInto(cache: PageCache, file: string): Promise<void> {
    const { fetch, origin } = this.#ports;
    if (file.startsWith(FILES) && (await cache.match(origin + file, ANY)) !== undefined) return;
    const answer = await fetch(origin + file);
    if (!answer.ok) throw new Error(`${file} is not there`);
    await cache.put(origin + file, answer);
  }

  async #dropUnneeded(cache: PageCache, pages: readonly KeptPage[]): Promise<void> {
    const { origin } = this.#ports;
    const needed = new Set(
      [INDEX, ...pages.flatMap(({ path, files }) => [path, ...files])].map((path) => origin + path),
    );
    const kept = await cache.keys();
    await Promise.all(kept.filter(({ url }) => !needed.has(url)).map(({ url }) => cache.delete(url, ANY)));
  }

  /** A document: from the network, and where that does not answer the one that is kept, or what tells that there is none. */
  async document(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const { fetch } = this.#ports;
    const asked = preloaded.then((answer) => answer ?? fetch(request));
    // It may fail after its place has been taken.
    asked.catch(() => undefined);
    const kept = await this.#kept(new URL(request.url).pathname);
    const answer = await (kept === undefined ? asked : within(PATIENCE_MS, asked)).catch(() => undefined);
    return answer ?? kept ?? (await this.#absent());
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
      const kept = await this.#kept(new URL(request.url).pathname);
      if (kept === undefined) throw cause;
      return kept;
    }
  }

  /** Leaves this browser where the server has no worker any more, as after a way back to an earlier version. */
  async look(): Promise<void> {
    const { caches, fetch, origin, now, ownPath, unregister } = this.#ports;
    const index = await this.#index();
    if (index.pages.length === 0 || now() - index.lookedAt < LOOK_MS) return;
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
    return words === null || pages.length === 0 ? Response.error() : offlinePage(words, pages);
  }

  async #index(): Promise<Index> {
    const kept = await this.#kept(INDEX);
    return kept === undefined
      ? { words: null, pages: [], lookedAt: this.#ports.now() }
      : ((await kept.json()) as Index); // as it was put there
  }

  /** Makes no cache where there is none, as opening it would. */
  #kept(path: string): Promise<Response | undefined> {
    return this.#ports.caches.match(this.#ports.origin + path, { ...ANY, cacheName: CACHE });
  }
}

/** What is kept is found by its path alone. */
const ANY = { ignoreVary: true } as const;

/** Of a body that is read already. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

const filesIn = (html: string): readonly string[] => html.match(/\/assets\/[\w.-]+/g) ?? [];

/** The page reads from the mark that it came without a network, and the time at which it was kept. */
function markedDocument(html: string, given: Headers, now: number): Response {
  const headers = new Headers(given);
  for (const name of OF_THE_WIRE) headers.delete(name);
  return new Response(html.replace('<html ', `<html data-kept="${now}" `), { headers });
}

const within = <Value>(milliseconds: number, asked: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))]);
