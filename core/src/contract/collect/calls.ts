import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, time } from '../fields.ts';
import { COLLECT_TYPES } from './limits.ts';

/** Whether it is collected then, and how many of its type are at that exhibition. */
const collectStatus = z.object({ collected: z.boolean(), count: z.int() });

const record = z.object({
  type: z.enum(COLLECT_TYPES),
  /** Of the product, or of the exhibitor. */
  id: z.string(),
  supplierId: z.string(),
  /** In the reader's language, else in English. */
  name: z.string(),
  supplierName: z.string(),
  exhibitionId: z.string(),
  exhibitionName: z.string(),
  /** As it is now; '' where the supplier exhibits there no more. */
  standNo: z.string(),
  hall: z.string(),
  /** Id of a picture; '' for none. */
  image: z.string(),
  createTime: time,
});

export type CollectedRecord = z.output<typeof record>;

const PATH = 'blade-purchaser/collect';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** What a buyer collects at exhibitions: a set, so that collecting twice is collecting once. D-63 */
export const collect = {
  /**
   * Collects a product of an exhibitor, or lets go of it. '404' for what is not there; '400' with its own message before a
   * pre-registration, where the exhibition does not offer it, and where as many are collected as can be. 
   */
  goodsSpu: submit({
    ...callDefaults,
    id: 'API-67',
    path: `${PATH}/goodsSpu`,
    input: z.strictObject({ goodsSpuId: id, exhibitionId: id, collected: z.boolean() }),
    output: collectStatus,
    requirements: ['R-7.092', 'D-63'],
  }),
  /** The same for an exhibitor. */
  exhibitor: submit({
    ...callDefaults,
    id: 'API-67',
    path: `${PATH}/exhibitor`,
    input: z.strictObject({ supplierId: id, exhibitionId: id, collected: z.boolean() }),
    output: collectStatus,
    requirements: ['R-6.019', 'D-63'],
  }),
  /** What the buyer collected of a type, the latest first, 20 a page, without what is no longer there. */
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
  /** Whether the buyer collected one thing at an exhibition, for the button that changes it. */
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
