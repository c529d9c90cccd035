import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { type ExhibitionAction, needsPreRegistration, offers } from '@fairhall/core/exhibition/offer';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { exhibitionsByIds } from './exhibition-rows.ts';
import { type ShowStand, showStands } from './show-stands.ts';

interface Begun {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly action: ExhibitionAction;
}

interface BeginPorts {
  /** The caller's own registrations for an exhibition. */
  listRegistrations(context: CallContext, exhibitionId: string): Promise<readonly unknown[]>;
}

/** Where something is begun. */
interface BeginPlace {
  readonly exhibition: Exhibition;
  readonly stand: ShowStand;
}

/**
 * What is begun at an exhibitor's stand: the exhibition is there, offers it in its phase, the supplier exhibits, and the
 * caller has registered as long as one can. A-42 
 */
export async function beginAt(
  { listRegistrations }: BeginPorts,
  context: CallContext,
  { exhibitionId, supplierId, action }: Begun,
): Promise<Result<BeginPlace, Refusal>> {
  const [exhibition] = await exhibitionsByIds(context, [exhibitionId]);
  const [stand] = exhibition === undefined ? [] : await showStands(context, exhibitionId, [supplierId]);
  if (exhibition === undefined || stand === undefined) return err(NOT_FOUND);
  if (!offers(exhibition.phase, action)) return err({ code: '400', message: 'exhibition.begin.notNow' });
  if (needsPreRegistration(exhibition.phase) && (await listRegistrations(context, exhibitionId)).length === 0)
    return err({ code: '400', message: 'exhibition.begin.register' });
  return ok({ exhibition, stand });
}
