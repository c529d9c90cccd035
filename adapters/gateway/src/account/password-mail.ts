import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface PasswordMail {
  readonly to: string;
  /** When the password was set, in epoch milliseconds. */
  readonly time: number;
  /** Browser and system that set it, in names that are the same in every language; '' if unknown. */
  readonly device: string;
  /** URL of the page where the reader can request a password reset. */
  readonly link: string;
}

/**
 * Returns the mail that says a new password was set, in case it was not the owner who set it. It contains no text that
 * a user typed. THR-46
 */
export function passwordMail(texts: Texts, lang: LanguageCode, { to, time, device, link }: PasswordMail): Mail {
  const set = { date: getFormat(lang).date(time), time: new Date(time).toISOString().slice(11, 16) };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.password.subject'),
    lines: [
      texts.text('mail.password.about', set),
      device === ''
        ? texts.text('mail.password.noDevice')
        : texts.text('mail.password.device', { device: wrapInBidiIsolate(device) }),
      texts.text('mail.password.notYou'),
    ],
    action: { words: texts.text('mail.password.button'), link },
    notes: [texts.text('mail.password.you'), texts.text('mail.password.logins')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'account.password': true;
  }
}
