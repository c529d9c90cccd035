import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, time as moment, text } from '../fields.ts';
import { PLANNER_REMARK_MAX, RECOMMENDED_REASONS } from './limits.ts';

const item = z.object({
  id: z.string(),
  exhibitionId: z.string(),
  supplierId: z.string(),
  /** A product that is to be seen there; absent for the stand as a whole. */
  goodsId: z.optional(z.string()),
  /** As it is now; '' where the supplier exhibits there no more. So are hall and its name. */
  standNo: z.string(),
  hall: z.string(),
  hallName: z.string(),
  /** In the reader's language, else in English; '' for what is there no more. */
  supplierName: z.string(),
  goodsName: z.string(),
  /** Path of the product's or else the supplier's picture; '' for none. */
  image: z.string(),
  /** The buyer's own note; '' for none. */
  remark: z.string(),
  /** The day (yyyy-mm-dd) and the time (HH:mm) at the venue that the buyer chose; each absent where she chose none. */
  day: z.optional(z.string()),
  time: z.optional(z.string()),
  createTime: moment,
});

export type PlannerItem = z.output<typeof item>;

const recommendedExhibitor = z.object({
  supplierId: z.string(),
  /** In the reader's language, else in English. */
  supplierName: z.string(),
  /** Path of its picture; '' for none. */
  image: z.string(),
  hall: z.string(),
  standNo: z.string(),
  /** Whether the buyer plans its stand or a product at it already. */
  isPlanned: z.boolean(),
  reason: z.enum(RECOMMENDED_REASONS),
  /** When the latest open enquiry to it was sent; absent for other reasons. */
  enquiredAt: z.optional(moment),
  /** How many of its products the buyer follows or has collected there. */
  savedCount: z.int(),
  /** Tags of the buyer's registration that it has as well, in the reader's language, else in English. */
  tags: z.array(z.string()),
});

export type RecommendedExhibitor = z.output<typeof recommendedExhibitor>;

const PATH = 'blade-digital-expo/showPlanner';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;
const remark = text(PLANNER_REMARK_MAX);
/** One of the show's days as yyyy-mm-dd, and HH:mm while its doors are open, both as at the venue. */
const day = text(10);
const time = text(5);

/** What a buyer plans to see at an exhibition: a set, so that adding twice is adding once. D-28 */
export const planner = {
  /**
   * Plans a stand, or a product at it, and answers the id that it has. What is planned already stays as it is, its note, day and
   * time too. A time needs a day.
   * '404' for an exhibition, or an exhibitor of it, that is not there; '400' with its own message before a pre-registration,
   * after the show, for a day that is none of the show's, a time when its doors are closed, and where the plan is full.
   *
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
  /** The buyer's plan of an exhibition, by hall and stand; what is no longer there stands last. */
  list: read({
    ...callDefaults,
    id: 'API-83',
    path: `${PATH}/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(item),
    cacheMs: 0,
    requirements: ['R-7.093', 'D-28'],
  }),
  /** What is not planned, or is another's, is left all the same. */
  remove: submit({
    ...callDefaults,
    id: 'API-83',
    path: `${PATH}/remove`,
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['R-7.093', 'D-28'],
  }),
  /**
   * Writes the note, the day and the time of something that is planned. What is not given stays; '' takes the note away, null
   * the day or the time, and a time goes with its day. '404' for what is not planned; '400' with its own message for a day
   * that is none of the show's, a time when its doors are closed, and a time without a day. D-28
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
   * The plan as a calendar's file (RFC 5545): stops with a time as events of their own, the others over the whole show. In the
   * language of the call. '404' for an exhibition that is not there. D-28
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
   * Exhibitors that the buyer has shown an interest in, each with the strongest reason: an open enquiry, products or the
   * exhibitor saved, tags of her registration. The strongest first, 60 at most; nobody at an exhibition that there is not, or
   * that nothing can be planned for any more. D-28
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
