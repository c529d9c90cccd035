import { dropWaiting } from '../mail/outbox.ts';
import type { PersonalData } from '../personal-data.ts';
import { getMailPrefix } from './notify-meeting.ts';

/** A buyer's meetings at stands: they are deleted with the account and disappear from the exhibitor's list. */
export const meetingPersonalData: PersonalData = {
  tables: ['meeting_booking'],
  lists: {
    async *meetings({ kysely }, { accountId }) {
      const rows = kysely
        .selectFrom('meeting_booking')
        .select(['exhibition_id as exhibitionId', 'supplier_id as supplierId', 'stand_no as standNo', 'date', 'slot'])
        .select([
          'status',
          'remark',
          'reason',
          'contact_name as contactName',
          'company_name as companyName',
          'created',
        ]);
      yield* await rows.where('account_id', '=', accountId).orderBy('created').execute();
    },
  },
  async erase(transaction, { accountId }) {
    const deleted = transaction.kysely.deleteFrom('meeting_booking').where('account_id', '=', accountId);
    for (const { booking_id } of await deleted.returning('booking_id').execute())
      await dropWaiting(transaction, getMailPrefix(booking_id));
    return undefined;
  },
};
