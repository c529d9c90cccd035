import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/render-mail.ts';

export interface RfqMail {
  readonly to: string;
  /** The page on which the buyer reads the request. */
  readonly link: string;
  /** The number of notified exhibitors. */
  readonly notified: number;
  /** Whether exhibitors get it later, so that the organiser's team has not received it. */
  readonly isHeld: boolean;
}

/**
 * The email that tells a buyer that their request for quotation has arrived. It contains nothing that a person typed.
 * THR-46
 */
export function rfqMail(texts: Texts, lang: LanguageCode, { to, link, notified, isHeld }: RfqMail): Mail {
  return renderMail(texts, lang, {
    to,
    subject: texts.text('mail.rfq.subject'),
    lines: [texts.text('mail.rfq.about')],
    action: { words: texts.text('mail.rfq.button'), link },
    notes: [
      ...(notified > 0 ? [texts.counted('mail.rfq.told', notified)] : []),
      ...(notified === 0 && !isHeld ? [texts.text('mail.rfq.team')] : []),
      texts.text('mail.rfq.notYou'),
    ],
  });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly rfq: true;
  }
}
