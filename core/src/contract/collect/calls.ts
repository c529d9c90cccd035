import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, time } from '../fields.ts';
import { COLLECT_TYPES } from './limits.ts';

/** The status after the call, and the number of collected items of this type at the exhibition. */
const collectStatus = z.object({ collected: z.boolean(), count: z.int() });

const record = z.object({
  type: z.enum(COLLECT_TYPES),
  /** Id of the product or exhibitor. */
  id: z.string(),
  supplierId: z.string(),
  /** In the reader's language, else in English. */
  name: z.string(),
  supplierName: z.string(),
  exhibitionId: z.string(),
  exhibitionName: z.string(),
  /** The current stand; '' if the supplier no longer exhibits there. */
  standNo: z.string(),
  hall: z.string(),
  /** Id of a picture; '' if there is none. */
  image: z.string(),
  createTime: time,
});

export type CollectedRecord = z.output<typeof record>;

const PATH = 'blade-purchaser/collect';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/**
 * The products and exhibitors that a buyer collects at exhibitions; collecting an item twice has no further effect.
 * D-63
 */
export const collect = {
  /**
   * Collects a product of an exhibitor, or removes it. '404' if the product or exhibition does not exist; '400' with
   * its own message without a pre-registration, if the exhibition does not offer collecting, and if the maximum number
   * is collected. 
   */
  goodsSpu: submit({
    ...callDefaults,
    id: 'API-67',
    path: `${PATH}/goodsSpu`,
    input: z.strictObject({ goodsSpuId: id, exhibitionId: id, collected: z.boolean() }),
    output: collectStatus,
    requirements: ['R-7.092', 'D-63'],
  }),
  /** The same call for an exhibitor. */
  exhibitor: submit({
    ...callDefaults,
    id: 'API-67',
    path: `${PATH}/exhibitor`,
    input: z.strictObject({ supplierId: id, exhibitionId: id, collected: z.boolean() }),
    output: collectStatus,
    requirements: ['R-6.019', 'D-63'],
  }),
  /** The buyer's collected items of a type, the latest first, 20 a page, without items that no longer exist. */
  list: read({
    ...callDefaults,
    id: 'API-67',
    path: `${PATH}/list`,
    input: z.strictObject({
      type: z.enum(COLLECT_TYPES),
      exhibitionId: z.optional(id),
      pageNo: z._default(pageNo, 1),
    }),
    output: page(record),
    cacheMs: 0,
    requirements: ['D-63', 'R-2.167', 'R-2.168'],
  }),
  /** Whether the buyer has collected an item at an exhibition, for the collect button. */
  standing: read({
    ...callDefaults,
    id: 'API-372',
    path: `${PATH}/standing`,
    input: z.strictObject({ type: z.enum(COLLECT_TYPES), targetId: id, exhibitionId: id }),
    output: collectStatus,
    cacheMs: 0,
    requirements: ['D-63'],
  }),
};
