import type { PersonalDataSummary } from '@fairhall/core/contract/account/personal-data';
import type { Queries, Transaction } from './db/database.ts';
import type { Tables } from './db/tables.ts';

/** The buyer who owns the data. */
export interface Owner {
  readonly accountId: string;
  readonly email: string;
  /** Whether the buyer has confirmed the address: then data that a guest sent from it is included. */
  readonly isVerified: boolean;
}

/** A file of the buyer, with its name in the archive. */
export interface PersonalFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Runs after the erasure is committed. */
type AfterErasure = () => Promise<void>;

/**
 * The data of a buyer in one part of the gateway, which can be counted, exported and erased. A test fails for a table
 * that could identify a buyer and belongs to no part.
 */
export interface PersonalData {
  readonly tables: readonly (keyof Tables)[];
  readonly count?: (queries: Queries, owner: Owner) => Promise<Partial<PersonalDataSummary>>;
  /** Rows by the name of their list in the archive: only the buyer's own, nothing that others wrote. */
  readonly lists?: Readonly<Record<string, (queries: Queries, owner: Owner) => AsyncIterable<object>>>;
  readonly files?: (queries: Queries, owner: Owner) => AsyncIterable<PersonalFile>;
  /** Erases the data in the open transaction; `now` is epoch milliseconds. */
  readonly erase?: (transaction: Transaction, owner: Owner, now: number) => Promise<AfterErasure | undefined>;
}
