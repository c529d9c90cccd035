import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { preregistration } from '@fairhall/core/contract/preregistration/calls';
import { err, ok } from '@fairhall/core/result';
import { isLanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { dropWaiting, queueMail } from '../mail/outbox.ts';
import { recordRevocation } from '../revocations.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { cancelBookings } from './cancel-bookings.ts';
import { endLinks, releaseFiles } from './end-registration.ts';
import type { RegistrationRow } from './find-registration.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { exhibitionPageUrl, registrationLink } from './registration-link.ts';
import { withdrawMail, withdrawNews } from './withdraw-mail.ts';

type Withdrawal = OutputOf<typeof preregistration.showWithdrawal>;

/** The registration of an email's link and its status. Reading does not count as a use of the link. THR-04 THR-10 */
export async function showWithdrawal(
  ports: PreregistrationPorts,
  context: CallContext,
  pretoken: string,
): Promise<Withdrawal> {
  const row = await findByLink(context, pretoken);
  if (row === undefined) return { state: (await isWithdrawn(context, pretoken)) ? 'withdrawn' : 'unknown' };
  const exhibition = await ports.exhibitionToRegister(context, row.exhibition_id);
  if (exhibition === undefined) return { state: 'unknown' };
  return {
    state: exhibition.isOpen ? 'open' : 'over',
    registration: {
      exhibitionId: row.exhibition_id,
      badgeNo: row.badge_no,
      contactName: row.contact_name,
      email: row.email,
    },
  };
}

/**
 * Withdraws the registration of an email's link, in the open transaction: its data is deleted, its badge revoked, open
 * meetings and samples are cancelled, and the person and the organiser's team get an email. Of concurrent calls one withdraws, and
 * the others get the same answer. D-31 D-33 REL-04 REL-07
 */
export async function withdrawRegistration(
  ports: PreregistrationPorts,
  context: CallContext,
  pretoken: string,
): Promise<Answer<{ readonly state: 'withdrawn' }>> {
  const row = await findByLink(context, pretoken, true);
  if (row === undefined) return (await isWithdrawn(context, pretoken)) ? ok({ state: 'withdrawn' }) : err(NOT_FOUND);
  const lang = isLanguageCode(row.lang) ? row.lang : context.lang;
  const exhibition = await ports.exhibitionToRegister({ ...context, lang }, row.exhibition_id);
  if (exhibition === undefined) return err(NOT_FOUND);
  if (!exhibition.isOpen) return err({ code: '409', message: 'preregistration.withdraw.over' });
  await eraseRegistration(ports, context, row);
  await cancelBookings(ports, context, row);
  await notifyPerson(ports, { ...context, lang }, row, exhibition);
  await notifyTeam(ports, context, row);
  return ok({ state: 'withdrawn' });
}

async function findByLink(
  { database: { kysely } }: CallContext,
  pretoken: string,
  isLocked = false,
): Promise<RegistrationRow | undefined> {
  const link = await kysely
    .selectFrom('pretoken')
    .select('registration_id')
    .where('token_hash', '=', hashSha256(pretoken))
    .executeTakeFirst();
  if (link?.registration_id == null) return undefined;
  const rows = kysely.selectFrom('preregistration').selectAll().where('registration_id', '=', link.registration_id);
  return (isLocked ? rows.forUpdate() : rows).executeTakeFirst();
}

async function isWithdrawn({ database: { kysely } }: CallContext, pretoken: string): Promise<boolean> {
  const rows = kysely.selectFrom('withdrawn_registration').select('token_hash');
  return (await rows.where('token_hash', '=', hashSha256(pretoken)).executeTakeFirst()) !== undefined;
}

/**
 * Deletes the registration with its links, its scans and those that staff merged into it. What stays of a link is its
 * hash, to say that it was withdrawn.
 */
async function eraseRegistration(
  ports: PreregistrationPorts,
  { database, now }: CallContext,
  row: RegistrationRow,
): Promise<void> {
  const { registration_id: registrationId, exhibition_id: exhibitionId, badge_no: badgeNo } = row;
  const { kysely } = database;
  await endLinks({ database, now }, row);
  const merged = await kysely
    .deleteFrom('ended_registration')
    .where('merged_into', '=', registrationId)
    .returning('registration_id')
    .execute();
  await kysely.deleteFrom('preregistration').where('registration_id', '=', registrationId).execute();
  await ports.revokeBadge(database, { exhibitionId, badgeNo }, now);
  await recordRevocation(database, { kind: 'registration', subject: registrationId });
  await dropWaiting(database, `preregistration.${registrationId}.`);
  await releaseFiles(database, [registrationId, ...merged.map(({ registration_id }) => registration_id)]);
}

async function notifyPerson(
  ports: PreregistrationPorts,
  { database, now, requestId, settings, lang }: CallContext,
  { registration_id, email, badge_no }: RegistrationRow,
  exhibition: RegisteredExhibition,
): Promise<void> {
  const link = registrationLink(ports, settings, exhibition);
  const words = { to: email, badgeNo: badge_no, exhibitionName: exhibition.name, link };
  await queueMail(database, withdrawMail(ports.texts.of(lang, exhibition.websiteId), lang, words), {
    dedupeKey: `withdrawal.${registration_id}.person`,
    kind: 'registration.withdrawn',
    requestId,
    now,
    causedBy: 'recipient',
  });
}

/** In the language of the exhibition's site, to the address that the site has for such events. */
async function notifyTeam(
  ports: PreregistrationPorts,
  context: CallContext,
  { registration_id, exhibition_id, badge_no, contact_name, company_name }: RegistrationRow,
): Promise<void> {
  const here = await ports.exhibitionToRegister(context, exhibition_id);
  if (here === undefined) return;
  await ports.notifyTeam(context, {
    siteId: here.websiteId,
    dedupeKey: `withdrawal.${registration_id}.team`,
    kind: 'registration.withdrawn.team',
    async write(texts, lang) {
      const exhibition = (await ports.exhibitionToRegister({ ...context, lang }, exhibition_id)) ?? here;
      return withdrawNews(texts, {
        badgeNo: badge_no,
        contactName: contact_name,
        companyName: company_name,
        exhibitionName: exhibition.name,
        link: exhibitionPageUrl(ports, context.settings, exhibition),
      });
    },
  });
}
