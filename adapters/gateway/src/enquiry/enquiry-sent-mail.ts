import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface EnquirySentMail {
  readonly to: string;
  readonly targetName: string;
  readonly supplierName: string;
  /** Where she reads what is answered. */
  readonly link: string;
}

/** Tells a buyer that her enquiry went to the supplier. What she wrote is not in it. */
export function enquirySentMail(
  texts: Texts,
  lang: LanguageCode,
  { to, targetName, supplierName, link }: EnquirySentMail,
): Mail {
  const names = {
    target: wrapInBidiIsolate(cleanDisplayName(targetName)),
    supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)),
  };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.sent.subject'),
    lines: [texts.text('mail.sent.about', names)],
    action: { words: texts.text('mail.sent.button'), link },
    notes: [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.sent': true;
  }
}
