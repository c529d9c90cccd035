import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { Owner, PersonalData } from '../personal-data.ts';
import { releaseFiles } from './end-registration.ts';
import { isOfBuyer, type RegistrationRow } from './find-registration.ts';
import { buildClaims } from './registration-proof.ts';

const isOfOwner = (owner: Owner) => isOfBuyer({ ...owner, contactId: '', token: '', tokenHash: '' });

/**
 * Registrations that another person has proved to be theirs: a colleague whom the buyer registered, and who opened the
 * link of the email or has an account with that address. The registration, the scans of the badge and the sharing
 * decisions belong to that colleague.
 */
const isOfAnother = ({ accountId, email }: Owner) =>
  sql<boolean>`(lower(preregistration.email) <> ${normalizeEmail(email)} and (
    exists (select from registration_proof as proof where proof.registration_id = preregistration.registration_id
      and proof.account_id is distinct from ${accountId})
    or exists (select from account as other where other.account_id <> ${accountId} and other.kind = 'buyer'
      and other.verified_at is not null and lower(other.email) = lower(preregistration.email))))`;

const isInvited = ({ email, isVerified }: Owner) =>
  sql<boolean>`(${isVerified}::boolean and lower(email) = ${normalizeEmail(email)})`;

/**
 * Ended registrations of a buyer: by account, by the confirmed address, or because a registration of the buyer continues
 * them.
 */
const isEndedOfOwner = (owner: Owner) =>
  sql<boolean>`(ended_registration.account_id = ${owner.accountId}
    or (${owner.isVerified}::boolean and lower(ended_registration.email) = ${normalizeEmail(owner.email)})
    or ended_registration.merged_into in (select registration_id from preregistration where ${isOfOwner(owner)}))`;

/** A registration without the columns that only the gateway uses. */
const toExported = ({
  account_id,
  visitor,
  device_hash,
  site_id,
  mailed_at,
  search_text,
  ...fields
}: RegistrationRow): object => fields;

/** The ids of the registrations for a buyer, without those that the buyer made for others. */
export async function listRegistrationIds({ kysely }: Queries, owner: Owner): Promise<readonly string[]> {
  const { isOwn } = buildClaims({ buyer: owner, visitor: null });
  const rows = kysely.selectFrom('preregistration').select('registration_id').where(isOfOwner(owner)).where(isOwn);
  return (await rows.execute()).map(({ registration_id }) => registration_id);
}

/** A buyer's registrations: made by their account, or with its address if that is confirmed. */
export const preregistrationPersonalData: PersonalData = {
  // The number of a reissued badge stays, since scanners must reject it; the link to its owner is deleted. Links of
  // withdrawn registrations are hashes that name nobody.
  tables: [
    'preregistration',
    'ended_registration',
    // They go with the registration.
    'registration_word',
    'registration_word_key',
    'pretoken',
    'registration_proof',
    'show_invitation',
    'badge_revoked',
    'withdrawn_registration',
  ],
  async count({ kysely }, owner) {
    const counted = kysely.selectFrom('preregistration').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where(isOfOwner(owner)).executeTakeFirstOrThrow();
    return { preregistrations: Number(total) };
  },
  lists: {
    async *preregistrations({ kysely }, owner) {
      const rows = kysely.selectFrom('preregistration').selectAll().where(isOfOwner(owner)).orderBy('created');
      for (const row of await rows.execute()) yield toExported(row);
    },
    async *endedRegistrations({ kysely }, owner) {
      const rows = kysely
        .selectFrom('ended_registration')
        .select(['ended_at', 'was_merged', 'content'])
        .where(isEndedOfOwner(owner));
      for (const { content, ...ended } of await rows.orderBy('ended_at').execute())
        yield { ...toExported(content.row), ...ended };
    },
    async *showInvitations({ kysely }, owner) {
      const rows = kysely.selectFrom('show_invitation').select(['exhibition_id', 'email', 'told', 'created']);
      for (const row of await rows.where(isInvited(owner)).orderBy('created').execute()) yield row;
    },
  },
  async erase(transaction, owner) {
    const { kysely } = transaction;
    await kysely
      .updateTable('preregistration')
      .set({ account_id: null, visitor: null })
      .where('account_id', '=', owner.accountId)
      .where(isOfAnother(owner))
      .execute();
    const ended = await kysely
      .deleteFrom('ended_registration')
      .where(isEndedOfOwner(owner))
      .returning('registration_id')
      .execute();
    const deleted = await kysely
      .deleteFrom('preregistration')
      .where(isOfOwner(owner))
      .returning('registration_id')
      .execute();
    await kysely.deleteFrom('show_invitation').where(isInvited(owner)).execute();
    for (const { registration_id } of deleted) await dropWaiting(transaction, `preregistration.${registration_id}.`);
    // The clean-up deletes files that no record uses any more.
    await releaseFiles(
      transaction,
      [...ended, ...deleted].map(({ registration_id }) => registration_id),
    );
    return undefined;
  },
};
