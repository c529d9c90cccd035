import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { button, mailPage, paragraph } from '../mail/mail-page.ts';
import { escapeHtml, isolated, plainName } from '../mail/markup.ts';

export interface EnquiryMail {
  readonly to: string;
  /** Of the product or the supplier the enquiry is about. */
  readonly targetName: string;
  readonly supplierName: string;
  /** Address that verifies when it is opened. */
  readonly link: string;
  readonly days: number;
}

/** Asks the sender of an enquiry to confirm the address. What was written in the enquiry is not in it. D-19 THR-46 */
export function enquiryMail(
  texts: Texts,
  lang: LanguageCode,
  { to, targetName, supplierName, link, days }: EnquiryMail,
): Mail {
  const target = plainName(targetName);
  const supplier = plainName(supplierName);
  const lines = (names: { target: string; supplier: string }) => [
    texts.text('mail.enquiry.greeting'),
    texts.text('mail.enquiry.about', names),
    texts.text('mail.enquiry.confirm'),
  ];
  const closing = [texts.counted('mail.enquiry.validity', days), texts.text('mail.enquiry.notYou')];
  const subject = texts.text('mail.enquiry.subject');
  const plain = lines({ target: isolated(target), supplier: isolated(supplier) });
  const text = [...plain, link, ...closing, texts.text('mail.signature')].join('\n\n');
  const marked = lines({ target: bdi(target), supplier: bdi(supplier) }).map(paragraph);
  const pressed = button(link, texts.text('mail.enquiry.button'));
  const body = [...marked, pressed, ...closing.map(paragraph), paragraph(escapeHtml(texts.text('mail.signature')))];
  return { to, subject, text, html: mailPage(lang, subject, body.join('\n')) };
}

const bdi = (name: string): string => `<bdi>${escapeHtml(name)}</bdi>`;
