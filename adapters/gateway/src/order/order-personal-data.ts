import { dropWaiting } from '../mail/outbox.ts';
import type { PersonalData } from '../personal-data.ts';

/** The prefix of the keys of all emails about an order. */
export const getMailPrefix = (orderNo: string): string => `order.${orderNo}.`;

/** A buyer's orders: they are deleted with the account and disappear from the supplier's list. */
export const orderPersonalData: PersonalData = {
  tables: ['goods_order'],
  async count({ kysely }, { accountId }) {
    const counted = kysely.selectFrom('goods_order').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow();
    return { orders: Number(total) };
  },
  lists: {
    async *orders({ kysely }, { accountId }) {
      const rows = kysely.selectFrom('goods_order').selectAll().where('account_id', '=', accountId).orderBy('created');
      for (const { account_id, task_id, site_id, state_by, ...order } of await rows.execute()) yield order;
    },
  },
  async erase(transaction, { accountId }) {
    const deleted = transaction.kysely.deleteFrom('goods_order').where('account_id', '=', accountId);
    for (const { order_no } of await deleted.returning('order_no').execute()) {
      await dropWaiting(transaction, getMailPrefix(order_no));
    }
    return undefined;
  },
};
