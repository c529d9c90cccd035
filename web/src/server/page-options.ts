import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Audience } from '@fairhall/core/site/audience';
import type { LanguageCode } from '@fairhall/core/site/languages';

/** Who asks, as the server in front of the pages knows it. */
export interface Caller {
  readonly address: string;
}

/** A call that anybody may read, asked without a request. */
export interface DirectCall {
  /** Below the gateway's root. */
  readonly path: string;
  readonly data: unknown;
  readonly lang: LanguageCode;
  readonly siteId: number;
  readonly websiteId: number;
}

/** The text of an answer, and whether the same text comes again for as long as it is kept; or the envelope of a refusal. */
export type DirectAnswer =
  | { readonly text: string; readonly isCached: boolean }
  | { readonly refusal: object; readonly retryAfterSeconds?: number | undefined };

/** Products and suppliers that have a page, as the gateway reads them for sitemaps. */
export interface ListedPages {
  count(kind: 'product' | 'supplier'): Promise<number>;
  /** Rows in the order of their ids, a few at a time. `changed` is in epoch milliseconds. */
  part(part: {
    readonly kind: 'product' | 'supplier';
    readonly skip: number;
    readonly most: number;
  }): AsyncIterable<readonly { readonly id: string; readonly name: string; readonly changed?: number | undefined }[]>;
}

/** What the process that serves the pages gives them. */
export interface PageOptions {
  readonly gateway: {
    /** The gateway in the same process; calls made while rendering go through it. */
    handle(request: Request, caller: Caller): Promise<Response>;
    /** The same of what anybody may read, without a request; undefined where that has to be a request. */
    ask?(call: DirectCall, caller: Caller): Promise<DirectAnswer> | undefined;
    /** For whoever asks for a sitemap; the seconds to wait where its network has asked too often. */
    listPages(caller: Caller): Promise<ListedPages | { readonly waitSeconds: number }>;
  };
  readonly settings: {
    readonly appEnv: 'production' | 'test' | 'development';
    readonly deployPath: string;
    readonly platform: 'b2b' | null;
    /** What is fixed for the whole process. */
    readonly siteId: number | null;
    readonly audience: Audience | null;
    /** Third-party service that a browser asks for its public address; '' for none. */
    readonly ipServiceUrl: string;
    /** How long a page that is the same for everybody may be kept, in milliseconds; 0 for not at all. */
    readonly pageCacheMs: number;
    /** Whether browsers of buyers keep some pages for where there is no network. */
    readonly offlinePages: boolean;
  };
  /** Origin in links; outside production the request's own, so that every site can be seen by its host name. */
  readonly publicUrl: string;
  /** The same of the pages for suppliers; the same as `publicUrl` where they have no host of their own. */
  readonly supplierUrl: string;
  /** The same of the pages for global buyers; '' where nobody knows it. */
  readonly globalUrl: string;
  /** For a development server's own channel. */
  readonly server?: Server;
}

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

/** A request that has been read and can be answered. */
export interface PageVisit {
  /** Who else gets the same bytes, and for how long they may be kept; undefined where they may hold what is the visitor's own. */
  readonly shared: SharedPage | undefined;
  /** Set-Cookie headers for this visitor alone, which go with the answer and are no part of it. */
  readonly cookies: readonly string[];
  /** What a reader of the page views, as it is counted. D-57 */
  readonly seen?: { readonly kind: 'product' | 'supplier' | 'category'; readonly id: string } | undefined;
  render(caller: Caller): Promise<PageAnswer>;
}

export interface SharedPage {
  /** The same for all visits that get the same bytes, and for no other. */
  readonly name: string;
  readonly cacheMs: number;
  /** Where it leads on is kept as well. */
  readonly cachesRedirects?: true;
}

export interface Pages {
  /** Reads a request. Quick, since nothing is loaded or rendered yet. */
  visit(request: PageRequest): PageVisit;
}
