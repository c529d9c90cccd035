import type { Database } from '../db/database.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { PersonalData } from '../personal-data.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { ConfirmAddress } from '../waiting-items.ts';

/** What the calls of accounts need besides their context. */
export interface AccountPorts {
  /** For calls that open their own transactions: hashing holds none. */
  readonly database: Database;
  readonly passwords: Passwords;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly texts: TextsByLanguage;
  /** What is kept of a buyer, in the order in which it is erased. */
  readonly personalData: readonly PersonalData[];
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
  /** The same of the pages for suppliers. */
  readonly supplierPagesUrl: string;
}

/** What a call needs that shows that mails to an address arrive. */
export interface ConfirmingPorts extends AccountPorts {
  readonly confirmAddress: ConfirmAddress;
}
