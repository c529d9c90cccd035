import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

interface CertificateMail {
  readonly to: string;
  /** What the certificate is called. */
  readonly name: string;
  /** Why staff refused it. */
  readonly reason: string;
  /** Where it is changed. */
  readonly link: string;
}

/** Tells a supplier's person that a certificate was refused, and why. THR-46 */
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
  /** Its last day, as 2027-03-31. */
  readonly expires: string;
  readonly link: string;
}

/** Tells a supplier's person that a certificate which buyers see ends soon. THR-46 */
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
