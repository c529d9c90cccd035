import { sql } from 'kysely';
import type { Owner, PersonalData } from '../personal-data.ts';

/** Whether a row belongs to the account: it has the account's email address, and that address is confirmed. */
const isOfOwner = ({ email, isVerified }: Owner) => sql<boolean>`${isVerified} and lower(email) = lower(${email})`;

/** A buyer's stand requests. */
export const standPersonalData: PersonalData = {
  tables: ['stand_request'],
  lists: {
    async *standRequests({ kysely }, owner) {
      const rows = kysely
        .selectFrom('stand_request')
        .select(['exhibition_id', 'company', 'contact_name', 'email', 'mobile', 'country_id', 'area', 'product'])
        .select(['remark', 'created'])
        .where(isOfOwner(owner));
      yield* await rows.orderBy('created').execute();
    },
  },
  async erase({ kysely }, owner) {
    await kysely.deleteFrom('stand_request').where(isOfOwner(owner)).execute();
    return undefined;
  },
};
