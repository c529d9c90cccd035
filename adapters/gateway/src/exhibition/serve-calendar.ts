import { EXHIBITION_BLOCKED_ID } from '@fairhall/core/contract/exhibition/limits';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import type { Database } from '../db/database.ts';
import type { Resource } from '../gateway-services.ts';
import type { ExhibitionUrl } from '../site-pages.ts';
import { writeCalendar } from '../write-calendar.ts';
import { type ExhibitionRow, pickLanguage } from './exhibition-rows.ts';

export interface CalendarPorts {
  readonly database: Database;
  /** The host in the ids of entries, which must not change with the hosts of sites. */
  readonly calendarHost: string;
  readonly exhibitionUrl: ExhibitionUrl;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const PATH_PATTERN = /^\/gateway\/exhibition-calendar\/([A-Za-z0-9]{1,64})\.ics$/;
const DAY = 86_400_000;

/**
 * Responds to `GET /gateway/exhibition-calendar/{id}.ics?lang=` with a calendar entry. The entry covers whole days,
 * because show days are calendar days at the venue, whatever the reader's time zone. An unpublished exhibition gets the
 * same 404 as an unknown one.
 */
export function serveCalendar(ports: CalendarPorts): Resource {
  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return toErrorResponse(405, { allow: 'GET, HEAD' });
      const { pathname, searchParams } = new URL(request.url);
      const [, exhibitionId = EXHIBITION_BLOCKED_ID] = PATH_PATTERN.exec(pathname) ?? [];
      if (exhibitionId === EXHIBITION_BLOCKED_ID) return toErrorResponse(404);
      const found = ports.database.kysely
        .selectFrom('exhibition')
        .selectAll()
        .where('exhibition_id', '=', exhibitionId);
      const row = await found.where('is_shown', '=', true).executeTakeFirst();
      if (row === undefined) return toErrorResponse(404);
      const lang = resolveLanguage({ query: searchParams.get('lang') });
      return new Response(renderCalendar(ports, row, lang), {
        headers: {
          'cache-control': 'public, max-age=60',
          'content-disposition': `attachment; filename="exhibition-${exhibitionId}.ics"`,
          'content-type': 'text/calendar; charset=utf-8',
        },
      });
    },
  };
}

function renderCalendar(
  { calendarHost, exhibitionUrl, now }: CalendarPorts,
  row: ExhibitionRow,
  lang: LanguageCode,
): string {
  const { exhibition_id: exhibitionId, website_id: websiteId, industry, revision, changed } = row;
  return writeCalendar('Exhibitions', [
    {
      id: `exhibition-${exhibitionId}@${calendarHost}`,
      allDay: true,
      start: new Date(row.inshow_start),
      end: new Date(Date.parse(row.inshow_end) + DAY), // the first day after it
      stamp: new Date(now()),
      summary: pickLanguage(row.names, lang),
      location: row.location,
      description: pickLanguage(row.intros, lang),
      url: exhibitionUrl({ exhibitionId, websiteId, industry }),
      revisions: [{ revision, changed: Number(changed) }],
    },
  ]);
}

const toErrorResponse = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
