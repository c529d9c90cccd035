import type { SampleStatus } from '@fairhall/core/contract/sample/limits';
import type { Generated } from 'kysely';

/** Samples that buyers pick up at exhibitors' stands. Times are epoch milliseconds. */
export interface SampleTables {
  readonly sample_booking: {
    sample_id: string;
    account_id: string;
    exhibition_id: string;
    supplier_id: string;
    product_id: string;
    /** Pieces. */
    quantity: number;
    /** The buyer's contact details from their registration for the exhibition. */
    contact_name: string;
    company_name: string;
    country_id: string;
    created: number;
    status: Generated<SampleStatus>;
  };
}
