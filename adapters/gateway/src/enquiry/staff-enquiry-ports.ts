import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/** Who could answer for a supplier. */
export interface SupplierPeople {
  readonly people: { readonly name: string; readonly email: string }[];
  /** The address it is reached at; '' for none. */
  readonly contactEmail: string;
}

/** What the calls of staff about enquiries need besides their context. */
export interface StaffEnquiryPorts extends ThreadPorts {
  /** By the suppliers' ids; one of whom nothing is known is absent. */
  findSupplierPeople(queries: Queries, supplierIds: readonly string[]): Promise<ReadonlyMap<string, SupplierPeople>>;
  /** Undefined where the catalogue has none of that id. */
  findNamedSupplier(
    context: Pick<CallContext, 'database' | 'lang'>,
    supplierId: string,
  ): Promise<{ readonly name: string } | undefined>;
}
