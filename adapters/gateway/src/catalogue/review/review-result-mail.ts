import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../../mail/markup.ts';
import { renderMail } from '../../mail/render-mail.ts';

export interface ReviewResultMail {
  readonly to: string;
  readonly kind: 'accepted' | 'added' | 'refused' | 'takenDown' | 'putBack';
  readonly productName: string;
  /** The reason for a rejection or for taking it down, as staff wrote it; '' otherwise. */
  readonly reason: string;
  readonly link: string;
}

/** A result that is grouped with others. */
interface ListedResult extends Omit<ReviewResultMail, 'kind'> {
  readonly kind: 'accepted' | 'added' | 'refused';
}

/**
 * Returns the mail that tells a supplier the result of a review, or what staff did with the product. Its subject contains no text that a user typed. THR-46
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

/** The result of a review in one line, for a mail that groups several. */
export const reviewResultLine = (texts: Texts, mail: ListedResult): string =>
  texts.text(`mail.product.${mail.kind}.listed`, nameOf(mail));

const nameOf = ({ productName }: Pick<ReviewResultMail, 'productName'>) => ({
  product: wrapInBidiIsolate(cleanDisplayName(productName)),
});

declare module '../../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'product.settled': true;
  }
}
