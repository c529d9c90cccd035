import { defineNameUntilLogout } from '../ports/stored-name.ts';

/** Badges that a supplier's person scanned and that have not arrived at the gateway yet. REL-19 */
export const pendingLeadsName = defineNameUntilLogout('supplier_waiting_leads');

/** Those that the gateway will never take, with what was written on them, until somebody has read and removed them. REL-19 */
export const rejectedLeadsName = defineNameUntilLogout('supplier_rejected_leads');
