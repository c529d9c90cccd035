import { REGISTRATION_RESTORE_MS } from '@fairhall/core/contract/preregistration/limits';
import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Mail } from '../mail/mail.ts';
import { cleanDisplayName, wrapInBidiIsolate } from '../mail/markup.ts';
import { renderMail } from '../mail/render-mail.ts';

const RESTORE_DAYS = REGISTRATION_RESTORE_MS / 86_400_000;

/** How a registration ended: nothing continues it, or another registration of the same person does. */
export type RegistrationEnd = 'cancelled' | 'merged';

interface RegistrationEndedMail {
  readonly to: string;
  readonly badgeNo: string;
  /** The exhibition's name. */
  readonly exhibition: string;
  /** The exhibition's page. */
  readonly link: string;
}

/**
 * The email that a badge number is no longer valid. It does not name the other badge of a merge, whose owner has not
 * shown that this address is theirs. D-31 D-33
 */
export function registrationEndedMail(
  texts: Texts,
  lang: LanguageCode,
  end: RegistrationEnd,
  { to, badgeNo, exhibition, link }: RegistrationEndedMail,
): Mail {
  const values = {
    exhibition: wrapInBidiIsolate(cleanDisplayName(exhibition)),
    badgeNo: wrapInBidiIsolate(badgeNo),
  };
  return renderMail(texts, lang, {
    to,
    subject: texts.text(END_TEXTS[end].subject),
    lines: [texts.text(END_TEXTS[end].about, values), texts.text('mail.registrationEnded.badge', values)],
    action: { words: texts.text('mail.registrationEnded.button'), link },
    notes: [texts.text(END_TEXTS[end].notYou, { days: RESTORE_DAYS })],
  });
}

const END_TEXTS = {
  cancelled: {
    subject: 'mail.registrationCancelled.subject',
    about: 'mail.registrationCancelled.about',
    notYou: 'mail.registrationCancelled.notYou',
  },
  merged: {
    subject: 'mail.registrationMerged.subject',
    about: 'mail.registrationMerged.about',
    notYou: 'mail.registrationMerged.notYou',
  },
} as const;

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'registration.cancelled': true;
    readonly 'registration.merged': true;
  }
}
