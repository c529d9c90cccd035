import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-services.ts';
import type { Settings } from '../settings.ts';

/** A request for a page. */
export interface PageRequest {
  readonly url: URL;
  /** Origin and address as received, if known: the same text gives the same `url`. */
  readonly sent?: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
}

/** The response: a page, a redirect or a file. */
export interface PageAnswer {
  readonly status: number;
  /** Names in lower case; without Set-Cookie. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set-Cookie headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
  /** Epoch milliseconds after which the cache must not use it; absent if it does not expire by itself. */
  readonly until?: number | undefined;
  /** A body that is too large to hold in memory, generated while it is sent; replaces `body`. */
  readonly stream?: AsyncIterable<string>;
}

/** A page whose bytes are the same for all of its visitors. */
export interface SharedPage {
  /** The cache key: equal for all visits that get the same bytes, and for no others. */
  readonly name: string;
  /** How long it may be cached, in milliseconds. */
  readonly cacheMs: number;
  /** True if redirects are cached as well. */
  readonly cachesRedirects?: true;
}

/** A parsed request, ready to be rendered. */
export interface PageVisit {
  /** Undefined if the page may contain the visitor's own data. */
  readonly shared: SharedPage | undefined;
  /** Set-Cookie headers for this visitor only; sent with the response but not cached with it. */
  readonly cookies: readonly string[];
  /** The viewed item for the view counts. D-57 */
  readonly seen?: { readonly kind: 'product' | 'supplier' | 'category'; readonly id: string } | undefined;
  render(caller: Caller): Promise<PageAnswer>;
}

/** Renders pages: all addresses that are not calls, files or operator routes. */
export interface Pages {
  /** Parses a request. Fast, since nothing is loaded or rendered yet. */
  visit(request: PageRequest): PageVisit;
  /** Handles every request first, for a development server; outside production only. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?(): Promise<void>;
}

export interface PagesOptions {
  /** Handles calls made while rendering, with the caller's own address. */
  readonly gateway: Gateway;
  readonly settings: Settings;
  /** Origin of links and emails. */
  readonly publicUrl: string;
  readonly supplierUrl: string;
  /** '' if unknown. */
  readonly globalUrl: string;
  /** For the development server's own connection. */
  readonly server: Server;
}

/** The exports of a page renderer's module. */
export interface PagesModule {
  createPages(options: PagesOptions): Promise<Pages>;
}
