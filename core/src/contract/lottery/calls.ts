import * as z from 'zod/mini';
import { NAME_MAX } from '../account/limits.ts';
import { read, submit } from '../call.ts';
import { id, requiredText } from '../fields.ts';
import { phone } from '../phone.ts';
import { badgeNo } from '../preregistration/calls.ts';
import { DRAW_STATUSES, PRIZE_ADDRESS_MAX } from './limits.ts';

/** What a badge has drawn. */
const draw = z.object({
  drawId: z.string(),
  /** Both '' where nothing was won. The name is in the reader's language, else in English. */
  prizeId: z.string(),
  prizeName: z.string(),
  /** The sector at which the wheel stops, counted from 0. */
  index: z.int(),
  status: z.enum(DRAW_STATUSES),
});

export type Draw = z.output<typeof draw>;

const confirmInput = z.strictObject({
  drawId: id,
  contactName: requiredText(NAME_MAX),
  mobile: phone,
  address: requiredText(PRIZE_ADDRESS_MAX),
});

export type ConfirmInput = z.input<typeof confirmInput>;

const wheel = z.object({
  /** The eight sectors in their order, '' for one without a prize; none at all where the exhibition has no prizes. */
  sectors: z.array(z.object({ prizeId: z.string(), prizeName: z.string() })),
  /** Of the caller's registration for the exhibition; null before there is one. */
  badgeNo: z.nullable(z.string()),
  /** The wheel turns for the caller only once mails to the address of the badge are shown to arrive. D-27 */
  needsProof: z.boolean(),
  draw: z.nullable(
    z.extend(draw, {
      /** Whom the prize is sent to, told to whoever has confirmed it. */
      sentTo: z.nullable(z.object({ contactName: z.string(), mobile: z.string(), address: z.string() })),
    }),
  ),
});

export type Wheel = z.output<typeof wheel>;

const PATH = 'blade-pre-registration/lottery';
const callDefaults = { client: 'micro', access: 'buyer' } as const;

/** The lottery of an exhibition for its registered visitors: one spin a badge, and one an account. D-27 THR-62 */
export const lottery = {
  /** The wheel and what the caller has drawn. '404' for an exhibition that is not there.  */
  wheel: read({
    ...callDefaults,
    id: 'API-387',
    path: `${PATH}/wheel`,
    input: z.strictObject({ exhibitionId: id }),
    output: wheel,
    cacheMs: 0,
    requirements: ['R-2.140', 'R-2.141', 'D-27'],
  }),
  /**
   * Draws for a badge of the caller's, or answers what this account has drawn there already. '404' for an exhibition that is not there
   * and for a badge that is another's or nobody's; '400' with its own message outside the show, where there are no prizes, and for a
   * badge whose address is not proven or that somebody else has drawn for.
   */
  draw: submit({
    ...callDefaults,
    id: 'API-37',
    path: `${PATH}/draw`,
    input: z.strictObject({ exhibitionId: id, badgeNo }),
    output: draw,
    requirements: ['R-2.140', 'D-27'],
  }),
  /**
   * Says where the prize of the caller's own draw goes, once: what was told first stays. '404' for a draw that another made, or
   * nobody, '400' with its own message where nothing was won.
   */
  confirm: submit({
    ...callDefaults,
    id: 'API-38',
    path: `${PATH}/confirm`,
    input: confirmInput,
    output: z.object({ status: z.literal('confirmed') }),
    requirements: ['R-2.141', 'D-27'],
  }),
};
