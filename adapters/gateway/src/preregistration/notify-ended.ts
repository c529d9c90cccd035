import { isLanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import { queueMail } from '../mail/outbox.ts';
import type { RegistrationRow } from './find-registration.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { type RegistrationEnd, registrationEndedMail } from './registration-ended-mail.ts';
import { exhibitionPageUrl } from './registration-link.ts';
import { exhibitionIn } from './resend-badges.ts';

interface EndToNotify {
  readonly row: RegistrationRow;
  readonly exhibition: RegisteredExhibition;
  readonly end: RegistrationEnd;
}

/** Emails the registered address that its badge number is no longer valid, and why; in the language of the registration. */
export async function notifyEnded(
  ports: PreregistrationPorts,
  context: CallContext,
  { row, exhibition, end }: EndToNotify,
): Promise<boolean> {
  const { database, now, requestId, settings } = context;
  const localized = await exhibitionIn(ports, context, exhibition)(row);
  const lang = isLanguageCode(row.lang) ? row.lang : context.lang;
  const mail = registrationEndedMail(ports.texts.of(lang, exhibition.websiteId), lang, end, {
    to: row.email,
    badgeNo: row.badge_no,
    exhibition: localized.name,
    link: exhibitionPageUrl(ports, settings, localized),
  });
  const queued = await queueMail(database, mail, {
    dedupeKey: `registration.${end}.${row.registration_id}.${now}`,
    kind: `registration.${end}`,
    requestId,
    now,
    causedBy: 'recipient',
  });
  return queued === 'queued';
}
