import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo } from '../fields.ts';
import { FOLLOW_TYPES } from './limits.ts';

/** How many of the type the buyer follows then. */
const count = z.int();
/** Whether it is followed then. */
const followStatus = z.object({ followed: z.boolean(), count });
const productInput = z.strictObject({ goodsId: id });
const supplier = z.strictObject({ supplierId: id });
const exhibition = z.strictObject({ exhibitionId: id });

const callDefaults = { client: 'main', access: 'buyer' } as const;

/**
 * What a buyer follows: a set, so that doing it twice is doing it once. '404' for what is not there,
 * '400' with its own message where the buyer follows as many as one may. D-63
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
  /** What is not followed, or no longer there, is left all the same. */
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
  /** Whether the buyer follows one thing, for the button that changes it; false for what is not there. */
  standing: read({
    ...callDefaults,
    id: 'API-282',
    path: 'blade-purchaser/follow/standing',
    input: z.strictObject({ type: z.enum(FOLLOW_TYPES), targetId: id }),
    output: followStatus,
    cacheMs: 0,
    requirements: ['D-63'],
  }),
  /** The ids of all that the buyer follows of a type, at most a thousand, for a page that shows many of them. */
  ids: read({
    ...callDefaults,
    id: 'API-402',
    path: 'blade-purchaser/follow/ids',
    input: z.strictObject({ type: z.enum(FOLLOW_TYPES) }),
    output: z.object({ ids: z.array(z.string()) }),
    cacheMs: 0,
    requirements: ['D-63'],
  }),
  /** What the buyer follows of a type, the latest first, 20 a page, without what is no longer there. */
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
