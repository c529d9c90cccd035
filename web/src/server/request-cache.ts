import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { detectDevice, isInApp } from '@fairhall/core/site/device';
import type { PageOptions, PageRequest, PageSites, Pages, PageVisit } from './page-options.ts';
import { languageCookieIn, readDeviceSigns } from './visit.ts';

/** The number of cached visits; above it, the oldest is evicted. */
const LIMIT = 4_096;
/** Longer keys are not cached, so that the whole cache stays within a few megabytes. */
const MAX_QUESTION_LENGTH = 1_024;

type RequestCacheOptions = Pick<PageOptions, 'publicUrl'> & {
  readonly gateway: { readonly sites: Pick<PageSites, 'version'> };
};

type CachedVisit = Pick<PageVisit, 'shared' | 'cookies' | 'seen'>;

/**
 * Caches which shared page a request leads to, so that a repeated request takes one look-up. Parsing the address, the
 * languages and the query takes longer than everything else for a cached page. Requests with a login cookie and pages
 * that are not shared are never answered from this cache. A-58 THR-26
 */
export function cacheRequests(pages: Pages, { publicUrl, gateway }: RequestCacheOptions): Pages {
  const login = sessionCookie(publicUrl);
  const known = new Map<string, CachedVisit>();
  const storeVisit = (question: string, { shared, cookies, seen }: PageVisit): void => {
    known.set(question, { shared, cookies, seen });
    const [oldest = ''] = known.size > LIMIT ? known.keys() : [];
    known.delete(oldest);
  };
  return {
    visit(request) {
      const question = login.isIn(request.headers.cookie) ? undefined : questionOf(request, gateway.sites);
      if (question === undefined) return pages.visit(request);
      const cached = known.get(question);
      // Rendering needs a fresh visit, because a page contains the time at which it was made.
      if (cached !== undefined) return { ...cached, render: (caller) => pages.visit(request).render(caller) };
      const visit = pages.visit(request);
      if (visit.shared !== undefined) storeVisit(question, visit);
      return visit;
    },
  };
}

/**
 * Joins everything in a request that decides which shared page and cookie it gets. Newline is the separator, since no
 * header contains one.
 */
function questionOf(request: PageRequest, sites: Pick<PageSites, 'version'>): string | undefined {
  const { sent, headers } = request;
  if (sent === undefined) return undefined;
  const signs = readDeviceSigns(request);
  const device = `${detectDevice(signs)} ${isInApp(signs)}`;
  const language = headers['accept-language'] ?? '';
  const question = `${sites.version}\n${sent}\n${device}\n${language}\n${languageCookieIn(headers.cookie) ?? '-'}`;
  return question.length > MAX_QUESTION_LENGTH ? undefined : question;
}
