import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import type { SiteSettings } from '@fairhall/core/site/site-settings';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Queries } from '../db/database.ts';
import type { TextsByLanguage } from '../texts.ts';
import { queueMail } from './outbox.ts';
import { renderMail } from './render-mail.ts';
import type { NotifyTeam } from './team-news.ts';

interface NotifyTeamPorts {
  readonly texts: TextsByLanguage;
  /** The effective settings of a site. */
  readSiteSettings(queries: Queries, siteId: number): Promise<SiteSettings>;
}

/** How long an email waits to be grouped with others for the team, in milliseconds. */
const DIGEST_DELAY = 600_000;

/** Emails within ten minutes that have a line for it become one. REL-07 D-97 */
export const createNotifyTeam =
  ({ readSiteSettings, texts: textsBy }: NotifyTeamPorts): NotifyTeam =>
  async ({ database, now, requestId }, { siteId, dedupeKey, kind, write }) => {
    const { fallbackEmail: to } = await readSiteSettings(database, siteId);
    if (to === '') return;
    const lang = findSiteById(siteId)?.lang ?? DEFAULT_VALUES.lang;
    const texts = textsBy.of(lang, siteId);
    const { content, listed } = await write(texts, lang);
    const { words, link } = content.action;
    await queueMail(database, renderMail(texts, lang, { ...content, to }), {
      dedupeKey,
      kind,
      requestId,
      now,
      causedBy: 'recipient',
      ...(listed !== null && {
        due: now + DIGEST_DELAY,
        listing: {
          reader: `${lang}.team`,
          lang,
          notBefore: now,
          all: null,
          words: listed,
          link,
          isCommand: words === null,
        },
      }),
    });
  };
