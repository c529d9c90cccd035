import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface EnquiryReassignedMail {
  readonly to: string;
  readonly targetType: 'product' | 'supplier';
  /** '' if the target is no longer in the catalogue. */
  readonly targetName: string;
  readonly supplierName: string;
  /** Name of the supplier that has not answered. */
  readonly earlierName: string;
  /** Link to the thread, where the buyer reads replies. */
  readonly link: string;
}

/**
 * Returns the mail that tells a buyer that another supplier now answers their enquiry. It does not contain the
 * enquiry's text. THR-46
 */
export function enquiryReassignedMail(
  texts: Texts,
  lang: LanguageCode,
  { to, link, targetType, ...names }: EnquiryReassignedMail,
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
    lines: [texts.text(`mail.reassigned.about.${targetType}`, about)],
    action: { words: texts.text('mail.sent.button'), link },
    notes: [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.reassigned': true;
  }
}
