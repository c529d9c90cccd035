import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface ResetMail {
  readonly to: string;
  /** URL of the page that sets a new password. */
  readonly link: string;
  readonly hours: number;
}

/** Returns the mail with the link that sets a new password. It contains no text that a user typed. D-71 THR-46 */
export function resetMail(texts: Texts, lang: LanguageCode, { to, link, hours }: ResetMail): Mail {
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.reset.subject'),
    lines: [texts.text('mail.reset.about')],
    action: { words: texts.text('mail.reset.button'), link },
    notes: [texts.counted('mail.reset.validity', hours), texts.text('mail.reset.notYou')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'account.reset': true;
  }
}
