import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { button, mailPage, paragraph } from '../mail/mail-page.ts';
import { escapeHtml, isolated, plainName } from '../mail/markup.ts';

interface SentMail {
  readonly to: string;
  readonly targetName: string;
  readonly supplierName: string;
  /** Where she reads what is answered. */
  readonly link: string;
}

/** Tells a buyer that her enquiry went to the supplier. What she wrote is not in it. */
export function sentMail(texts: Texts, lang: LanguageCode, { to, targetName, supplierName, link }: SentMail): Mail {
  const subject = texts.text('mail.sent.subject');
  const [target, supplier] = [plainName(targetName), plainName(supplierName)];
  const opening = (name: (name: string) => string) => [
    texts.text('mail.thread.greeting'),
    texts.text('mail.sent.about', { target: name(target), supplier: name(supplier) }),
  ];
  const signature = texts.text('mail.signature');
  const label = texts.text('mail.sent.button');
  const bdi = (name: string): string => `<bdi>${escapeHtml(name)}</bdi>`;
  const body = [...opening(bdi).map(paragraph), button(link, label), paragraph(escapeHtml(signature))];
  const text = [...opening(isolated), link, signature].join('\n\n');
  return { to, subject, text, html: mailPage(lang, subject, body.join('\n')) };
}
