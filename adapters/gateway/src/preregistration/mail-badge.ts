import { toBadgeContent } from '@fairhall/core/badge/to-badge-content';
import { CACHE_MS } from '@fairhall/core/contract/cache-lives';
import { isLanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { hasRecentMail, type QueueMailOptions, type QueueResult, queueMail } from '../mail/outbox.ts';
import { badgeMail } from './badge-mail.ts';
import type { RegistrationRow } from './find-registration.ts';
import { toBadgeRegistration } from './list-registrations.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { registrationLink } from './registration-link.ts';

interface BadgeToMail {
  readonly row: RegistrationRow;
  readonly exhibition: RegisteredExhibition;
  readonly causedBy: QueueMailOptions['causedBy'];
}

const DAY = 86_400_000;

/** A second request within this time is ignored, in milliseconds.  */
export const RESEND_WINDOW = CACHE_MS.resendBadge;

/**
 * Emails the badge number to the registered address, with the badge's picture and links that prefill the form
 * and that withdraw the registration.
 * Returns 'duplicate' if such an email was queued a moment ago or the requests for this address are used up for today;
 * 'postponed' if the one queued a moment ago was postponed. THR-10 THR-46
 */
export async function mailBadge(
  ports: PreregistrationPorts,
  context: CallContext,
  { row, exhibition, causedBy }: BadgeToMail,
): Promise<QueueResult> {
  const { database, now, requestId } = context;
  const due = await database.kysely
    .updateTable('preregistration')
    .set({ mailed_at: now })
    .where('registration_id', '=', row.registration_id)
    // A time in the future was stored while the clock was ahead.
    .where((row) => row.or([row('mailed_at', '<=', now - RESEND_WINDOW), row('mailed_at', '>', now + RESEND_WINDOW)]))
    .returning('registration_id')
    .executeTakeFirst();
  const events = `preregistration.${row.registration_id}.`;
  if (due === undefined) {
    return (await hasRecentMail(database, events, { time: RESEND_WINDOW, now })) ? 'duplicate' : 'postponed';
  }
  const lang = isLanguageCode(row.lang) ? row.lang : context.lang;
  const texts = ports.texts.of(lang, exhibition.websiteId);
  const badge = await ports.badgeOf(context, toBadgeRegistration(row), exhibition);
  const pretoken = createRandomToken();
  const link = registrationLink(ports, context.settings, exhibition, pretoken);
  const withdrawLink = registrationLink(ports, context.settings, exhibition, pretoken, 'withdraw');
  const picture = { face: toBadgeContent(badge, lang, texts), text: badge.text };
  const links = { link, withdrawLink };
  const mail = badgeMail(texts, lang, { to: row.email, badgeNo: row.badge_no, exhibition, badge: picture, ...links });
  const { registration_id, exhibition_id } = row;
  const event = { dedupeKey: `${events}${now}`, kind: 'badge', requestId, now } as const;
  const result = await queueMail(
    database,
    mail,
    causedBy === 'requested'
      ? { ...event, causedBy, hasEarlierMail: await hasRecentMail(database, events, { time: DAY, now }) }
      : { ...event, causedBy },
  );
  switch (result) {
    case 'duplicate':
      break;
    case 'queued':
    case 'postponed':
      await database.kysely
        .insertInto('pretoken')
        .values({ token_hash: hashSha256(pretoken), registration_id, exhibition_id, created: now })
        .execute();
  }
  return result;
}
