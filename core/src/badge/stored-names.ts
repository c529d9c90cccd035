import { defineNameUntilLogout, defineOfflineAnswerName } from '../ports/stored-name.ts';

/** Cards of badges that were scanned and have not arrived at the gateway yet. REL-19 */
export const pendingScansName = defineNameUntilLogout('waiting_scans');

/** The buyer's badges as they were last seen, to be shown where there is no network. REL-19 */
export const badgeCacheName = defineOfflineAnswerName('kept_badges');
