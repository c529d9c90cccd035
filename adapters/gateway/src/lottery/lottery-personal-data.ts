import { sql } from 'kysely';
import type { PersonalData } from '../personal-data.ts';

const isOfAccount = (accountId: string) => sql<boolean>`(account_id = ${accountId} or confirmed_by = ${accountId})`;

/**
 * A buyer's draws at exhibitions and the delivery details of their prizes. The draw itself stays, without the account.
 */
export const lotteryPersonalData: PersonalData = {
  tables: ['lottery_draw'],
  lists: {
    async *draws({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('lottery_draw')
        .select(['exhibition_id as exhibitionId', 'badge_no as badgeNo', 'prize_id as prizeId'])
        .select(['prize_names as prizeNames', 'status', 'contact_name as contactName', 'mobile', 'address'])
        .select(['drawn_at as drawTime', 'confirmed_at as confirmTime']);
      yield* await rows.where(isOfAccount(accountId)).orderBy('drawn_at').execute();
    },
  },
  async erase({ kysely }, { accountId }) {
    await kysely
      .updateTable('lottery_draw')
      .set({
        account_id: null,
        confirmed_by: null,
        registration_id: null,
        badge_no: '',
        contact_name: '',
        mobile: '',
        address: '',
      })
      .where(isOfAccount(accountId))
      .execute();
    return undefined;
  },
};
