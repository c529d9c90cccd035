import type { PersonalData } from '../personal-data.ts';

/** The products, suppliers and exhibitions that a buyer follows. */
export const followPersonalData: PersonalData = {
  tables: ['follow'],
  async count({ kysely }, { accountId }) {
    const counted = kysely.selectFrom('follow').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow();
    return { follows: Number(total) };
  },
  lists: {
    async *follows({ kysely }, { accountId }) {
      const rows = kysely.selectFrom('follow').select(['type', 'target_id as targetId', 'since']);
      yield* await rows.where('account_id', '=', accountId).orderBy('since').execute();
    },
  },
  async erase({ kysely }, { accountId }) {
    await kysely.deleteFrom('follow').where('account_id', '=', accountId).execute();
    return undefined;
  },
};
