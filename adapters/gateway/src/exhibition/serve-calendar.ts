import { BLOCKED_EXHIBITION_ID } from '@fairhall/core/contract/exhibition-limits';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import { siteById } from '@fairhall/core/site/sites';
import { ICalCalendar } from 'ical-generator';
import type { Database } from '../db/database.ts';
import type { Resource } from '../gateway-parts.ts';
import { type ExhibitionRow, inLanguage } from './exhibition-rows.ts';

export interface CalendarPorts {
  readonly database: Database;
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const ADDRESS = /^\/gateway\/exhibition-calendar\/([A-Za-z0-9]{1,64})\.ics$/;
const DAY = 86_400_000;

/**
 * Answers `GET /gateway/exhibition-calendar/{id}.ics?lang=` with an entry for a calendar. It is of whole days, since a show's days
 * are the venue's calendar days wherever somebody looks at them. One that is not published is as one that is not there.
 */
export function serveCalendar({ database, pagesUrl, now }: CalendarPorts): Resource {
  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
      const { pathname, searchParams } = new URL(request.url);
      const [, exhibitionId = BLOCKED_EXHIBITION_ID] = ADDRESS.exec(pathname) ?? [];
      if (exhibitionId === BLOCKED_EXHIBITION_ID) return refused(404);
      const found = database.kysely.selectFrom('exhibition').selectAll().where('exhibition_id', '=', exhibitionId);
      const row = await found.where('is_shown', '=', true).executeTakeFirst();
      if (row === undefined) return refused(404);
      const lang = resolveLanguage({ query: searchParams.get('lang') });
      return new Response(entryOf(row, { lang, pagesUrl, now: now() }), {
        headers: {
          'cache-control': 'public, max-age=60',
          'content-disposition': `attachment; filename="exhibition-${exhibitionId}.ics"`,
          'content-type': 'text/calendar; charset=utf-8',
        },
      });
    },
  };
}

interface Written {
  readonly lang: string;
  readonly pagesUrl: string;
  readonly now: number;
}

function entryOf(row: ExhibitionRow, { lang, pagesUrl, now }: Written): string {
  const site = siteById(row.website_id);
  const path = site === undefined ? `/exhibition_${row.exhibition_id}` : `/expo${site.enName}_${row.exhibition_id}`;
  const calendar = new ICalCalendar({ prodId: { company: 'Fairhall', product: 'Exhibitions' } });
  calendar.createEvent({
    id: `exhibition-${row.exhibition_id}@${new URL(pagesUrl).hostname}`,
    allDay: true,
    start: new Date(row.inshow_start),
    end: new Date(Date.parse(row.inshow_end) + DAY), // the first day after it
    stamp: new Date(now),
    summary: inLanguage(row.names, lang),
    location: row.location,
    description: inLanguage(row.intros, lang),
    url: pagesUrl + path,
  });
  return calendar.toString();
}

const refused = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
