import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { type ExhibitionAction, hasOffer, isPreregistrationRequired } from '@fairhall/core/exhibition/offer';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findExhibitionsByIds } from './exhibition-rows.ts';
import { type ShowStand, showStands } from './show-stands.ts';

interface StandActionInput {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly action: ExhibitionAction;
}

interface StandActionPorts {
  /** The caller's own registrations for an exhibition. */
  listRegistrations(context: CallContext, exhibitionId: string): Promise<readonly unknown[]>;
  /** The refusal of something for a supplier or product that buyers do not see. */
  findMissingRefusal(queries: Queries, targetId: string): Promise<Refusal>;
}

/** The exhibition, stand and registration that the check looks at. */
interface StandActionVenue {
  readonly exhibition: Exhibition;
  readonly stand: ShowStand;
}

/**
 * Checks whether the caller may start an action at an exhibitor's stand: the exhibition exists and offers the action in
 * its current phase, the supplier exhibits there, and the caller is registered if the phase requires it. A-42
 *
 */
export async function checkStandAction(
  { listRegistrations, findMissingRefusal }: StandActionPorts,
  context: CallContext,
  { exhibitionId, supplierId, action }: StandActionInput,
): Promise<Result<StandActionVenue, Refusal>> {
  const [exhibition] = await findExhibitionsByIds(context, [exhibitionId]);
  const [stand] = exhibition === undefined ? [] : await showStands(context, exhibitionId, [supplierId]);
  if (exhibition === undefined) return err(NOT_FOUND);
  if (stand === undefined) return err(await findMissingRefusal(context.database, supplierId));
  if (!hasOffer(exhibition.phase, action)) return err({ code: '400', message: 'exhibition.begin.notNow' });
  if (isPreregistrationRequired(exhibition.phase) && (await listRegistrations(context, exhibitionId)).length === 0)
    return err({ code: '400', message: 'exhibition.begin.register' });
  return ok({ exhibition, stand });
}
