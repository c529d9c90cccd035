import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/render-mail.ts';

interface SupplierTakenDownMail {
  readonly to: string;
  readonly kind: 'takenDown' | 'putBack';
  /** The reason for taking it down, as staff wrote it; '' when it is put back. */
  readonly reason: string;
  readonly link: string;
}

/** Returns the mail that tells a supplier's people that staff took the supplier down, or put it back. */
export const supplierTakenDownMail = (
  texts: Texts,
  lang: LanguageCode,
  { to, kind, reason, link }: SupplierTakenDownMail,
): Mail =>
  renderMail(texts, lang, {
    to,
    subject: texts.text(`mail.supplier.${kind}.subject`),
    lines: [texts.text(`mail.supplier.${kind}.about`)],
    ...(reason !== '' && { quote: reason }),
    action: { words: texts.text('mail.supplier.takenDown.open'), link },
    notes: [],
  });

declare module '../../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'supplier.takenDown': true;
  }
}
