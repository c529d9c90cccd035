import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/render-mail.ts';

interface PictureResultMail {
  readonly to: string;
  readonly verdict: 'accepted' | 'refused';
  /** The reason for a rejection, as staff wrote it; '' if accepted. */
  readonly reason: string;
  readonly link: string;
}

/** Returns the mail that tells a supplier whether buyers see its new logo and pictures. */
export const pictureResultMail = (
  texts: Texts,
  lang: LanguageCode,
  { to, verdict, reason, link }: PictureResultMail,
): Mail =>
  renderMail(texts, lang, {
    to,
    subject: texts.text(`mail.supplierPicture.${verdict}.subject`),
    lines: [texts.text(`mail.supplierPicture.${verdict}.about`)],
    ...(reason !== '' && { quote: reason }),
    action: { words: texts.text('mail.supplierPicture.open'), link },
    notes: [],
  });

declare module '../../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'supplierPicture.settled': true;
  }
}
