import type { StoredName } from '../ports/storage.ts';
import { definePermanentName } from '../ports/stored-name.ts';

/** Lifetime of a supplier's login, in milliseconds: 30 days. */
const TOKEN_TTL = 2_592_000_000;

/**
 * Name of a supplier's token. It is stored beside a buyer's, and a buyer's logout does not remove it. 
 */
export const supplierTokenName: StoredName = { ...definePermanentName('supplier_token'), lifeMs: TOKEN_TTL };

/** Name of the data of a supplier's person that are shown before the gateway has answered. */
export const supplierInfoName: StoredName = { ...definePermanentName('supplier_info'), lifeMs: TOKEN_TTL };
