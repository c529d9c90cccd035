import { normalEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { OwnedPart, Owner } from '../owned-part.ts';
import { isOfBuyer } from './find-registration.ts';

const isOwned = (owner: Owner) => isOfBuyer({ ...owner, contactId: '', token: '', tokenHash: '' });

const isInvited = ({ email, isVerified }: Owner) =>
  sql<boolean>`(${isVerified}::boolean and lower(email) = ${normalEmail(email)})`;

/** The ids of what a buyer is registered for. */
export async function registrationIdsOf({ kysely }: Queries, owner: Owner): Promise<readonly string[]> {
  const rows = kysely.selectFrom('preregistration').select('registration_id').where(isOwned(owner));
  return (await rows.execute()).map(({ registration_id }) => registration_id);
}

/** For which exhibitions a buyer is registered: from her account, or under its address where that is proven. */
export const ownedRegistrations: OwnedPart = {
  tables: ['preregistration', 'pretoken', 'show_invitation'],
  async count({ kysely }, owner) {
    const counted = kysely.selectFrom('preregistration').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where(isOwned(owner)).executeTakeFirstOrThrow();
    return { preregistrations: Number(total) };
  },
  lists: {
    async *preregistrations({ kysely }, owner) {
      const rows = kysely.selectFrom('preregistration').selectAll().where(isOwned(owner)).orderBy('created');
      for (const { account_id, visitor, device_hash, site_id, mailed_at, ...told } of await rows.execute()) yield told;
    },
    async *showInvitations({ kysely }, owner) {
      const rows = kysely.selectFrom('show_invitation').select(['exhibition_id', 'email', 'told', 'created']);
      for (const row of await rows.where(isInvited(owner)).orderBy('created').execute()) yield row;
    },
  },
  async erase(transaction, owner) {
    const { kysely } = transaction;
    const gone = await kysely
      .deleteFrom('preregistration')
      .where(isOwned(owner))
      .returning('registration_id')
      .execute();
    await kysely.deleteFrom('show_invitation').where(isInvited(owner)).execute();
    for (const { registration_id } of gone) {
      await dropWaiting(transaction, `preregistration.${registration_id}.`);
      // The clean-up deletes pictures that nothing holds any more.
      await sql`update file set adopted_by = null, adopted_at = null where adopted_by = ${registration_id}`.execute(
        kysely,
      );
    }
    return undefined;
  },
};
