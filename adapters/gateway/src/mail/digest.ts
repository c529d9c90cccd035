import type { LanguageCode } from '@fairhall/core/site/languages';
import type { TextsByLanguage } from '../texts.ts';
import { type Linked, letter } from './letter.ts';
import type { Mail } from './mail.ts';

/** So many are named; the rest is counted. */
const NAMED = 10;

/** How a mail is listed where it goes out in one with others. */
export interface Listing extends Linked {
  /** Who reads it, by a name: mails of one reader to one address go out together. */
  readonly reader: string;
  readonly lang: LanguageCode;
  /** Until then its reader may still be there to see it, in epoch milliseconds: before, it goes out with no other. */
  readonly notBefore: number;
  /** Where the reader finds all of them; null where there is no such page. */
  readonly all: string | null;
}

/** Several mails of one reader as one: what waits, the oldest first, each with its link. */
export function digestMail(textsBy: TextsByLanguage, to: string, listings: readonly Listing[]): Mail {
  const [oldest] = listings;
  if (oldest === undefined) throw new Error('a digest lists something');
  const { lang } = oldest;
  const texts = textsBy.of(lang);
  const more = listings.length - NAMED;
  return letter(texts, lang, {
    to,
    subject: texts.counted('mail.digest.subject', listings.length),
    lines: [texts.text('mail.digest.about')],
    listed: listings.slice(0, NAMED),
    after: more > 0 ? [texts.counted('mail.digest.more', more)] : [],
    action:
      oldest.all === null
        ? { words: texts.text('mail.digest.oldest'), link: oldest.link }
        : { words: texts.text('mail.digest.all'), link: oldest.all },
    notes: [],
  });
}
