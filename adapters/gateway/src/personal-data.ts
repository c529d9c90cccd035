import type { PersonalDataSummary } from '@fairhall/core/contract/account/personal-data';
import type { Queries, Transaction } from './db/database.ts';
import type { Tables } from './db/tables.ts';

/** Whose it is. */
export interface Owner {
  readonly accountId: string;
  readonly email: string;
  /** Whether she has shown that mails to that address arrive: then what a guest sent from it is hers too. */
  readonly isVerified: boolean;
}

/** A file of hers, with its name in an archive. */
export interface PersonalFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is done once the erasure is certain. */
type AfterErasure = () => Promise<void>;

/**
 * What a part of the gateway keeps of a buyer: to be counted, given to her, and erased. A test fails for a table that could
 * name a buyer and that no part knows.
 */
export interface PersonalData {
  readonly tables: readonly (keyof Tables)[];
  readonly count?: (queries: Queries, owner: Owner) => Promise<Partial<PersonalDataSummary>>;
  /** Rows by the name of their list in the archive: hers alone, nothing that others wrote. */
  readonly lists?: Readonly<Record<string, (queries: Queries, owner: Owner) => AsyncIterable<object>>>;
  readonly files?: (queries: Queries, owner: Owner) => AsyncIterable<PersonalFile>;
  /** Erases it in the open transaction, at a moment in epoch milliseconds. */
  readonly erase?: (transaction: Transaction, owner: Owner, now: number) => Promise<AfterErasure | undefined>;
}
