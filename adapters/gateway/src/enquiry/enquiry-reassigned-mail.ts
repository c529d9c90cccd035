import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface EnquiryReassignedMail {
  readonly to: string;
  /** '' where it is no longer listed. */
  readonly targetName: string;
  readonly supplierName: string;
  /** The supplier who has not answered. */
  readonly earlierName: string;
  /** Where she reads what is answered. */
  readonly link: string;
}

/** Tells a buyer that another supplier answers her enquiry. What she wrote is not in it. THR-46 */
export function enquiryReassignedMail(
  texts: Texts,
  lang: LanguageCode,
  { to, link, ...names }: EnquiryReassignedMail,
): Mail {
  const [target, supplier, earlier] = [names.targetName, names.supplierName, names.earlierName].map(cleanDisplayName);
  const about = {
    target: target ? wrapInBidiIsolate(target) : texts.text('mail.thread.gone'),
    supplier: supplier ? wrapInBidiIsolate(supplier) : texts.text('mail.thread.supplier'),
    earlier: earlier ? wrapInBidiIsolate(earlier) : texts.text('mail.thread.supplier'),
  };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.reassigned.subject'),
    lines: [texts.text('mail.reassigned.about', about)],
    action: { words: texts.text('mail.sent.button'), link },
    notes: [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.reassigned': true;
  }
}
