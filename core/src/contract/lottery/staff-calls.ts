import * as z from 'zod/mini';
import { LANGUAGE_LIST, type LanguageCode } from '../../site/languages.ts';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { PRIZE_COUNT_MAX, PRIZE_NAME_MAX, PRIZE_STOCK_MAX, STAFF_DRAW_STATUSES, WHEEL_SECTORS } from './limits.ts';

const reason = requiredText(STAFF_REASON_MAX);
const language = z.enum(LANGUAGE_LIST.map(({ code }): LanguageCode => code));

const prizeInput = {
  /** The operator's own id of the prize, which identifies it in later calls. */
  prizeId: id,
  /** The position on the wheel, counted from 1. */
  sector: z.int().check(z.positive(), z.maximum(WHEEL_SECTORS)),
  /** The total number, including those already drawn. */
  stock: z.int().check(z.nonnegative(), z.maximum(PRIZE_STOCK_MAX)),
  /** English is required. */
  texts: z
    .array(z.strictObject({ lang: language, name: requiredText(PRIZE_NAME_MAX) }))
    .check(z.minLength(1), z.maxLength(LANGUAGE_LIST.length)),
};

const prizeList = z.object({
  prizes: z.array(
    z.object({
      prizeId: z.string(),
      sector: z.int(),
      stock: z.int(),
      drawn: z.int(),
      texts: z.array(z.object({ lang: z.string(), name: z.string() })),
    }),
  ),
});

const draw = z.object({
  drawId: z.string(),
  badgeNo: z.string(),
  drawTime: time,
  /**
   * Prize id; '' without a prize. The next three fields are '' until the prize is confirmed, and after the winner's
   * account was erased.
   */
  prizeId: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  address: z.string(),
  /** The sector on which the wheel stopped, counted from 1. */
  sector: z.int(),
  status: z.enum(STAFF_DRAW_STATUSES),
  /** The random number of the draw, and the prizes that were left at that time, in sector order. */
  random: z.int(),
  remaining: z.array(z.object({ prizeId: z.string(), left: z.int() })),
});

export type StaffPrizes = z.output<typeof prizeList>;

/** Staff calls about the prizes of exhibitions and the draws. Each call writes an audit row. D-27 D-94 */
export const staffLottery = {
  /** The prizes of an exhibition by sector. '404' if the exhibition does not exist. */
  prizes: read({
    id: 'API-388',
    client: 'general',
    path: 'staff/lottery/prizes',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, reason: z.optional(reason) }),
    output: prizeList,
    requirements: ['D-27', 'D-94'],
  }),
  /**
   * Replaces all prizes; earlier draws stay. '400' with its own message if two prizes share a sector or a name, if a
   * prize has no English name, and if its stock is less than the number already drawn.
   */
  setPrizes: submit({
    id: 'API-388',
    client: 'general',
    path: 'staff/lottery/setPrizes',
    access: 'operator',
    input: z.strictObject({
      exhibitionId: id,
      prizes: z.array(z.strictObject(prizeInput)).check(z.maxLength(PRIZE_COUNT_MAX)),
      reason,
    }),
    output: prizeList,
    requirements: ['D-27', 'D-94'],
  }),
  /** The draws of an exhibition in order, 100 a page, with the data that proves that they were random. */
  draws: read({
    id: 'API-389',
    client: 'general',
    path: 'staff/lottery/draws',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, pageNo, reason: z.optional(reason) }),
    output: page(draw),
    requirements: ['D-27', 'D-94'],
  }),
};
