import { dropWaiting } from '../mail/outbox.ts';
import type { PersonalData } from '../personal-data.ts';

/** A buyer's requests for quotation. */
export const rfqPersonalData: PersonalData = {
  tables: ['rfq', 'rfq_transition'],
  async count({ kysely }, { accountId }) {
    const counted = kysely.selectFrom('rfq').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow();
    return { requests: Number(total) };
  },
  lists: {
    async *requests({ kysely }, { accountId }) {
      const rows = kysely.selectFrom('rfq').selectAll().where('account_id', '=', accountId).orderBy('created');
      for (const { account_id, task_id, site_id, ...request } of await rows.execute()) yield request;
    },
    async *requestChanges({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('rfq_transition')
        .innerJoin('rfq', 'rfq.rfq_id', 'rfq_transition.rfq_id')
        .selectAll('rfq_transition')
        .where('rfq.account_id', '=', accountId)
        .where('rfq_transition.side', '=', 'buyer')
        .orderBy('rfq_transition.created');
      for (const { actor_id, ...change } of await rows.execute()) yield change;
    },
  },
  async erase(transaction, { accountId }) {
    const { kysely } = transaction;
    const requests = kysely.selectFrom('rfq').select('rfq_id').where('account_id', '=', accountId);
    for (const { rfq_id } of await requests.execute()) await dropWaiting(transaction, `rfq.${rfq_id}.`);
    await kysely.deleteFrom('rfq').where('account_id', '=', accountId).execute();
    return undefined;
  },
};
