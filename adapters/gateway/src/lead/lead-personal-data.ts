import type { Queries } from '../db/database.ts';
import type { Owner, PersonalData } from '../personal-data.ts';

/** Returns the ids of the registrations of an account. */
type RegistrationsOf = (queries: Queries, owner: Owner) => Promise<readonly string[]>;

/**
 * The suppliers that scanned a visitor's badges, and the visitor's withdrawals. Suppliers keep their own notes and the
 * time of the scan; the scan is erased with the registration, so that no data of the visitor is left. The suppliers'
 * notes are not in the visitor's archive. D-65 THR-33
 */
export const createLeadPersonalData = (registrationsOf: RegistrationsOf): PersonalData => ({
  tables: ['lead', 'badge_scan'],
  lists: {
    async *badgeScans(queries, owner) {
      const ids = await registrationsOf(queries, owner);
      if (ids.length === 0) return;
      const rows = queries.kysely
        .selectFrom('badge_scan')
        .select(['exhibition_id as exhibitionId', 'supplier_id as supplierId'])
        .select(['scanned_at as scannedAt', 'withdrawn_at as takenBackAt'])
        .where('registration_id', 'in', ids);
      yield* await rows.orderBy('scanned_at').execute();
    },
  },
});
