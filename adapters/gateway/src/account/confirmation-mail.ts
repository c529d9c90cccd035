import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface ConfirmationMail {
  readonly to: string;
  /** Address at which the address of the account is confirmed. */
  readonly link: string;
  readonly days: number;
}

/** Asks who has joined to confirm the address. Nothing that anybody typed is in it. D-19 THR-46 */
export function confirmationMail(texts: Texts, lang: LanguageCode, { to, link, days }: ConfirmationMail): Mail {
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.confirmation.subject'),
    lines: [texts.text('mail.confirmation.about')],
    action: { words: texts.text('mail.confirmation.button'), link },
    notes: [texts.counted('mail.confirmation.validity', days), texts.text('mail.confirmation.notYou')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'account.address': true;
  }
}
