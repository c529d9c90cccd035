import type { BuyerUser } from '@fairhall/core/contract/account';
import type { Exhibition } from '@fairhall/core/contract/exhibition';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/** What business cards need of others. */
export interface BusinessCardPorts {
  /** Who the buyer is; null when the account has just gone. */
  userInfoOf(queries: Queries, buyer: Buyer): Promise<BuyerUser | null>;
  exhibitionsByIds(context: CallContext, ids: readonly string[]): Promise<readonly Exhibition[]>;
  /** Makes private pictures of the caller part of a card; false where one is another's, part of something else, or gone. */
  adoptPrivatePictures(context: CallContext, cardId: string, pictureIds: readonly string[]): Promise<boolean>;
  /** Lets go of pictures that a card held. */
  releasePictures(context: CallContext, cardId: string, pictureIds: readonly string[]): Promise<void>;
  /** What shows a private picture for ten minutes. */
  signPicture(pictureId: string, now: number): Promise<string>;
}
