import * as z from 'zod/mini';
import { type BuyerUser, buyerPurchaseInfo, buyerUser, type PurchaseInfo } from '../contract/account/calls.ts';

/** A buyer's account with its purchasing details, which have no id of their own. D-77 */
export const buyerInfo = z.extend(buyerUser, z.partial(buyerPurchaseInfo).shape);

export type BuyerInfo = z.output<typeof buyerInfo>;

/** */
export const mergeUser = (user: BuyerUser, purchase: PurchaseInfo | null): BuyerInfo => ({ ...user, ...purchase });

/** Whether two buyers have different tags, in any order. */
export function hasOtherTags(one: Pick<BuyerUser, 'tagCodes'>, other: Pick<BuyerUser, 'tagCodes'>): boolean {
  const encodeTags = ({ tagCodes }: Pick<BuyerUser, 'tagCodes'>) => JSON.stringify([...new Set(tagCodes)].sort());
  return encodeTags(one) !== encodeTags(other);
}

/** The ids that tracking sends; '' for a visitor.  */
export function toTrackingParams(user: Pick<BuyerUser, 'id'> | null): {
  readonly Unique_ID: string;
  readonly User_ID: string;
} {
  const id = user?.id ?? '';
  return { Unique_ID: id, User_ID: id };
}
