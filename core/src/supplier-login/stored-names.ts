import type { StoredName } from '../ports/storage.ts';
import { definePermanentName } from '../ports/stored-name.ts';

/** How long a supplier's login is kept, in milliseconds: 30 days. */
const TOKEN_TTL = 2_592_000_000;

/** A supplier's login lies beside a buyer's, and a buyer's logout leaves it.  */
export const supplierTokenName: StoredName = { ...definePermanentName('supplier_token'), lifeMs: TOKEN_TTL };

/** What is shown of a supplier's person before the gateway has answered. */
export const supplierInfoName: StoredName = { ...definePermanentName('supplier_info'), lifeMs: TOKEN_TTL };
