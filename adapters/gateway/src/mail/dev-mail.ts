import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';
import { type DigestEntry, renderDigest } from './digest.ts';

/** How to view an email: by itself, or merged with others that wait for the same reader. */
export type MailView = 'mail' | 'together';

/**
 * The page of one email as its reader gets it, by row id; it runs no script and loads nothing. For use outside
 * production.
 */
export async function renderMailPage(
  database: Queries,
  texts: TextsByLanguage,
  view: MailView,
  id: string,
): Promise<Response> {
  const html = /^\d{1,15}$/.test(id) ? await VIEW_LOADERS[view](database, Number(id), texts) : undefined;
  return new Response(html ?? 'No such mail.', {
    status: html === undefined ? 404 : 200,
    headers: {
      'content-type': `${html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Links of the email open in a new tab. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

type MailLoader = (database: Queries, id: number, texts: TextsByLanguage) => Promise<string | undefined>;

const VIEW_LOADERS: Readonly<Record<MailView, MailLoader>> = {
  mail: async ({ kysely }, id) =>
    (await kysely.selectFrom('outbox').select('html').where('outbox_id', '=', id).executeTakeFirst())?.html,
  together: async ({ kysely }, id, texts) => {
    const { rows } = await sql<{ to: string; siteId: number; listing: DigestEntry }>`
      select other.recipient as "to", other.site_id as "siteId", other.listing from outbox mail
      join outbox other on lower(other.recipient) = lower(mail.recipient)
        and other.listing ->> 'reader' = mail.listing ->> 'reader' and other.state = 'waiting'
      where mail.outbox_id = ${id} order by other.outbox_id`.execute(kysely);
    const listings = rows.map(({ listing }) => listing);
    return rows[0] === undefined ? undefined : renderDigest(texts, rows[0], listings).html;
  },
};
