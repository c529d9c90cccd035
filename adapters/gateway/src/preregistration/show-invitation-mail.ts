import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { RegisteredExhibition } from './preregistration-ports.ts';

interface ShowInvitation {
  readonly to: string;
  readonly exhibition: Pick<RegisteredExhibition, 'name' | 'location' | 'inshowStartDate' | 'inshowEndDate'>;
  /** Opens the form, prefilled with the known details. */
  readonly link: string;
  /** The unsubscribe page, and the address to which a mail program posts. D-60 */
  readonly leave: string;
  readonly unsubscribe: string;
}

/** The email that invites a person to register for an exhibition; it contains none of their details. D-88 */
export function showInvitationMail(
  texts: Texts,
  lang: LanguageCode,
  { to, exhibition, link, leave, unsubscribe }: ShowInvitation,
): Mail {
  const { name, location, inshowStartDate: from, inshowEndDate } = exhibition;
  const days = getFormat(lang).dateRange({ from, to: inshowEndDate });
  const mail = renderMail(texts, lang, {
    to,
    subject: texts.text('mail.showInvitation.subject'),
    lines: [
      texts.text('mail.showInvitation.about', {
        exhibition: wrapInBidiIsolate(cleanDisplayName(name)),
        days,
        location: wrapInBidiIsolate(cleanDisplayName(location)),
      }),
      texts.text('mail.showInvitation.form'),
    ],
    action: { words: texts.text('mail.showInvitation.button'), link },
    notes: [texts.text('mail.showInvitation.link')],
    leave: { words: texts.text('mail.showInvitation.leave'), link: leave },
  });
  return { ...mail, unsubscribe };
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly showInvitation: true;
  }
}
