import { slotEnd } from '@fairhall/core/meeting/slots';
import type { Texts } from '@fairhall/core/ports/texts';
import { formatFor } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { isolated, plainName } from '../mail/markup.ts';

/** What every mail about a meeting tells. */
export interface MeetingWords {
  readonly to: string;
  readonly supplierName: string;
  readonly exhibitionName: string;
  readonly standNo: string;
  readonly hall: string;
  /** yyyy-mm-dd and HH:mm at the venue. */
  readonly date: string;
  readonly slot: string;
  readonly link: string;
}

interface AskedMail extends MeetingWords {
  readonly contactName: string;
  readonly companyName: string;
  /** '' for none. */
  readonly remark: string;
}

/** Tells a person of the exhibitor who asks for a meeting. Nothing that anybody typed is in the subject. THR-45 THR-46 */
export function meetingMail(texts: Texts, lang: LanguageCode, mail: AskedMail): Mail {
  const who = { name: isolated(plainName(mail.contactName)), company: isolated(plainName(mail.companyName)) };
  return letter(texts, lang, {
    to: mail.to,
    subject: texts.text('mail.meeting.subject'),
    lines: [
      texts.text('mail.meeting.about', { ...who, ...namesOf(mail) }),
      whenOf(texts, lang, mail),
      texts.text('mail.meeting.next'),
    ],
    ...(mail.remark !== '' && { quote: mail.remark }),
    action: { words: texts.text('mail.meeting.answer'), link: mail.link },
    notes: [texts.text('mail.meeting.venueTime')],
  });
}

/** Tells the exhibitor that the buyer does not come. */
export function meetingCancelledMail(texts: Texts, lang: LanguageCode, mail: AskedMail): Mail {
  const who = { name: isolated(plainName(mail.contactName)), company: isolated(plainName(mail.companyName)) };
  return letter(texts, lang, {
    to: mail.to,
    subject: texts.text('mail.meetingCancelled.subject'),
    lines: [texts.text('mail.meetingCancelled.about', { ...who, ...namesOf(mail) }), whenOf(texts, lang, mail)],
    action: { words: texts.text('mail.meeting.button'), link: mail.link },
    notes: [texts.text('mail.meetingCancelled.free')],
  });
}

type BuyerKind = 'meetingSent' | 'meetingAccepted' | 'meetingRejected';

/** Tells the buyer that she has asked, or what the exhibitor has answered. */
export function buyerMeetingMail(texts: Texts, lang: LanguageCode, kind: BuyerKind, mail: MeetingWords): Mail {
  return letter(texts, lang, {
    to: mail.to,
    subject: texts.text(`mail.${kind}.subject`),
    lines: [
      texts.text(`mail.${kind}.about`, namesOf(mail)),
      whenOf(texts, lang, mail),
      texts.text(`mail.${kind}.next`),
    ],
    action: { words: texts.text('mail.meetingSent.button'), link: mail.link },
    notes: [texts.text('mail.meeting.venueTime')],
  });
}

const namesOf = ({ supplierName, exhibitionName }: MeetingWords) => ({
  supplier: isolated(plainName(supplierName)),
  show: isolated(plainName(exhibitionName)),
});

const whenOf = (texts: Texts, lang: LanguageCode, { date, slot, hall, standNo }: MeetingWords): string =>
  texts.text('mail.meeting.when', {
    day: formatFor(lang).dateRange({ from: date, to: date }),
    time: `\u2066${slot}–${slotEnd(slot)}\u2069`,
    stand: `\u2066H${hall} ${standNo}\u2069`,
  });

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'meeting.buyer': true;
    readonly 'meeting.supplier': true;
  }
}
