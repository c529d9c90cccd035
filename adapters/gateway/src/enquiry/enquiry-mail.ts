import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface EnquiryMail {
  readonly to: string;
  readonly targetType: 'product' | 'supplier';
  /** Name of the product or supplier that the enquiry is about. */
  readonly targetName: string;
  readonly supplierName: string;
  /** Whether nobody of the supplier receives enquiries, so that the organiser's team gets it. */
  readonly isUnreachable: boolean;
  /** The number of other enquiries, to other suppliers, that the same link verifies. */
  readonly others?: number;
  /** URL that verifies the address when it is opened. */
  readonly link: string;
  readonly days: number;
}

/**
 * Returns the mail that asks the sender of an enquiry to confirm the address. It does not contain the enquiry's text.
 * D-19 THR-46
 */
export function enquiryMail(
  texts: Texts,
  lang: LanguageCode,
  { to, targetType, targetName, supplierName, isUnreachable, others = 0, link, days }: EnquiryMail,
): Mail {
  const names = {
    target: wrapInBidiIsolate(cleanDisplayName(targetName)),
    supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)),
  };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.enquiry.subject'),
    lines: [
      texts.text(`mail.enquiry.about.${targetType}`, names),
      // Of several suppliers, some may be reachable and others not: the form says which.
      ...(others > 0
        ? [texts.counted('mail.enquiry.others', others), texts.text('mail.enquiry.confirm.all')]
        : [texts.text(isUnreachable ? 'mail.enquiry.confirm.team' : 'mail.enquiry.confirm', names)]),
    ],
    action: { words: texts.text('mail.enquiry.button'), link },
    notes: [texts.counted('mail.enquiry.validity', days), texts.text('mail.enquiry.notYou')],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'enquiry.verification': true;
  }
}
