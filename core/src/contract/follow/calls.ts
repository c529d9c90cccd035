import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo } from '../fields.ts';
import { FOLLOW_TYPES } from './limits.ts';

/** The number of items of this type that the buyer follows after the call. */
const count = z.int();
/** Whether the item is followed after the call. */
const followStatus = z.object({ followed: z.boolean(), count });
const productInput = z.strictObject({ goodsId: id });
const supplier = z.strictObject({ supplierId: id });
const exhibition = z.strictObject({ exhibitionId: id });

const callDefaults = { client: 'main', access: 'buyer' } as const;

/**
 * The products, suppliers and exhibitions that a buyer follows; following an item twice has no further effect. '404' if
 * the item does not exist, '400' with its own message if the buyer follows the maximum number. D-63
 */
export const follow = {
  goods: submit({
    ...callDefaults,
    id: 'API-64',
    path: 'blade-purchaser/follow/goods',
    input: productInput,
    output: followStatus,
    requirements: ['R-7.087'],
  }),
  /** Also succeeds for an item that is not followed or no longer exists. */
  cancelGoods: submit({
    ...callDefaults,
    id: 'API-64',
    path: 'blade-purchaser/cancelFollow/goods',
    input: productInput,
    output: followStatus,
    requirements: ['R-7.088'],
  }),
  supplier: submit({
    ...callDefaults,
    id: 'API-65',
    path: 'blade-purchaser/follow/supplier',
    input: supplier,
    output: followStatus,
    requirements: ['R-7.089'],
  }),
  cancelSupplier: submit({
    ...callDefaults,
    id: 'API-65',
    path: 'blade-purchaser/cancelFollow/supplier',
    input: supplier,
    output: followStatus,
    requirements: ['R-7.090'],
  }),
  exhibition: submit({
    ...callDefaults,
    id: 'API-66',
    path: 'blade-purchaser/follow/exhibition',
    input: exhibition,
    output: followStatus,
    requirements: ['R-1.007', 'D-63'],
  }),
  cancelExhibition: submit({
    ...callDefaults,
    id: 'API-66',
    path: 'blade-purchaser/cancelFollow/exhibition',
    input: exhibition,
    output: followStatus,
    requirements: ['R-1.007', 'D-63'],
  }),
  /** Whether the buyer follows an item, for the follow button; false if the item does not exist. */
  standing: read({
    ...callDefaults,
    id: 'API-282',
    path: 'blade-purchaser/follow/standing',
    input: z.strictObject({ type: z.enum(FOLLOW_TYPES), targetId: id }),
    output: followStatus,
    cacheMs: 0,
    requirements: ['D-63'],
  }),
  /** The ids of all items of a type that the buyer follows, at most a thousand, for pages that show many items. */
  ids: read({
    ...callDefaults,
    id: 'API-402',
    path: 'blade-purchaser/follow/ids',
    input: z.strictObject({ type: z.enum(FOLLOW_TYPES) }),
    output: z.object({ ids: z.array(z.string()) }),
    cacheMs: 0,
    requirements: ['D-63'],
  }),
  /** The items of a type that the buyer follows, the latest first, 20 a page, without items that no longer exist. */
  list: read({
    ...callDefaults,
    id: 'API-66',
    path: 'blade-purchaser/follow/list',
    input: z.strictObject({ type: z.enum(FOLLOW_TYPES), pageNo: z._default(pageNo, 1) }),
    output: page(z.object({ id: z.string(), name: z.string() })),
    cacheMs: 0,
    requirements: ['D-63'],
  }),
};
