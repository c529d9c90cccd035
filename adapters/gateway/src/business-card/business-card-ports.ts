import type { BuyerUser } from '@fairhall/core/contract/account/calls';
import type { FoundBusinessCard } from '@fairhall/core/contract/business-card/calls';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

interface SharedRegistration {
  readonly companyName: string;
  /** The fields that the visitor does not share. */
  readonly hiddenFields: readonly SharedField[];
}

/** Ports of business cards that other features provide. */
export interface BusinessCardPorts {
  /** The buyer's user info; null if the account was deleted in the meantime. */
  userInfoOf(queries: Queries, buyer: Buyer): Promise<BuyerUser | null>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /**
   * Makes private pictures of the caller part of a card; false if one belongs to somebody else, is part of another
   * object, or is gone.
   */
  adoptPrivatePictures(context: CallContext, cardId: string, pictureIds: readonly string[]): Promise<boolean>;
  /** Detaches pictures from a card. */
  releasePictures(context: CallContext, cardId: string, pictureIds: readonly string[]): Promise<void>;
  /** The registration that has a badge number, at whichever exhibition. */
  findRegistrationByNumber(
    queries: Queries,
    badgeNo: string,
  ): Promise<{ readonly exhibitionId: string; readonly registrationId: string } | undefined>;
  /** The caller's registration for an exhibition; `isOwn` if it is about the caller. */
  findCallerBadge(context: CallContext, exhibitionId: string): Promise<{ readonly isOwn: boolean } | undefined>;
  /** The details of the visitors of these registrations, by registration id; '' for a field left empty. */
  findSharedRegistrations(
    queries: Queries,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Omit<FoundBusinessCard, 'company' | 'exhibitionId'> & SharedRegistration>>;
  /** The fields that organisers let exhibitors see besides name and company, by exhibition. */
  findSharedFields(
    queries: Queries,
    exhibitionIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SharedField[]>>;
  /** Signature that opens a private picture for ten minutes. */
  signPicture(pictureId: string, now: number): Promise<string>;
  /** The person of a supplier account; undefined for a buyer's account, and once the person was removed. */
  supplierPersonOf(
    queries: Queries,
    accountId: string,
  ): Promise<{ readonly supplierId: string; readonly name: string; readonly email: string } | undefined>;
  /** A supplier with its name in the caller's language; undefined if the supplier is gone. */
  findNamedSupplier(context: CallContext, supplierId: string): Promise<{ readonly name: string } | undefined>;
  /** Whether staff have taken a supplier down. */
  isSupplierTakenDown(queries: Queries, supplierId: string): Promise<boolean>;
  /** A supplier's entry in the catalogue. */
  findCatalogueEntry(queries: Queries, supplierId: string): Promise<{ readonly countryCode: string } | undefined>;
  /** ISO 3166-1 number of a country by its two-letter code. */
  getCountryId(code2: string): string | undefined;
  /** A country's dialling code with a plus sign, by its ISO 3166-1 number. */
  getDialingCode(countryId: string): string | undefined;
}
