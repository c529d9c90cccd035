import { keptUntilLogout } from '../ports/stored-name.ts';

/** Badges that a supplier's person scanned and that have not arrived at the gateway yet. REL-19 */
export const waitingLeadsName = keptUntilLogout('supplier_waiting_leads');

/** Those that the gateway will never take, with what was written on them, until somebody has read and removed them. REL-19 */
export const rejectedLeadsName = keptUntilLogout('supplier_rejected_leads');
