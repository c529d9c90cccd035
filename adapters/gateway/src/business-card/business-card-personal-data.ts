import { sql } from 'kysely';
import type { PersonalData } from '../personal-data.ts';
import { endSharing } from './share-card.ts';

/** The business cards that a buyer collects, their own card, and the id under which that is shared. */
export const businessCardPersonalData: PersonalData = {
  tables: ['business_card', 'shared_card'],
  lists: {
    async *businessCards({ kysely }, { accountId }) {
      const rows = kysely.selectFrom('business_card').selectAll().where('account_id', '=', accountId);
      for (const { account_id, ...card } of await rows.orderBy('created').execute()) yield card;
    },
    async *sharedCard({ kysely }, { accountId }) {
      const row = kysely.selectFrom('shared_card').select(['cdp_id', 'created']);
      yield* await row.where('account_id', '=', accountId).execute();
    },
  },
  async erase(transaction, { accountId }) {
    const { kysely } = transaction;
    await endSharing(transaction, accountId);
    const rows = kysely.deleteFrom('business_card').where('account_id', '=', accountId).returning('card_id');
    // The clean-up deletes files that no row refers to any more.
    for (const { card_id } of await rows.execute())
      await sql`update file set adopted_by = null, adopted_at = null where adopted_by = ${card_id}`.execute(kysely);
    return undefined;
  },
};
