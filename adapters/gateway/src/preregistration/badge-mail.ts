import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail, MailedBadge } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { RegisteredExhibition } from './preregistration-ports.ts';

interface BadgeMail {
  readonly to: string;
  readonly badgeNo: string;
  readonly exhibition: Pick<RegisteredExhibition, 'name' | 'location' | 'inshowStartDate' | 'inshowEndDate'>;
  /** The badge whose picture is attached. */
  readonly badge?: MailedBadge;
  /** The page on which the registration can be viewed and changed. */
  readonly link: string;
  /** The page on which it can be withdrawn. */
  readonly withdrawLink: string;
}

/** The email with the badge number; its text contains nothing that a person typed into the form.  */
export function badgeMail(
  texts: Texts,
  lang: LanguageCode,
  { to, badgeNo, exhibition, badge, link, withdrawLink }: BadgeMail,
): Mail {
  const { name, location, inshowStartDate: from, inshowEndDate: to_ } = exhibition;
  const days = getFormat(lang).dateRange({ from, to: to_ });
  const words = renderMail(texts, lang, {
    to,
    subject: texts.text('mail.preregistration.subject'),
    lines: [
      texts.text('mail.preregistration.about', { exhibition: wrapInBidiIsolate(cleanDisplayName(name)) }),
      texts.text('mail.preregistration.badge', { badgeNo: wrapInBidiIsolate(badgeNo) }),
      texts.text('mail.preregistration.place', { days, location: wrapInBidiIsolate(cleanDisplayName(location)) }),
    ],
    action: { words: texts.text('mail.preregistration.button'), link },
    notes: [texts.text('mail.preregistration.gate'), texts.text('mail.preregistration.notYou')],
    leave: { words: texts.text('mail.preregistration.withdraw'), link: withdrawLink },
  });
  return badge === undefined ? words : { ...words, badge };
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly badge: true;
  }
}
