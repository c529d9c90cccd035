import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { detectDevice, isInApp } from '@fairhall/core/site/device';
import type { PageOptions, PageRequest, Pages, PageVisit } from './page-options.ts';
import { languageCookieIn, readDeviceSigns } from './visit.ts';

/** Visits that are remembered; when there are more, the oldest is forgotten. */
const LIMIT = 4_096;
/** A longer question is read anew each time, so that all of them together stay within a few megabytes. */
const MAX_QUESTION_LENGTH = 1_024;

type CachedVisit = Pick<PageVisit, 'shared' | 'cookies' | 'seen'>;

/**
 * Remembers which shared page a question leads to, so that asking it again costs one look-up: reading the address, the
 * languages and the query takes longer than all else of a page that is kept. Whoever shows a login is never answered from
 * here, and neither is a page that is not shared. A-58 THR-26
 */
export function cacheRequests(pages: Pages, { publicUrl }: Pick<PageOptions, 'publicUrl'>): Pages {
  const login = sessionCookie(publicUrl);
  const known = new Map<string, CachedVisit>();
  const storeVisit = (question: string, { shared, cookies, seen }: PageVisit): void => {
    known.set(question, { shared, cookies, seen });
    const [oldest = ''] = known.size > LIMIT ? known.keys() : [];
    known.delete(oldest);
  };
  return {
    visit(request) {
      const question = login.isIn(request.headers.cookie) ? undefined : questionOf(request);
      if (question === undefined) return pages.visit(request);
      const cached = known.get(question);
      // What is rendered is read anew, since a page holds the time of its making.
      if (cached !== undefined) return { ...cached, render: (caller) => pages.visit(request).render(caller) };
      const visit = pages.visit(request);
      if (visit.shared !== undefined) storeVisit(question, visit);
      return visit;
    },
  };
}

/** All of a request that decides which shared page it gets, and with which cookie; lines, since no header holds one. */
function questionOf(request: PageRequest): string | undefined {
  const { sent, headers } = request;
  if (sent === undefined) return undefined;
  const signs = readDeviceSigns(request);
  const device = `${detectDevice(signs)} ${isInApp(signs)}`;
  const language = headers['accept-language'] ?? '';
  const question = `${sent}\n${device}\n${language}\n${languageCookieIn(headers.cookie) ?? '-'}`;
  return question.length > MAX_QUESTION_LENGTH ? undefined : question;
}
