import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** Somebody who is registered for an exhibition, as far as a badge tells it; what was not told is ''. */
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
  /** What she does not share with exhibitors, who read the code. */
  readonly hiddenFields: readonly SharedField[];
  /** Whether somebody has shown that mails to the address arrive. */
  readonly isConfirmed: boolean;
}

/** A registration of the caller's. */
export interface CallerRegistration extends BadgeRegistration {
  /** It is about the caller, and not one that the caller registered for somebody else. */
  readonly isOwn: boolean;
}

/** A stand that fits what a buyer looks for. */
export interface MatchedStand {
  readonly standNo: string;
  readonly hall: string;
  readonly supplierId: string;
  readonly supplierName: string;
  /** Those of the buyer's tags that the exhibitor has. */
  readonly tags: readonly string[];
}

/** What badges need of other features. */
export interface BadgePorts {
  /** The caller's registrations, for one exhibition or of the buyer for all: those that are about the caller first. D-33 */
  readonly listRegistrations: (context: CallContext, exhibitionId?: string) => Promise<readonly CallerRegistration[]>;
  /** Exhibitions that may be shown, in the order of their ids. */
  readonly findExhibitionsByIds: (context: CallContext, ids: readonly string[]) => Promise<readonly Exhibition[]>;
  /** Exhibitors with any of these tags, by hall and stand, in the words of the call's language. */
  readonly findStandsByTags: (
    context: CallContext,
    exhibitionId: string,
    tags: readonly string[],
  ) => Promise<readonly MatchedStand[]>;
  /** The picture of the first product of each supplier, by supplier; those without one are left out. */
  readonly listFirstPictures: (
    queries: Queries,
    supplierIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** What a buyer told of its purchasing; '' for what nobody has told. */
  readonly getPurchaseInfo: (
    queries: Queries,
    buyer: Buyer,
  ) => Promise<{ readonly annualTurnover: string; readonly importFromChina: string }>;
  /** What the organisers let exhibitors see of visitors besides name and company, by exhibition. */
  readonly findSharedFields: (
    queries: Queries,
    exhibitionIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly SharedField[]>>;
  /** The two letters of a country. */
  readonly getCountryCode: (countryId: string) => string | undefined;
}
