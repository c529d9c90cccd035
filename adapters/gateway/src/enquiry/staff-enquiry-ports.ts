import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/** People of a supplier who could reply. */
export interface SupplierPeople {
  readonly people: { readonly name: string; readonly email: string }[];
  /** Contact address of the supplier; '' for none. */
  readonly contactEmail: string;
}

/** Ports of the staff calls about enquiries, besides their context. */
export interface StaffEnquiryPorts extends ThreadPorts {
  /** By supplier id; unknown suppliers are absent. */
  findSupplierPeople(queries: Queries, supplierIds: readonly string[]): Promise<ReadonlyMap<string, SupplierPeople>>;
  /** The id of a supplier that staff name by id or by the key of their import file. */
  findSupplierId(context: CallContext, named: string): Promise<string>;
  /** Whether staff have taken a supplier down. */
  isSupplierTakenDown(queries: Queries, supplierId: string): Promise<boolean>;
  /** Undefined if the catalogue has no such supplier. */
  findNamedSupplier(
    context: Pick<CallContext, 'database' | 'lang'>,
    supplierId: string,
  ): Promise<{ readonly name: string } | undefined>;
}
