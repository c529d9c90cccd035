import { getSlotEnd } from '@fairhall/core/meeting/slots';
import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

/** The values of every email about a meeting. */
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

interface MeetingRequestWords extends MeetingWords {
  readonly contactName: string;
  readonly companyName: string;
  /** '' for none. */
  readonly remark: string;
}

/** The email about a request; `link` opens the page to accept it. */
interface MeetingAnswerWords extends MeetingRequestWords {
  readonly declineLink: string;
}

/**
 * The email that tells an exhibitor's person who requests a meeting, with a button for each answer. The subject contains
 * nothing that a person typed. THR-45 THR-46
 */
export function meetingMail(texts: Texts, lang: LanguageCode, mail: MeetingAnswerWords): Mail {
  const sender = {
    name: wrapInBidiIsolate(cleanDisplayName(mail.contactName)),
    company: wrapInBidiIsolate(cleanDisplayName(mail.companyName)),
  };
  return renderMail(texts, lang, {
    to: mail.to,
    subject: texts.text('mail.meeting.subject'),
    lines: [
      texts.text('mail.meeting.about', { ...sender, ...toNames(mail) }),
      formatTime(texts, lang, mail),
      texts.text('mail.meeting.next'),
    ],
    ...(mail.remark !== '' && { quote: mail.remark }),
    action: { words: texts.text('mail.meeting.accept'), link: mail.link },
    otherAction: { words: texts.text('mail.meeting.decline'), link: mail.declineLink },
    notes: [texts.text('mail.meeting.once'), texts.text('mail.meeting.venueTime')],
  });
}

/** The email that tells the exhibitor that the buyer cancelled. */
export function meetingCancelledMail(texts: Texts, lang: LanguageCode, mail: MeetingRequestWords): Mail {
  const sender = {
    name: wrapInBidiIsolate(cleanDisplayName(mail.contactName)),
    company: wrapInBidiIsolate(cleanDisplayName(mail.companyName)),
  };
  return renderMail(texts, lang, {
    to: mail.to,
    subject: texts.text('mail.meetingCancelled.subject'),
    lines: [texts.text('mail.meetingCancelled.about', { ...sender, ...toNames(mail) }), formatTime(texts, lang, mail)],
    action: { words: texts.text('mail.meeting.button'), link: mail.link },
    notes: [texts.text('mail.meetingCancelled.free')],
  });
}

interface BuyerMeetingWords extends MeetingWords {
  /** The exhibitor's reason for declining or cancelling; '' for none. */
  readonly reason?: string;
}

type BuyerKind = 'meetingSent' | 'meetingAccepted' | 'meetingRejected' | 'meetingWithdrawn';

/**
 * The email that tells the buyer that their request was sent, how the exhibitor answered it, or that the exhibitor
 * cancelled the meeting after accepting it.
 */
export function buyerMeetingMail(texts: Texts, lang: LanguageCode, kind: BuyerKind, mail: BuyerMeetingWords): Mail {
  const { reason = '' } = mail;
  return renderMail(texts, lang, {
    to: mail.to,
    subject: texts.text(`mail.${kind}.subject`),
    lines: [
      texts.text(`mail.${kind}.about`, toNames(mail)),
      formatTime(texts, lang, mail),
      ...(reason === '' ? [] : [texts.text('mail.meetingRejected.reason')]),
    ],
    ...(reason !== '' && { quote: reason }),
    after: [texts.text(kind === 'meetingWithdrawn' ? 'mail.meetingRejected.next' : `mail.${kind}.next`)],
    action: { words: texts.text('mail.meetingSent.button'), link: mail.link },
    notes: [texts.text('mail.meeting.venueTime')],
  });
}

const toNames = ({ supplierName, exhibitionName }: MeetingWords) => ({
  supplier: wrapInBidiIsolate(cleanDisplayName(supplierName)),
  show: wrapInBidiIsolate(cleanDisplayName(exhibitionName)),
});

const formatTime = (texts: Texts, lang: LanguageCode, { date, slot, hall, standNo }: MeetingWords): string =>
  texts.text('mail.meeting.when', {
    day: getFormat(lang).dateRange({ from: date, to: date }),
    time: `\u2066${slot}–${getSlotEnd(slot)}\u2069`,
    stand: `\u2066H${hall} ${standNo}\u2069`,
  });

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'meeting.buyer': true;
    readonly 'meeting.supplier': true;
  }
}
