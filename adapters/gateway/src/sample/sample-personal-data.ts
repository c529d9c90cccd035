import { dropWaiting } from '../mail/outbox.ts';
import type { PersonalData } from '../personal-data.ts';
import { getMailPrefix } from './notify-supplier.ts';

/** A buyer's samples: they are deleted with the account and disappear from the exhibitor's list. */
export const samplePersonalData: PersonalData = {
  tables: ['sample_booking'],
  lists: {
    async *samples({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('sample_booking')
        .select(['exhibition_id as exhibitionId', 'supplier_id as supplierId', 'product_id as goodsId', 'quantity'])
        .select(['contact_name as contactName', 'company_name as companyName', 'status', 'created']);
      yield* await rows.where('account_id', '=', accountId).orderBy('created').execute();
    },
  },
  async erase(transaction, { accountId }) {
    const deleted = transaction.kysely.deleteFrom('sample_booking').where('account_id', '=', accountId);
    for (const { sample_id } of await deleted.returning('sample_id').execute())
      await dropWaiting(transaction, getMailPrefix(sample_id));
    return undefined;
  },
};
