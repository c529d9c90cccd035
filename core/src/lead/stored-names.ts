import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Name of the scanned badges that the gateway does not have yet. REL-19 */
export const pendingLeadsName = defineNameUntilLogout('supplier_waiting_leads');

/**
 * Name of the badges that the gateway rejected for good, with their notes, until somebody has read and removed them.
 * REL-19
 */
export const rejectedLeadsName = defineNameUntilLogout('supplier_rejected_leads');
