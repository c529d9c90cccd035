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
  /** Opens the form, filled in with what is known. */
  readonly link: string;
  /** Where mails of news are ended: the page that asks, and what a mail program posts to. D-60 */
  readonly leave: string;
  readonly unsubscribe: string;
}

/** Invites somebody to register for an exhibition; nothing of what is known of her is in it. D-88 */
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
