import { sql } from 'kysely';
import type { Owner, PersonalData } from '../personal-data.ts';

/** Whether a row belongs to the account: it has the account's email address, and that address is confirmed. */
const isHers = ({ email, isVerified }: Owner) => sql<boolean>`${isVerified} and lower(email) = lower(${email})`;

/** The feedback that a buyer sent to the organiser. */
export const feedbackPersonalData: PersonalData = {
  tables: ['feedback'],
  lists: {
    async *feedback({ kysely }, owner) {
      const rows = kysely
        .selectFrom('feedback')
        .select(['about', 'supplier_id', 'kind', 'content', 'email', 'created'])
        .where(isHers(owner));
      yield* await rows.orderBy('created').execute();
    },
  },
  async erase({ kysely }, owner) {
    await kysely.deleteFrom('feedback').where(isHers(owner)).execute();
    return undefined;
  },
};
