import type { PersonalData } from '../personal-data.ts';

/** A buyer's cart. */
export const cartPersonalData: PersonalData = {
  tables: ['cart_product'],
  async count({ kysely }, { accountId }) {
    const counted = kysely.selectFrom('cart_product').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow();
    return { cartProducts: Number(total) };
  },
  lists: {
    async *cart({ kysely }, { accountId }) {
      const rows = kysely.selectFrom('cart_product').select(['product_id as productId', 'added']);
      yield* await rows.where('account_id', '=', accountId).orderBy('added').execute();
    },
  },
  async erase({ kysely }, { accountId }) {
    await kysely.deleteFrom('cart_product').where('account_id', '=', accountId).execute();
    return undefined;
  },
};
