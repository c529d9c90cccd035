import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { button, mailPage, paragraph } from '../mail/mail-page.ts';
import { escapeHtml, isolated, plainName } from '../mail/markup.ts';

interface ThreadMail {
  readonly to: string;
  /** A new enquiry to a supplier, an answer to a buyer, a buyer's reply to a supplier. */
  readonly kind: 'new' | 'answer' | 'reply';
  readonly targetName: string;
  readonly supplierName: string;
  /** '' where no name is known. */
  readonly author: string;
  /** What was written, as the recipient is shown it. */
  readonly text: string;
  readonly link: string;
}

/** Tells one side what the other wrote. Nothing that anybody typed is in the subject. THR-45 THR-46 */
export function threadMail(texts: Texts, lang: LanguageCode, mail: ThreadMail): Mail {
  const { to, kind, link } = mail;
  const subject = texts.text(`mail.thread.${kind}.subject`);
  const words = withoutTurns(mail.text);
  const opening = (name: (name: string) => string) => [texts.text('mail.thread.greeting'), aboutOf(texts, mail, name)];
  const closing = [texts.text('mail.thread.hidden'), texts.text('mail.signature')];
  const text = [...opening(isolated), isolated(words), texts.text('mail.thread.open'), link, ...closing].join('\n\n');
  const body = [
    ...opening(bdi).map(paragraph),
    `<blockquote dir="auto" style="white-space:pre-wrap;margin:0;padding-inline-start:1em">${escapeHtml(words)}</blockquote>`,
    button(link, texts.text('mail.thread.open')),
    ...closing.map(escapeHtml).map(paragraph),
  ];
  return { to, subject, text, html: mailPage(lang, subject, body.join('\n')) };
}

/** What it is about; where a name is gone or unknown, without it. */
function aboutOf(texts: Texts, { kind, ...names }: ThreadMail, name: (name: string) => string): string {
  const [target, supplier, author] = [names.targetName, names.supplierName, names.author].map(plainName);
  const from = author ? name(author) : texts.text(`mail.thread.${kind === 'answer' ? 'supplier' : 'buyer'}`);
  const about = target ? name(target) : texts.text('mail.thread.gone');
  const company = supplier ? name(supplier) : texts.text('mail.thread.supplier');
  return texts.text(`mail.thread.${kind}.about`, { from, target: about, supplier: company });
}

const bdi = (name: string): string => `<bdi>${escapeHtml(name)}</bdi>`;

/** Without marks that would turn the direction of what follows. */
const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
