import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../../mail/markup.ts';
import { renderMail } from '../../mail/render-mail.ts';

export interface ReviewResultMail {
  readonly to: string;
  readonly kind: 'accepted' | 'added' | 'refused';
  readonly productName: string;
  /** The reason for a rejection, as staff wrote it; '' if accepted. */
  readonly reason: string;
  readonly link: string;
}

/**
 * Returns the mail that tells a supplier the result of a review. Its subject contains no text that a user typed. THR-46
 */
export function reviewResultMail(texts: Texts, lang: LanguageCode, mail: ReviewResultMail): Mail {
  const { to, kind, reason, link } = mail;
  return renderMail(texts, lang, {
    to,
    subject: texts.text(`mail.product.${kind}.subject`),
    lines: [texts.text(`mail.product.${kind}.about`, nameOf(mail))],
    ...(reason !== '' && { quote: reason }),
    action: { words: texts.text('mail.product.open'), link },
    notes: [],
  });
}

/** The result in one line, for a mail that groups several. */
export const reviewResultLine = (texts: Texts, mail: ReviewResultMail): string =>
  texts.text(`mail.product.${mail.kind}.listed`, nameOf(mail));

const nameOf = ({ productName }: ReviewResultMail) => ({ product: wrapInBidiIsolate(cleanDisplayName(productName)) });

declare module '../../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'product.settled': true;
  }
}
