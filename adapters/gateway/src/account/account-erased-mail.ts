import type { ErasureReceipt } from '@fairhall/core/contract/account/personal-data';
import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface AccountErasedMail {
  readonly to: string;
  /** URL of the site's pages: origin and base path. */
  readonly link: string;
  readonly receipt: ErasureReceipt;
}

/**
 * Returns the mail that confirms an erasure: what was deleted, what stays, and why. It contains no text that a user
 * typed. THR-46
 */
export function accountErasedMail(texts: Texts, lang: LanguageCode, { to, link, receipt }: AccountErasedMail): Mail {
  const { enquiries, messages, time, ...gone } = receipt;
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.erased.subject'),
    lines: [
      texts.text('mail.erased.about'),
      texts.text('mail.erased.gone', gone),
      texts.text('mail.erased.stays', { enquiries, messages }),
    ],
    action: { words: texts.text('mail.erased.button'), link },
    notes: [texts.text('mail.erased.news'), texts.text('mail.erased.mails')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'account.erased': true;
  }
}
