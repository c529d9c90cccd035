import type { AccountTables } from './tables-account.ts';
import type { CatalogueTables } from './tables-catalogue.ts';
import type { RfqTables } from './tables-rfq.ts';
import type { SystemTables } from './tables-system.ts';

/** Every table; each feature writes its own interface. */
export interface Tables extends SystemTables, AccountTables, CatalogueTables, RfqTables {}
