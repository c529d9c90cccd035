import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface LinkMail {
  readonly to: string;
  readonly targetType: 'product' | 'supplier';
  readonly targetName: string;
  readonly supplierName: string;
  readonly link: string;
}

/** Returns the mail with a new link to an enquiry whose previous link was disabled. */
export function linkMail(
  texts: Texts,
  lang: LanguageCode,
  { to, targetType, targetName, supplierName, link }: LinkMail,
): Mail {
  const names = {
    target: wrapInBidiIsolate(cleanDisplayName(targetName)),
    supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)),
  };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.enquiryLink.subject'),
    lines: [texts.text(`mail.enquiryLink.about.${targetType}`, names)],
    action: { words: texts.text('mail.enquiryLink.button'), link },
    notes: [texts.text('mail.enquiryLink.ignore')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.link': true;
  }
}
