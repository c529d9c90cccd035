import type { PersonalDataInserts } from '../../../../tests/support/personal-data-inserts.ts';

/** An item that a buyer collected. */
export const collectedRows: PersonalDataInserts = {
  collected: ({ kysely }, { accountId }, mark) =>
    kysely
      .insertInto('collected')
      .values({
        account_id: accountId,
        exhibition_id: '1001',
        type: 'goodsSpu',
        target_id: `${mark}-collected`,
        since: Date.now(),
      })
      .execute(),
};
