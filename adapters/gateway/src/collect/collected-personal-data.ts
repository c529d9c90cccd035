import type { PersonalData } from '../personal-data.ts';

/** The items that a buyer collected at exhibitions. */
export const collectPersonalData: PersonalData = {
  tables: ['collected'],
  lists: {
    async *collected({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('collected')
        .select(['exhibition_id as exhibitionId', 'type', 'target_id as targetId', 'since']);
      yield* await rows.where('account_id', '=', accountId).orderBy('since').execute();
    },
  },
  async erase({ kysely }, { accountId }) {
    await kysely.deleteFrom('collected').where('account_id', '=', accountId).execute();
    return undefined;
  },
};
