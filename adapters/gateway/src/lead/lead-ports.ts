import type { DecodedBadge } from '@fairhall/core/badge/decode-badge';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** The details that a visitor entered; '' for a field left empty. */
export interface SharedRegistration {
  readonly badgeNo: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly email: string;
  readonly mobile: string;
  /** The fields that the visitor does not share with exhibitors. */
  readonly hiddenFields: readonly SharedField[];
}

/** The account of a buyer who shares their card. */
interface CardOwner {
  readonly accountId: string;
  readonly email: string;
  /** Whether the buyer has confirmed the address. */
  readonly isVerified: boolean;
}

/** The functions of other features that leads need. */
export interface LeadPorts {
  /** Decodes the code of a badge and whether it is valid; null if the text is not a badge code. */
  readBadgeCode(queries: Queries, text: string): Promise<DecodedBadge | null>;
  /** The id of the registration that has a badge number. */
  findRegistrationOfBadge(queries: Queries, exhibitionId: string, badgeNo: string): Promise<string | undefined>;
  /**
   * The registration that had a badge number at the time of a scan, if the badge was reissued to the same person since;
   * otherwise undefined.
   */
  findReissuedRegistration(
    queries: Queries,
    scanned: { readonly exhibitionId: string; readonly badgeNo: string; readonly scannedAt: number },
  ): Promise<string | undefined>;
  /** The registration that has a badge number, at whichever exhibition. */
  findRegistrationByNumber(
    queries: Queries,
    badgeNo: string,
  ): Promise<{ readonly exhibitionId: string; readonly registrationId: string } | undefined>;
  /** The registrations that a buyer has for themselves. */
  listOwnRegistrations(
    queries: Queries,
    buyer: CardOwner,
  ): Promise<readonly { readonly exhibitionId: string; readonly registrationId: string }[]>;
  /** The buyer who shares the card with this public id; undefined for any other id. */
  findBuyerOfCard(queries: Queries, cdpId: string): Promise<CardOwner | undefined>;
  /** The visible exhibitions at which a supplier exhibits, latest first. */
  listSupplierExhibitionIds(queries: Queries, supplierId: string): Promise<readonly string[]>;
  /** The exhibitions where the calling supplier exhibits: upcoming ones first, the nearest first, then past ones. */
  listJoinedExhibitions(context: CallContext): Promise<readonly { readonly exhibition: Exhibition }[]>;
  /** The one of these exhibitions that revoked a badge number; undefined if none did. */
  findExhibitionOfRevoked(
    queries: Queries,
    badgeNo: string,
    exhibitionIds: readonly string[],
  ): Promise<string | undefined>;
  /** The details of the visitors of these registrations, by registration id. */
  findSharedRegistrations(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, SharedRegistration>>;
  /** The fields that organisers let exhibitors see besides name and company, by exhibition. */
  findSharedFields(
    queries: Queries,
    exhibitionIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SharedField[]>>;
  /**
   * The caller's registration for an exhibition: the given one, else the caller's own; `isOwn` if the badge is the
   * caller's.
   */
  findCallerBadge(
    context: CallContext,
    exhibitionId: string,
    named?: { readonly registrationId?: string | undefined },
  ): Promise<{ readonly registrationId: string; readonly isOwn: boolean } | undefined>;
  hideFields(queries: Queries, registrationId: string, hidden: readonly SharedField[]): Promise<void>;
  /** Names of the targets, in the order of the targets. */
  describeTargets(
    queries: Queries,
    lang: string,
    targets: readonly { readonly type: 'supplier'; readonly targetId: string; readonly supplierId: string }[],
  ): Promise<readonly { readonly name: string }[]>;
  /** The stands of suppliers at an exhibition; leaves out suppliers that do not exhibit there. */
  showStands(
    context: CallContext,
    exhibitionId: string,
    supplierIds: readonly string[],
  ): Promise<readonly { readonly supplierId: string; readonly standNo: string; readonly hall: string }[]>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** The name that the account's owner entered; '' if none. */
  accountName(queries: Queries, accountId: string): Promise<string>;
}
