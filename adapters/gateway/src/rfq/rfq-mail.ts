import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { button, mailPage, paragraph } from '../mail/mail-page.ts';
import { escapeHtml } from '../mail/markup.ts';

export interface RfqMail {
  readonly to: string;
  /** Where the buyer reads the request. */
  readonly link: string;
}

/** Tells a buyer that a request for quotation has arrived. Nothing that anybody typed is in it. THR-46 */
export function rfqMail(texts: Texts, lang: LanguageCode, { to, link }: RfqMail): Mail {
  const subject = texts.text('mail.rfq.subject');
  const opening = [texts.text('mail.rfq.greeting'), texts.text('mail.rfq.about')];
  const closing = [texts.text('mail.rfq.notYou'), texts.text('mail.signature')];
  const marked = (lines: readonly string[]) => lines.map(escapeHtml).map(paragraph);
  const body = [...marked(opening), button(link, texts.text('mail.rfq.button')), ...marked(closing)];
  const text = [...opening, link, ...closing].join('\n\n');
  return { to, subject, text, html: mailPage(lang, subject, body.join('\n')) };
}
