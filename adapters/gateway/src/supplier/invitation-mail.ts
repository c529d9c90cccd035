import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface InvitationMail {
  readonly to: string;
  readonly supplierName: string;
  /** The page on which the invited person chooses a password. */
  readonly link: string;
  readonly days: number;
}

/** The email that invites a person to a supplier's account. D-39 THR-46 */
export function invitationMail(
  texts: Texts,
  lang: LanguageCode,
  { to, supplierName, link, days }: InvitationMail,
): Mail {
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.invitation.subject'),
    lines: [texts.text('mail.invitation.about', { supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)) })],
    action: { words: texts.text('mail.invitation.button'), link },
    notes: [texts.counted('mail.invitation.validity', days), texts.text('mail.invitation.notYou')],
  });
}
