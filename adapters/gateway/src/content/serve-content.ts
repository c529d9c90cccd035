import { createHash } from 'node:crypto';
import type { StaticContent } from '@fairhall/core/contract/cms/static-content';
import { findSiteById, type Site } from '@fairhall/core/site/sites';
import { fillSiteName } from '../fill-site-name.ts';
import type { Caller } from '../gateway-services.ts';
import type { Content } from './content.ts';
import { type ContentAddress, readContentAddress } from './content-address.ts';

interface ContentPorts {
  readonly content: Content;
  /** Finds the text that the organiser wrote for a site, or for all of them. */
  readonly findWritten: (site: Site, address: ContentAddress) => Promise<StaticContent | undefined>;
  readonly getBrand: (siteId: number) => { readonly name: string };
}

/** Answers an address of static content; undefined if there is none. */
export interface ContentResource {
  respond(request: Request, caller: Caller): Promise<Response | undefined>;
}

const CACHE_SECONDS = 300;
/** The branches of the contract of whose changes a text depends: the organiser's pages, and the names of the sites. */
const BRANCHES = ['cms', 'site'];

/**
 * Answers `GET /gateway/{websiteId}/{lang}/{name}[:{data}].json` with the organiser's text, or else with the product's.
 * `{siteName}` in it is the name of the site. No text uses data. A-47 D-45
 */
export const serveContent = ({ content, findWritten, getBrand }: ContentPorts): ContentResource => ({
  respond: async (request, caller) => {
    const address = readContentAddress(new URL(request.url).pathname);
    const site = address === undefined ? undefined : findSiteById(address.websiteId);
    if (address === undefined || site === undefined || address.data.length > 0) return undefined;
    for (const branch of BRANCHES) caller.reads?.(branch);
    const found = (await findWritten(site, address)) ?? content.find(address);
    if (found === undefined) return undefined;
    const text = fillSiteName(found, getBrand(site.id).name);
    const headers = buildHeaders(text);
    if (request.headers.get('if-none-match')?.includes(headers.etag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : text, { headers });
  },
});

function buildHeaders(text: string) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    'x-content-type-options': 'nosniff',
  };
}
