import * as z from 'zod/mini';
import { LANGUAGES, type LanguageCode } from '../../site/languages.ts';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { PRIZE_COUNT_MAX, PRIZE_NAME_MAX, PRIZE_STOCK_MAX, STAFF_DRAW_STATUSES, WHEEL_SECTORS } from './limits.ts';

const reason = requiredText(STAFF_REASON_MAX);
const language = z.enum(LANGUAGES.map(({ code }): LanguageCode => code));

const prizeInput = {
  /** The operator's own name of it, by which it is known again. */
  prizeId: id,
  /** The place on the wheel, counted from 1. */
  sector: z.int().check(z.positive(), z.maximum(WHEEL_SECTORS)),
  /** How many there are in all, those that are drawn among them. */
  stock: z.int().check(z.nonnegative(), z.maximum(PRIZE_STOCK_MAX)),
  /** In English at least. */
  texts: z
    .array(z.strictObject({ lang: language, name: requiredText(PRIZE_NAME_MAX) }))
    .check(z.minLength(1), z.maxLength(LANGUAGES.length)),
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
  /** '' where nothing was won; so are the next three until the prize is confirmed, and after its winner's account is erased. */
  prizeId: z.string(),
  contactName: z.string(),
  mobile: z.string(),
  address: z.string(),
  /** Where the wheel stopped, counted from 1. */
  sector: z.int(),
  status: z.enum(STAFF_DRAW_STATUSES),
  /** The number that was drawn, and what it was drawn from: the prizes that were left, in the order of their sectors. */
  random: z.int(),
  remaining: z.array(z.object({ prizeId: z.string(), left: z.int() })),
});

export type StaffPrizes = z.output<typeof prizeList>;

/** The prizes of exhibitions and what was drawn, for staff. Each call leaves a row in the audit. D-27 D-94 */
export const staffLottery = {
  /** The prizes of an exhibition by their sectors. '404' for an exhibition that is not there. */
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
   * Puts these prizes in place of all that there were; what is drawn stays drawn. '400' with its own message where two have one
   * sector, one name or no English name, and where fewer of one are given than are drawn.
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
  /** What was drawn at an exhibition, in its order, a hundred a page, with what shows that it was drawn by chance. */
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
