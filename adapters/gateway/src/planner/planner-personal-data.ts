import type { PersonalData } from '../personal-data.ts';

/** The buyer's plans for exhibitions. */
export const plannerPersonalData: PersonalData = {
  tables: ['planner_item', 'plan_revision'],
  lists: {
    async *planner({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('planner_item')
        .select(['exhibition_id as exhibitionId', 'supplier_id as supplierId', 'goods_id as goodsId'])
        .select(['remark', 'day', 'time', 'created']);
      yield* await rows.where('account_id', '=', accountId).orderBy('created').execute();
    },
  },
  async erase({ kysely }, { accountId }) {
    for (const table of ['planner_item', 'plan_revision'] as const)
      await kysely.deleteFrom(table).where('account_id', '=', accountId).execute();
    return undefined;
  },
};
