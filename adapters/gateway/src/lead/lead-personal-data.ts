import type { Queries } from '../db/database.ts';
import type { Owner, PersonalData } from '../personal-data.ts';

/** The ids of what somebody registered. */
type RegistrationsOf = (queries: Queries, owner: Owner) => Promise<readonly string[]>;

/**
 * Which suppliers scanned a visitor's badges, and what the visitor withdrew. The suppliers keep what they wrote themselves, and the
 * time; the scan goes with the registration, so that nothing of the visitor is left. What they wrote is theirs and not in the
 * visitor's archive. D-65 THR-33
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
