import type { BuyerUser } from '@fairhall/core/contract/account/calls';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

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
