import { keptUntilLogout } from '../ports/stored-name.ts';

/** Cards of badges that were scanned and have not arrived at the gateway yet. REL-19 */
export const waitingScansName = keptUntilLogout('waiting_scans');
