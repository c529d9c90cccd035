import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** A registration for an exhibition, as far as a badge needs it; '' for a field that was not given. */
export interface BadgeRegistration {
  readonly registrationId: string;
  readonly badgeNo: string;
  readonly exhibitionId: string;
  readonly email: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly dialingCode: string;
  readonly contactNumber: string;
  readonly companyWebsite: string;
  readonly nationalityId: string;
  readonly tags: readonly string[];
  /** Fields that the visitor does not share with exhibitors, who can read the code. */
  readonly hiddenFields: readonly SharedField[];
  /** Whether the address was confirmed. */
  readonly isConfirmed: boolean;
}

/** A registration that the caller made. */
export interface CallerRegistration extends BadgeRegistration {
  /** True if the registration is about the caller, false if the caller registered somebody else. */
  readonly isOwn: boolean;
}

/** A stand that matches a buyer's interests. */
export interface MatchedStand {
  readonly standNo: string;
  readonly hall: string;
  readonly supplierId: string;
  readonly supplierName: string;
  /** The buyer's tags that the exhibitor has. */
  readonly tags: readonly string[];
}

/** Ports of badges that other features provide. */
export interface BadgePorts {
  /** The caller's registrations for one exhibition, or the buyer's for all; those about the caller first. D-33 */
  readonly listRegistrations: (context: CallContext, exhibitionId?: string) => Promise<readonly CallerRegistration[]>;
  /** Published exhibitions, in the order of the ids. */
  readonly findExhibitionsByIds: (context: CallContext, ids: readonly string[]) => Promise<readonly Exhibition[]>;
  /** Exhibitors with any of these tags, ordered by hall and stand, in the language of the call. */
  readonly findStandsByTags: (
    context: CallContext,
    exhibitionId: string,
    tags: readonly string[],
  ) => Promise<readonly MatchedStand[]>;
  /** The picture of the first product of each supplier; suppliers without one are left out. */
  readonly listFirstPictures: (
    queries: Queries,
    supplierIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** The buyer's purchase details; '' for a field that was never filled in. */
  readonly getPurchaseInfo: (
    queries: Queries,
    buyer: Buyer,
  ) => Promise<{ readonly annualTurnover: string; readonly importFromChina: string }>;
  /** Fields of visitors, besides name and company, that the organisers let exhibitors see, by exhibition. */
  readonly findSharedFields: (
    queries: Queries,
    exhibitionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly SharedField[]>>;
  /** Two-letter code of a country. */
  readonly getCountryCode: (countryId: string) => string | undefined;
}
