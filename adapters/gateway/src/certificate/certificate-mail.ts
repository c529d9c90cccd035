import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface CertificateMail {
  readonly to: string;
  /** Name of the certificate. */
  readonly name: string;
  /** Reason for the rejection, as staff wrote it. */
  readonly reason: string;
  /** URL of the page where the certificate can be changed. */
  readonly link: string;
}

/** Returns the mail that tells a supplier's person that a certificate was rejected, and why. THR-46 */
export function certificateMail(texts: Texts, lang: LanguageCode, { to, name, reason, link }: CertificateMail): Mail {
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.certificate.subject'),
    lines: [texts.text('mail.certificate.about', { name: wrapInBidiIsolate(cleanDisplayName(name)) })],
    quote: reason,
    after: [texts.text('mail.certificate.next')],
    action: { words: texts.text('mail.certificate.button'), link },
    notes: [],
  });
}

interface CertificateEndsMail {
  readonly to: string;
  readonly name: string;
  /** The certificate's last day, as 2027-03-31. */
  readonly expires: string;
  readonly link: string;
}

/** Returns the mail that tells a supplier's person that a publicly shown certificate expires soon. THR-46 */
export function certificateEndsMail(
  texts: Texts,
  lang: LanguageCode,
  { to, name, expires, link }: CertificateEndsMail,
): Mail {
  const about = { name: wrapInBidiIsolate(cleanDisplayName(name)), date: getFormat(lang).date(expires) };
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.certificateEnds.subject'),
    lines: [texts.text('mail.certificateEnds.about', about)],
    action: { words: texts.text('mail.certificate.button'), link },
    notes: [],
  });
}
