import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface EnquirySentMail {
  readonly to: string;
  readonly targetType: 'product' | 'supplier';
  readonly targetName: string;
  readonly supplierName: string;
  /** Whether nobody of the supplier receives enquiries, so that the organiser's team got it. */
  readonly isUnreachable: boolean;
  /** Link to the thread, where the buyer reads replies. */
  readonly link: string;
}

/**
 * Returns the mail that tells a buyer that their enquiry was sent to the supplier. It does not contain the enquiry's
 * text.
 */
export function enquirySentMail(
  texts: Texts,
  lang: LanguageCode,
  { to, targetType, targetName, supplierName, isUnreachable, link }: EnquirySentMail,
): Mail {
  const names = {
    target: wrapInBidiIsolate(cleanDisplayName(targetName)),
    supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)),
  };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.sent.subject'),
    lines: [texts.text(isUnreachable ? `mail.sent.team.${targetType}` : `mail.sent.about.${targetType}`, names)],
    action: { words: texts.text('mail.sent.button'), link },
    notes: [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.sent': true;
  }
}
