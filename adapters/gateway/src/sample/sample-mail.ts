import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

/** What became of a sample. */
export type SampleEvent = 'booked' | 'cancelled';

/** What a mail about a sample tells. */
interface SampleWords {
  readonly to: string;
  readonly link: string;
  readonly contactName: string;
  readonly companyName: string;
  /** Pieces. */
  readonly quantity: number;
  readonly productName: string;
  readonly exhibitionName: string;
  /** Both '' where the supplier exhibits there no more. */
  readonly hall: string;
  readonly standNo: string;
}

/** Tells a person of the exhibitor who fetches a sample, or does not any more. Nothing that anybody typed is in the subject. THR-45 THR-46 */
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
    action: { words: texts.text('mail.meeting.button'), link: mail.link },
    notes: [],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly sample: true;
  }
}
