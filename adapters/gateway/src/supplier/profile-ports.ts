import type { Profile } from '@fairhall/core/contract/supplier/profile-calls';
import type { ProfileFieldIn } from '@fairhall/core/contract/supplier/profile-fields';
import type { Queries, Transaction } from '../db/database.ts';

type ProfileContent = Pick<Profile, 'texts' | ProfileFieldIn<'facts'>>;
type CatalogueEntry = ProfileContent & Pick<Profile, 'countryCode' | 'light' | 'proofs' | 'languages'>;

/** What the calls about a supplier's profile need of the catalogue and of enquiries. */
export interface ProfilePorts {
  /** Undefined where the catalogue has none of that id. */
  findCatalogueEntry(queries: Queries, supplierId: string): Promise<CatalogueEntry | undefined>;
  /** Writes them with all that pages and searches are made of. */
  writeProfileContent(
    transaction: Transaction,
    supplierId: string,
    before: CatalogueEntry,
    after: ProfileContent,
  ): Promise<void>;
  /** Reckons anew how it answers, after its hours have changed. */
  updateResponseStats(transaction: Transaction, supplierId: string, now: number): Promise<void>;
}
