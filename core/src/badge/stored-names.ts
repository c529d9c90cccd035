import { defineNameUntilLogout, defineOfflineAnswerName } from '../ports/stored-name.ts';

/**
 * Cards of scanned badges that have not reached the gateway yet, and scans without a card until somebody has removed
 * them. REL-19
 */
export const pendingScansName = defineNameUntilLogout('waiting_scans');

/** The offline cache of the buyer's badges. REL-19 */
export const badgeCacheName = defineOfflineAnswerName('kept_badges');
