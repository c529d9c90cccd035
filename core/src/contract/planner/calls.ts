import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, time as moment, text } from '../fields.ts';
import { PLANNER_REMARK_MAX, RECOMMENDED_REASONS } from './limits.ts';

const item = z.object({
  id: z.string(),
  exhibitionId: z.string(),
  supplierId: z.string(),
  /** A product to see at the stand; absent if the plan is for the stand as a whole. */
  goodsId: z.optional(z.string()),
  /** The current stand; '' if the supplier no longer exhibits there, like hall and hall name. */
  standNo: z.string(),
  hall: z.string(),
  hallName: z.string(),
  /** In the reader's language, else in English; '' if it no longer exists. */
  supplierName: z.string(),
  goodsName: z.string(),
  /** Path of the product's picture, else of the supplier's; '' if there is none. */
  image: z.string(),
  /** The buyer's own note; '' if there is none. */
  remark: z.string(),
  /** The day (yyyy-mm-dd) and time (HH:mm) at the venue that the buyer chose; each is absent if not chosen. */
  day: z.optional(z.string()),
  time: z.optional(z.string()),
  createTime: moment,
});

export type PlannerItem = z.output<typeof item>;

const recommendedExhibitor = z.object({
  supplierId: z.string(),
  /** In the reader's language, else in English. */
  supplierName: z.string(),
  /** Path of its picture; '' if there is none. */
  image: z.string(),
  hall: z.string(),
  standNo: z.string(),
  /** Whether the buyer's plan already contains the stand or a product at it. */
  isPlanned: z.boolean(),
  reason: z.enum(RECOMMENDED_REASONS),
  /** When the latest open enquiry to the exhibitor was sent; absent for other reasons. */
  enquiredAt: z.optional(moment),
  /** The number of its products that the buyer follows or has collected there. */
  savedCount: z.int(),
  /** Common tags of the buyer's registration and the exhibitor, in the reader's language, else in English. */
  tags: z.array(z.string()),
});

export type RecommendedExhibitor = z.output<typeof recommendedExhibitor>;

const PATH = 'blade-digital-expo/showPlanner';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;
const remark = text(PLANNER_REMARK_MAX);
/** One of the exhibition's days as yyyy-mm-dd, and HH:mm within the opening hours, both local to the venue. */
const day = text(10);
const time = text(5);

/** A buyer's plan of an exhibition; adding an item twice has no further effect. D-28 */
export const planner = {
  /**
   * Adds a stand, or a product at it, to the plan, and returns the item's id. An item that is already planned stays as
   * it is, including its note, day and time. A time needs a day. '404' if the exhibition or exhibitor does not exist;
   * '400' with its own message without a pre-registration, after the exhibition, for a day that is not one of the
   * exhibition's, a time outside the opening hours, and if the plan is full. 
   */
  add: submit({
    ...callDefaults,
    id: 'API-83',
    path: `${PATH}/add`,
    input: z.strictObject({
      exhibitionId: id,
      supplierId: id,
      goodsId: z.optional(id),
      remark: z.optional(remark),
      day: z.optional(day),
      time: z.optional(time),
    }),
    output: z.object({ id: z.string() }),
    requirements: ['R-7.093', 'D-28'],
  }),
  /** The buyer's plan of an exhibition, ordered by hall and stand; items that no longer exist come last. */
  list: read({
    ...callDefaults,
    id: 'API-83',
    path: `${PATH}/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(item),
    cacheMs: 0,
    requirements: ['R-7.093', 'D-28'],
  }),
  /** Removes an item. Also succeeds if it is not planned or belongs to another buyer, whose plan stays. */
  remove: submit({
    ...callDefaults,
    id: 'API-83',
    path: `${PATH}/remove`,
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['R-7.093', 'D-28'],
  }),
  /**
   * Changes note, day and time of a planned item. Fields that are not given stay; '' clears the note, null clears the
   * day or the time, and clearing the day also clears the time. '404' for an item that is not planned; '400' with its
   * own message for a day that is not one of the exhibition's, a time outside the opening hours, and a time without a
   * day. D-28
   */
  note: submit({
    ...callDefaults,
    id: 'API-375',
    path: `${PATH}/note`,
    input: z.strictObject({
      id,
      remark: z.optional(remark),
      day: z.optional(z.nullable(day)),
      time: z.optional(z.nullable(time)),
    }),
    output: z.literal(true),
    requirements: ['D-28'],
  }),
  /**
   * The plan as a calendar file (RFC 5545) in the language of the call: items with a time are events of their own, the
   * others last for the whole exhibition. '404' if the exhibition does not exist. D-28
   */
  calendar: read({
    ...callDefaults,
    id: 'API-376',
    path: `${PATH}/calendar`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.object({ fileName: z.string(), text: z.string() }),
    cacheMs: 0,
    requirements: ['D-28'],
  }),
  /**
   * Exhibitors that match the buyer's interests, each with the strongest reason: an open enquiry, saved products, a
   * saved exhibitor, or common tags with the registration. The strongest reasons first, at most 60; empty if the
   * exhibition does not exist or can no longer be planned. D-28
   */
  recommended: read({
    ...callDefaults,
    id: 'API-404',
    path: `${PATH}/recommended`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(recommendedExhibitor),
    cacheMs: 0,
    requirements: ['D-28'],
  }),
};
