import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Audience, HostSettings } from '@fairhall/core/site/audience';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { SiteBrand } from '@fairhall/core/site/site-brand';
import type { Site } from '@fairhall/core/site/sites';

/** The client, as the HTTP server knows it. */
export interface Caller {
  readonly address: string;
}

/** A public call that is made without an HTTP request. */
export interface DirectCall {
  /** Relative to the gateway's root. */
  readonly path: string;
  readonly data: unknown;
  readonly lang: LanguageCode;
  readonly siteId: number;
  readonly websiteId: number;
}

/**
 * The text of an answer, and whether the gateway serves the same text again from its cache; or the envelope of an
 * error.
 */
export type DirectAnswer =
  | { readonly text: string; readonly isCached: boolean }
  | { readonly refusal: object; readonly retryAfterSeconds?: number | undefined };

/** Products and suppliers that have a page, as the gateway lists them for sitemaps. */
export interface ListedPages {
  count(kind: 'product' | 'supplier'): Promise<number>;
  /** Rows in the order of their ids, in batches. `changed` is in epoch milliseconds. */
  part(part: {
    readonly kind: 'product' | 'supplier';
    readonly skip: number;
    readonly most: number;
  }): AsyncIterable<readonly { readonly id: string; readonly name: string; readonly changed?: number | undefined }[]>;
}

/** The hosts and the look of the sites, which an organiser can change at any time. D-93 D-97 */
export interface PageSites {
  /** Differs after each change. */
  readonly version: string;
  /** The sites with a host of their own, by host name. */
  readonly hosts: Readonly<Record<string, HostSettings>>;
  /** The sites that the organiser has added. */
  readonly addedSites: readonly Site[];
  getOrigin(siteId: number): string;
  getBrand(siteId: number): SiteBrand;
}

/** The options that the process serving the pages passes to them. */
export interface PageOptions {
  readonly gateway: {
    /** The gateway in the same process, which answers the calls made while rendering. */
    handle(request: Request, caller: Caller): Promise<Response>;
    /** Makes a public call without a request; undefined if the call needs a request. */
    ask?(call: DirectCall, caller: Caller): Promise<DirectAnswer> | undefined;
    /**
     * Lists the pages for a sitemap request, or returns the seconds to wait if the client's network has reached its
     * rate limit.
     */
    listPages(caller: Caller): Promise<ListedPages | { readonly waitSeconds: number }>;
    readonly sites: PageSites;
  };
  readonly settings: {
    readonly appEnv: 'production' | 'test' | 'development';
    readonly deployPath: string;
    readonly platform: 'b2b' | null;
    /** Fixed for the whole process; null if each request decides. */
    readonly siteId: number | null;
    readonly audience: Audience | null;
    /** Third-party service that tells a browser its public address; '' for none. */
    readonly ipServiceUrl: string;
    /** How long a shared page may be cached, in milliseconds; 0 turns caching off. */
    readonly pageCacheMs: number;
    /** Whether the browsers of buyers cache some pages for use without a network. */
    readonly offlinePages: boolean;
  };
  /**
   * The origin of the installation. Outside production links start with the request's own origin, so that every site
   * is reachable by its host name.
   */
  readonly publicUrl: string;
  /** The origin of the suppliers' pages; equal to `publicUrl` if they have no host of their own. */
  readonly supplierUrl: string;
  /** The origin of the global buyers' pages; '' if it is not known. */
  readonly globalUrl: string;
  /** For the development server's own channel. */
  readonly server?: Server;
}

/** A request as it came from the socket. */
export interface PageRequest {
  readonly url: URL;
  /** The unparsed origin and address, if known. Equal texts mean an equal `url`. */
  readonly sent?: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
}

/** A complete page, redirect or file. */
export interface PageAnswer {
  readonly status: number;
  /** By lower-case names; without Set-Cookie. */
  readonly headers: Readonly<Record<string, string>>;
  /** The values of Set-Cookie headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
  /** The time in epoch milliseconds from which the answer must not be served from a cache; absent if it has no end. */
  readonly until?: number | undefined;
  /** Replaces the body for content that is too large to hold in memory; generated while it is sent. */
  readonly stream?: AsyncIterable<string>;
}

/** A request that has been parsed and can be answered. */
export interface PageVisit {
  /** The visits that share the same bytes, and their cache time; undefined if the page may hold personal data. */
  readonly shared: SharedPage | undefined;
  /** Set-Cookie headers for this visitor only. They are sent with the answer but are not part of its cached copy. */
  readonly cookies: readonly string[];
  /** The item that counts as viewed. D-57 */
  readonly seen?: { readonly kind: 'product' | 'supplier' | 'category'; readonly id: string } | undefined;
  render(caller: Caller): Promise<PageAnswer>;
}

export interface SharedPage {
  /** Equal for all visits that get the same bytes, and for no others. */
  readonly name: string;
  readonly cacheMs: number;
  /** Whether redirects are cached as well. */
  readonly cachesRedirects?: true;
}

export interface Pages {
  /** Parses a request. Fast, because it neither loads nor renders anything. */
  visit(request: PageRequest): PageVisit;
}
