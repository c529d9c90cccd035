import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface PasswordMail {
  readonly to: string;
  /** When it was set, in epoch milliseconds. */
  readonly time: number;
  /** From which browser and system, in names that no language changes; '' where nothing is known. */
  readonly device: string;
  /** Address at which another password is asked for. */
  readonly link: string;
}

/** Tells that a new password was set, for the case that somebody else did. Nothing that anybody typed is in it. THR-46 */
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
