import * as z from 'zod/mini';
import { NAME_MAX } from '../account/limits.ts';
import { read, submit } from '../call.ts';
import { id, requiredText } from '../fields.ts';
import { phone } from '../phone.ts';
import { badgeNo } from '../preregistration/calls.ts';
import { DRAW_STATUSES, PRIZE_ADDRESS_MAX } from './limits.ts';

/** The draw of a badge. */
const draw = z.object({
  drawId: z.string(),
  /** Prize id and name, both '' without a prize. The name is in the reader's language, else in English. */
  prizeId: z.string(),
  prizeName: z.string(),
  /** The sector on which the wheel stops, counted from 0. */
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
  /** The eight sectors in order, with '' for one without a prize; empty if the exhibition has no prizes. */
  sectors: z.array(z.object({ prizeId: z.string(), prizeName: z.string() })),
  /** Badge number of the caller's registration for the exhibition; null without a registration. */
  badgeNo: z.nullable(z.string()),
  /** The caller can only spin the wheel after confirming the badge's email address. D-27 */
  needsProof: z.boolean(),
  draw: z.nullable(
    z.extend(draw, {
      /** The recipient of the prize, only for the caller who has confirmed it. */
      sentTo: z.nullable(z.object({ contactName: z.string(), mobile: z.string(), address: z.string() })),
    }),
  ),
});

export type Wheel = z.output<typeof wheel>;

const PATH = 'blade-pre-registration/lottery';
const callDefaults = { client: 'micro', access: 'buyer' } as const;

/** The lottery of an exhibition for its registered visitors: one spin per badge and per account. D-27 THR-62 */
export const lottery = {
  /** The wheel and the caller's draw. '404' if the exhibition does not exist.  */
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
   * Draws for the caller's badge, or returns the draw that this account has already made there. '404' if the exhibition
   * does not exist, and for a badge that does not exist or belongs to another person; '400' with its own message
   * outside the exhibition's days, without prizes, for a badge with an unconfirmed address, and for one that another
   * account has drawn for.
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
   * Sets the delivery address for the prize of the caller's own draw, once: the first address stays. '404' for a draw
   * that does not exist or belongs to another account, '400' with its own message for a draw without a prize.
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
