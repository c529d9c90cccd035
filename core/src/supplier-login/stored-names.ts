import { SESSION_LIFETIME_MS } from '../contract/session-lifetime.ts';
import type { StoredName } from '../ports/storage.ts';
import { definePermanentName } from '../ports/stored-name.ts';

/**
 * Name of a supplier's token. It is stored beside a buyer's, and a buyer's logout does not remove it. 
 */
export const supplierTokenName: StoredName = { ...definePermanentName('supplier_token'), lifeMs: SESSION_LIFETIME_MS };

/** Name of the data of a supplier's person that are shown before the gateway has answered. */
export const supplierInfoName: StoredName = { ...definePermanentName('supplier_info'), lifeMs: SESSION_LIFETIME_MS };
