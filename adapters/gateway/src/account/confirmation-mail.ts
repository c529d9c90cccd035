import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface ConfirmationMail {
  readonly to: string;
  /** URL that confirms the account's address. */
  readonly link: string;
  readonly days: number;
}

/**
 * Returns the mail that asks a new user to confirm their address. It contains no text that a user typed. D-19 THR-46
 */
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
