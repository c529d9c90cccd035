import type { LanguageCode } from '@fairhall/core/site/languages';
import type { TextsByLanguage } from '../texts.ts';
import type { Mail } from './mail.ts';
import { type MailLink, renderMail } from './render-mail.ts';

/** So many are named; the rest is counted. */
const MAX_LISTED = 10;

/** How a mail is listed where it goes out in one with others. */
export interface DigestEntry extends MailLink {
  /** Who reads it, by a name: mails of one reader to one address go out together. */
  readonly reader: string;
  readonly lang: LanguageCode;
  /** Until then its reader may still be there to see it, in epoch milliseconds: before, it goes out with no other. */
  readonly notBefore: number;
  /** Where the reader finds all of them; null where there is no such page. */
  readonly all: string | null;
}

/** Several mails of one reader as one: what waits, the oldest first, each with its link. */
export function renderDigest(textsBy: TextsByLanguage, to: string, listings: readonly DigestEntry[]): Mail {
  const [oldest] = listings;
  if (oldest === undefined) throw new Error('a digest lists something');
  const { lang } = oldest;
  const texts = textsBy.of(lang);
  const more = listings.length - MAX_LISTED;
  return renderMail(texts, lang, {
    to,
    subject: texts.counted('mail.digest.subject', listings.length),
    lines: [texts.text('mail.digest.about')],
    listed: listings.slice(0, MAX_LISTED),
    after: more > 0 ? [texts.counted('mail.digest.more', more)] : [],
    action:
      oldest.all === null
        ? { words: texts.text('mail.digest.oldest'), link: oldest.link }
        : { words: texts.text('mail.digest.all'), link: oldest.all },
    notes: [],
  });
}
