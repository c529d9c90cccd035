import type { Profile } from '@fairhall/core/contract/supplier/profile-calls';
import type { ProfileFieldIn } from '@fairhall/core/contract/supplier/profile-fields';
import type { Queries, Transaction } from '../db/database.ts';

type OwnWords = Pick<Profile, 'texts' | ProfileFieldIn<'facts'>>;
type Entry = OwnWords & Pick<Profile, 'countryCode' | 'light' | 'proofs' | 'languages'>;

/** What the calls about a supplier's profile need of the catalogue and of enquiries. */
export interface ProfilePorts {
  /** Undefined where the catalogue has none of that id. */
  ownWordsOf(queries: Queries, supplierId: string): Promise<Entry | undefined>;
  /** Writes them with all that pages and searches are made of. */
  writeOwnWords(transaction: Transaction, supplierId: string, before: Entry, after: OwnWords): Promise<void>;
  /** Reckons anew how it answers, after its hours have changed. */
  reckonReply(transaction: Transaction, supplierId: string, now: number): Promise<void>;
}
