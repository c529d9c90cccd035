import type { ReadBadge } from '@fairhall/core/badge/decode-badge';
import type { Exhibition } from '@fairhall/core/contract/exhibition';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** What a visitor shares with exhibitors; '' for what she does not. */
export interface SharedRegistration {
  readonly badgeNo: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly email: string;
  readonly mobile: string;
}

/** What leads need of others. */
export interface LeadPorts {
  /** What a badge's code tells and whether it counts; null for a text that is no badge's. */
  readBadgeCode(queries: Queries, text: string): Promise<ReadBadge | null>;
  /** Who is registered under a badge number. */
  registrationOfBadge(queries: Queries, exhibitionId: string, badgeNo: string): Promise<string | undefined>;
  /** What the visitors of these registrations share, by the registration's id. */
  sharedRegistrations(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, SharedRegistration>>;
  /** Where a supplier is at an exhibition; nothing where it does not exhibit there. */
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly { readonly standNo: string; readonly hall: string }[]>;
  exhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** The name that an account's owner gave; '' for none. */
  accountName(queries: Queries, accountId: string): Promise<string>;
}
