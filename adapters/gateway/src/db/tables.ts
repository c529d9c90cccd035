import type { AccountTables } from '../account/account.tables.ts';
import type { CartTables } from '../cart/cart.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { EnquiryTables } from '../enquiry/enquiry.tables.ts';
import type { RfqTables } from '../rfq/rfq.tables.ts';
import type { UploadTables } from '../upload/upload.tables.ts';
import type { SystemTables } from './tables-system.ts';

/** Every table; each feature writes its own interface. */
export interface Tables
  extends SystemTables,
    AccountTables,
    CartTables,
    CatalogueTables,
    EnquiryTables,
    RfqTables,
    UploadTables {}
