import type { DecodedBadge } from '@fairhall/core/badge/decode-badge';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** What a visitor told; '' for what she did not. */
export interface SharedRegistration {
  readonly badgeNo: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly email: string;
  readonly mobile: string;
  /** What of it she does not share with exhibitors. */
  readonly hiddenFields: readonly SharedField[];
}

/** What leads need of others. */
export interface LeadPorts {
  /** What a badge's code tells and whether it counts; null for a text that is no badge's. */
  readBadgeCode(queries: Queries, text: string): Promise<DecodedBadge | null>;
  /** Who is registered under a badge number. */
  findRegistrationOfBadge(queries: Queries, exhibitionId: string, badgeNo: string): Promise<string | undefined>;
  /** Who had a badge number when it was scanned, where it was reissued to the same person since; undefined for nobody. */
  findReissuedRegistration(
    queries: Queries,
    scanned: { readonly exhibitionId: string; readonly badgeNo: string; readonly scannedAt: number },
  ): Promise<string | undefined>;
  /** What the visitors of these registrations told, by the registration's id. */
  findSharedRegistrations(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, SharedRegistration>>;
  /** What the organisers let exhibitors see besides name and company, by exhibition. */
  findSharedFields(
    queries: Queries,
    exhibitionIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SharedField[]>>;
  /** The caller's registration for an exhibition that is named, else the own one; `isOwn` where it is about the caller. */
  findCallerBadge(
    context: CallContext,
    exhibitionId: string,
    named?: { readonly registrationId?: string | undefined },
  ): Promise<{ readonly registrationId: string; readonly isOwn: boolean } | undefined>;
  hideFields(queries: Queries, registrationId: string, hidden: readonly SharedField[]): Promise<void>;
  /** Names in the order in which the targets are given. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly { readonly type: 'supplier'; readonly targetId: string; readonly supplierId: string }[],
  ): Promise<readonly { readonly name: string }[]>;
  /** Where suppliers are at an exhibition; those that do not exhibit there are left out. */
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly { readonly supplierId: string; readonly standNo: string; readonly hall: string }[]>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** The name that an account's owner gave; '' for none. */
  accountName(queries: Queries, accountId: string): Promise<string>;
}
