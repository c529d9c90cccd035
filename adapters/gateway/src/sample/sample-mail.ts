import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

/** The change that an email about a sample reports. */
export type SampleEvent = 'booked' | 'cancelled';

/** The values of an email about a sample. */
interface SampleWords {
  readonly to: string;
  readonly link: string;
  readonly contactName: string;
  readonly companyName: string;
  /** Pieces. */
  readonly quantity: number;
  readonly productName: string;
  readonly exhibitionName: string;
  /** Both are '' if the supplier no longer exhibits there. */
  readonly hall: string;
  readonly standNo: string;
}

/**
 * The email that tells an exhibitor's person who booked or cancelled a sample. The subject contains nothing that a
 * person typed. THR-45 THR-46
 */
export function sampleMail(texts: Texts, lang: LanguageCode, event: SampleEvent, mail: SampleWords): Mail {
  const kind = event === 'booked' ? 'sampleBooked' : 'sampleCancelled';
  const about = texts.text(`mail.${kind}.about`, {
    name: wrapInBidiIsolate(cleanDisplayName(mail.contactName)),
    company: wrapInBidiIsolate(cleanDisplayName(mail.companyName)),
    product: wrapInBidiIsolate(cleanDisplayName(mail.productName)),
    show: wrapInBidiIsolate(cleanDisplayName(mail.exhibitionName)),
  });
  const count = getFormat(lang).number(mail.quantity);
  const place =
    mail.standNo === ''
      ? texts.text('mail.sample.pieces', { count })
      : texts.text('mail.sample.place', { count, stand: `\u2066H${mail.hall} ${mail.standNo}\u2069` });
  return renderMail(texts, lang, {
    to: mail.to,
    subject: texts.text(`mail.${kind}.subject`),
    lines: [about, place, texts.text(`mail.${kind}.next`)],
    action: { words: texts.text('mail.sample.button'), link: mail.link },
    notes: [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly sample: true;
  }
}
