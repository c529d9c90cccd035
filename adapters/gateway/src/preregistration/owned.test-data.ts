import type { PersonalDataInserts } from '../../../../tests/support/personal-data-inserts.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

/** A registration of a buyer that staff cancelled. */
export const endedRegistrationRows: PersonalDataInserts = {
  endedRegistrations: async ({ kysely }, { accountId, email }, mark) => {
    const registrationId = await insertRegistration(
      { kysely },
      { accountId, email, mark: `${mark}-ended`, exhibitionId: '1002' },
    );
    const row = await kysely
      .deleteFrom('preregistration')
      .where('registration_id', '=', registrationId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('ended_registration')
      .values({
        ended_id: registrationId,
        registration_id: registrationId,
        exhibition_id: row.exhibition_id,
        badge_no: row.badge_no,
        email,
        account_id: accountId,
        merged_into: null,
        was_merged: false,
        content: JSON.stringify({ row, scans: [], draws: [], reissued: [], changed: {} }),
        ended_at: Date.now(),
      })
      .execute();
  },
};
