import type { LanguageCode } from '@fairhall/core/site/languages';
import type { TextsByLanguage } from '../texts.ts';
import type { Mail } from './mail.ts';
import { type MailLink, renderMail } from './render-mail.ts';

/** The most emails listed in a digest; the rest is only counted. */
const MAX_LISTED = 10;

/** The entry of an email in a digest. */
export interface DigestEntry extends MailLink {
  /** The name of the reader role; emails for one reader at one address are merged. */
  readonly reader: string;
  readonly lang: LanguageCode;
  /** Epoch milliseconds; until then the reader may still be on the page, so the email is not merged earlier. */
  readonly notBefore: number;
  /** The page that lists all of them; null if there is none. */
  readonly all: string | null;
  /** Whether the words name the command that opens it; the link is then only an address of the site. */
  readonly isCommand?: boolean;
}

/** The reader of a digest, and the site that it speaks for. */
interface DigestReader {
  readonly to: string;
  readonly siteId?: number | undefined;
}

/** Merges several emails for one reader into one: a list of pending items, oldest first, each with its link. */
export function renderDigest(
  textsBy: TextsByLanguage,
  { to, siteId }: DigestReader,
  listings: readonly DigestEntry[],
): Mail {
  const [oldest] = listings;
  if (oldest === undefined) throw new Error('a digest lists something');
  const { lang, link } = oldest;
  const texts = textsBy.of(lang, siteId);
  const more = listings.length - MAX_LISTED;
  return renderMail(texts, lang, {
    to,
    subject: texts.counted('mail.digest.subject', listings.length),
    lines: [texts.text('mail.digest.about')],
    listed: listings
      .slice(0, MAX_LISTED)
      .map(({ words, link: page, isCommand }) => ({ words, link: isCommand === true ? null : page })),
    after: more > 0 ? [texts.counted('mail.digest.more', more)] : [],
    action:
      oldest.all === null
        ? { words: oldest.isCommand === true ? null : texts.text('mail.digest.oldest'), link }
        : { words: texts.text('mail.digest.all'), link: oldest.all },
    notes: [],
  });
}
