import type { BuyerUser } from '@fairhall/core/contract/account/calls';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** What business cards need of others. */
export interface BusinessCardPorts {
  /** Who the buyer is; null when the account has just gone. */
  userInfoOf(queries: Queries, buyer: Buyer): Promise<BuyerUser | null>;
  findExhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** Makes private pictures of the caller part of a card; false where one is another's, part of something else, or gone. */
  adoptPrivatePictures(context: CallContext, cardId: string, pictureIds: readonly string[]): Promise<boolean>;
  /** Lets go of pictures that a card held. */
  releasePictures(context: CallContext, cardId: string, pictureIds: readonly string[]): Promise<void>;
  /** What shows a private picture for ten minutes. */
  signPicture(pictureId: string, now: number): Promise<string>;
  /** Who answers for a supplier with an account; undefined for a buyer's, and once it no longer does. */
  supplierPersonOf(
    queries: Queries,
    accountId: string,
  ): Promise<{ readonly supplierId: string; readonly name: string; readonly email: string } | undefined>;
  /** A supplier as it is called in the reader's language; undefined for one that has gone. */
  findNamedSupplier(context: CallContext, supplierId: string): Promise<{ readonly name: string } | undefined>;
  /** A supplier's entry in the catalogue. */
  findCatalogueEntry(queries: Queries, supplierId: string): Promise<{ readonly countryCode: string } | undefined>;
  /** ISO 3166-1: the number of a country by its two letters. */
  getCountryId(code2: string): string | undefined;
  /** A country's dialling code, with its sign, by its ISO 3166-1 number. */
  getDialingCode(countryId: string): string | undefined;
}
