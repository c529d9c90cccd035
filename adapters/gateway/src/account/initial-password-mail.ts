import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface InitialPasswordMail {
  readonly to: string;
  /** URL of the page that sets the first password. */
  readonly link: string;
  readonly days: number;
}

/** Returns the mail with the link that opens an account without a password. It contains no text that a user typed. D-71 THR-46 */
export function initialPasswordMail(texts: Texts, lang: LanguageCode, { to, link, days }: InitialPasswordMail): Mail {
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.initialPassword.subject'),
    lines: [texts.text('mail.initialPassword.about')],
    action: { words: texts.text('mail.initialPassword.button'), link },
    notes: [texts.counted('mail.confirmation.validity', days), texts.text('mail.initialPassword.notYou')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'account.init': true;
  }
}
