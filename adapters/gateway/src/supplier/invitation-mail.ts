import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { button, mailPage, paragraph } from '../mail/mail-page.ts';
import { escapeHtml, isolated, plainName } from '../mail/markup.ts';

interface InvitationMail {
  readonly to: string;
  readonly supplierName: string;
  /** Address at which the invited person chooses a password. */
  readonly link: string;
  readonly days: number;
}

/** Invites somebody to answer for a supplier. D-39 THR-46 */
export function invitationMail(
  texts: Texts,
  lang: LanguageCode,
  { to, supplierName, link, days }: InvitationMail,
): Mail {
  const name = plainName(supplierName);
  const about = (supplier: string) => texts.text('mail.invitation.about', { supplier });
  const greeting = texts.text('mail.invitation.greeting');
  const closing = [
    texts.counted('mail.invitation.validity', days),
    texts.text('mail.invitation.notYou'),
    texts.text('mail.signature'),
  ];
  const subject = texts.text('mail.invitation.subject');
  const text = [greeting, about(isolated(name)), link, ...closing].join('\n\n');
  const marked = [escapeHtml(greeting), about(`<bdi>${escapeHtml(name)}</bdi>`)].map(paragraph);
  const pressed = button(link, texts.text('mail.invitation.button'));
  const body = [...marked, pressed, ...closing.map(escapeHtml).map(paragraph)];
  return { to, subject, text, html: mailPage(lang, subject, body.join('\n')) };
}
