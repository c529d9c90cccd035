import type { CallContext } from '../call-context.ts';
import type { Database } from '../db/database.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { PersonalData } from '../personal-data.ts';
import type { PageUrl } from '../site-pages.ts';
import type { TextsByLanguage } from '../texts.ts';
import type { ConfirmAddress } from '../waiting-items.ts';

/** What a registration for an exhibition tells about the person; '' for texts that are unknown. */
interface RegisteredDetails {
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string | null;
  readonly tagCodes: readonly string[];
  readonly companyWebsite: string;
}

/** Ports of the account calls, besides their context. */
export interface AccountPorts {
  /** For calls that open their own transactions: no transaction stays open while a password is hashed. */
  readonly database: Database;
  readonly passwords: Passwords;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly texts: TextsByLanguage;
  /** What the latest registration of an address tells, if the caller's browser made it. */
  readonly findRegisteredDetails: (
    context: Pick<CallContext, 'database' | 'visitor'>,
    email: string,
  ) => Promise<RegisteredDetails | undefined>;
  /** The parts of a buyer's personal data, in the order in which they are erased. */
  readonly personalData: readonly PersonalData[];
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  /** URL of the suppliers' pages, in the same form. */
  readonly supplierPagesUrl: string;
}

/** Ports of a call that proves that emails reach an address. */
export interface ConfirmingPorts extends AccountPorts {
  readonly confirmAddress: ConfirmAddress;
}
