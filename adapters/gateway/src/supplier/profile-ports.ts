import type { Profile } from '@fairhall/core/contract/supplier/profile-calls';
import type { ProfileFieldIn } from '@fairhall/core/contract/supplier/profile-fields';
import type { Queries, Transaction } from '../db/database.ts';

type ProfileContent = Pick<Profile, 'texts' | ProfileFieldIn<'facts'>>;
type CatalogueEntry = ProfileContent & Pick<Profile, 'countryCode' | 'light' | 'proofs' | 'languages'>;

/** The functions of the catalogue and of enquiries that profile calls need. */
export interface ProfilePorts {
  /** Undefined if the catalogue has no supplier with that id. */
  findCatalogueEntry(queries: Queries, supplierId: string): Promise<CatalogueEntry | undefined>;
  /** Whether staff have taken the supplier down; nobody can change what buyers would see. */
  isSupplierTakenDown(queries: Queries, supplierId: string): Promise<boolean>;
  /** Writes the content with everything that pages and searches derive from it. */
  writeProfileContent(
    transaction: Transaction,
    supplierId: string,
    before: CatalogueEntry,
    after: ProfileContent,
  ): Promise<void>;
  /** Recalculates the supplier's response statistics after its hours have changed. */
  updateResponseStats(transaction: Transaction, supplierId: string, now: number): Promise<void>;
}
