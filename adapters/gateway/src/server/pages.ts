import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-parts.ts';
import type { Settings } from '../settings.ts';

/** What is asked for, as a socket tells it. */
export interface PageRequest {
  readonly url: URL;
  /** Origin and address as they came, where that is known: the same text is the same `url`. */
  readonly sent?: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
}

/** A page, a redirect or a file, whole. */
export interface PageAnswer {
  readonly status: number;
  /** By their names in lower case, all but Set-Cookie. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set-Cookie headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
  /** Epoch milliseconds from which on it may not be given again; absent where nothing ends by itself. */
  readonly until?: number | undefined;
  /** In place of a body, what is too large to be held at once; made while it is sent. */
  readonly stream?: AsyncIterable<string>;
}

/** A page that is the same bytes for everybody who asks for it so. */
export interface SharedPage {
  /** The same for all visits that get the same bytes, and for no other. */
  readonly name: string;
  /** How long it may be kept, in milliseconds. */
  readonly cacheMs: number;
  /** Where it leads on is kept as well. */
  readonly cachesRedirects?: true;
}

/** A request that has been read and can be answered. */
export interface PageVisit {
  /** Undefined where the page may hold what is the visitor's own. */
  readonly shared: SharedPage | undefined;
  /** Set-Cookie headers for this visitor alone, which go with the answer and are no part of it. */
  readonly cookies: readonly string[];
  /** What a reader of the page views, as it is counted. D-57 */
  readonly seen?: { readonly kind: 'product' | 'supplier' | 'category'; readonly id: string } | undefined;
  render(caller: Caller): Promise<PageAnswer>;
}

/** What renders pages: everything that is neither the gateway's, nor a file, nor for operators. */
export interface Pages {
  /** Reads a request. Quick, since nothing is loaded or rendered yet. */
  visit(request: PageRequest): PageVisit;
  /** Sees every request first, as a development server wants it; outside production only. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?(): Promise<void>;
}

export interface PagesOptions {
  /** Calls made while rendering go here, with the caller's own address. */
  readonly gateway: Gateway;
  readonly settings: Settings;
  /** Origin of links and mails. */
  readonly publicUrl: string;
  readonly supplierUrl: string;
  /** '' where nobody knows it. */
  readonly globalUrl: string;
  /** For a development server's own channel. */
  readonly server: Server;
}

/** What a page renderer's module exports. */
export interface PagesModule {
  createPages(options: PagesOptions): Promise<Pages>;
}
