import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { button, mailPage, paragraph } from '../mail/mail-page.ts';
import { escapeHtml } from '../mail/markup.ts';

export interface ResetMail {
  readonly to: string;
  /** Address at which a new password is set. */
  readonly link: string;
  readonly hours: number;
}

/** Brings the link that sets a new password. Nothing that anybody typed is in it. D-71 THR-46 */
export function resetMail(texts: Texts, lang: LanguageCode, { to, link, hours }: ResetMail): Mail {
  const subject = texts.text('mail.reset.subject');
  const opening = [texts.text('mail.reset.greeting'), texts.text('mail.reset.about')];
  const closing = [
    texts.counted('mail.reset.validity', hours),
    texts.text('mail.reset.notYou'),
    texts.text('mail.signature'),
  ];
  const marked = (lines: readonly string[]) => lines.map(escapeHtml).map(paragraph);
  const body = [...marked(opening), button(link, texts.text('mail.reset.button')), ...marked(closing)];
  const text = [...opening, link, ...closing].join('\n\n');
  return { to, subject, text, html: mailPage(lang, subject, body.join('\n')) };
}
