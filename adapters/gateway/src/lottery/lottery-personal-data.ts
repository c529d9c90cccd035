import { sql } from 'kysely';
import type { PersonalData } from '../personal-data.ts';

const isOfAccount = (accountId: string) => sql<boolean>`(account_id = ${accountId} or confirmed_by = ${accountId})`;

/** What a buyer drew at exhibitions and where her prizes go. That something was drawn stays, without who drew it. */
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
