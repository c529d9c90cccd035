import type { Queries } from '../db/database.ts';
import { escapeHtml } from './markup.ts';

const MAX_MAILS = 100;

export interface DevMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
  /** The badge number whose picture is attached; '' for none. */
  readonly badgeNo: string;
  /** Whether it waits to be merged with other emails for its reader. */
  readonly isGathered: boolean;
  /** Whether it waits until its recipient may get more emails. */
  readonly isPostponed: boolean;
}

/** The latest emails, newest first; with an address only those sent to it. For use outside production. */
export async function listRecentMails({ kysely }: Queries, to: string | null): Promise<readonly DevMail[]> {
  const all = kysely
    .selectFrom('outbox')
    .select(['outbox_id', 'recipient', 'subject', 'html', 'text', 'listing', 'state', 'badge']);
  const filtered =
    to === null || to === ''
      ? all
      : all.where((by) => by(by.fn<string>('lower', ['recipient']), '=', to.toLowerCase()));
  const rows = await filtered.orderBy('outbox_id', 'desc').limit(MAX_MAILS).execute();
  return rows.map(({ outbox_id: id, recipient, subject, html, text, listing, state, badge }) => ({
    id,
    to: recipient,
    subject,
    html,
    text,
    links: findLinks(text),
    badgeNo: badge?.face.badgeNo ?? '',
    isGathered: listing !== null && state === 'waiting',
    isPostponed: state === 'postponed',
  }));
}

/** The URLs in the plain text of an email. */
export const findLinks = (text: string): readonly string[] => text.match(/https?:\/\/\S+/g) ?? [];

/** Renders the emails as JSON. */
export async function renderMailsJson(database: Queries, to: string | null): Promise<Response> {
  return new Response(JSON.stringify(await listRecentMails(database, to)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Renders the emails as a page without style or script; the emails' own markup is left out. */
export async function renderMailsPage(database: Queries, to: string | null): Promise<Response> {
  const mails = await listRecentMails(database, to);
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title></head>
<body>
<main>
<h1>Mails</h1>
<form method="get"><label>To <input type="email" name="to" value="${escapeHtml(to ?? '')}"></label> <button>Show</button></form>
${mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(renderArticle).join('\n')}
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

function renderArticle({ id, to, subject, text, links, badgeNo, isGathered, isPostponed }: DevMail): string {
  const anchors = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} · <a href="?mail=${id}">as it looks</a>${isGathered ? ` · <a href="?together=${id}">as one with what waits for the same reader</a>` : ''}${isPostponed ? ' · postponed' : ''}${badgeNo === '' ? '' : ` · with the picture of badge ${escapeHtml(badgeNo)}`}</p>
<pre dir="auto">${escapeHtml(text)}</pre>
<ul>${anchors.join('')}</ul>
</article>`;
}
