import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { isolated, plainName } from '../../mail/markup.ts';

export interface SettledMail {
  readonly to: string;
  readonly kind: 'accepted' | 'added' | 'refused';
  readonly productName: string;
  /** Why it was refused, as staff wrote it; '' else. */
  readonly reason: string;
  readonly link: string;
}

/** Tells a supplier what came of a change of its product. Nothing that anybody typed is in the subject. THR-46 */
export function settledMail(texts: Texts, lang: LanguageCode, mail: SettledMail): Mail {
  const { to, kind, reason, link } = mail;
  return letter(texts, lang, {
    to,
    subject: texts.text(`mail.product.${kind}.subject`),
    lines: [texts.text(`mail.product.${kind}.about`, nameOf(mail))],
    ...(reason !== '' && { quote: reason }),
    action: { words: texts.text('mail.product.open'), link },
    notes: [],
  });
}

/** The same in one line, where it is one of several. */
export const settledLine = (texts: Texts, mail: SettledMail): string =>
  texts.text(`mail.product.${mail.kind}.listed`, nameOf(mail));

const nameOf = ({ productName }: SettledMail) => ({ product: isolated(plainName(productName)) });

declare module '../../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'product.settled': true;
  }
}
