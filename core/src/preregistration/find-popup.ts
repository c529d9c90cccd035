import type { GatewayError } from '../contract/error.ts';
import type { Exhibition } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Slot } from '../ports/slot.ts';
import { ok, type Result } from '../result.ts';
import type { Registrations } from './draft.ts';
import type { HomeCountryRegistrations } from './home-country-registrations.ts';
import { type LoadedExhibition, loadExhibition } from './load-exhibition.ts';

export interface FindPopupPorts {
  readonly front: Pick<FrontGateway, 'exhibition'>;
  /** Exhibitions recommended to this visitor, the most important one first.  */
  readonly recommended: (signal: CancelSignal) => Promise<Result<readonly Exhibition[], GatewayError>>;
  readonly infos: Pick<Slot<Registrations>, 'read'>;
  readonly attended: Pick<Slot<HomeCountryRegistrations>, 'read'>;
  /** Exhibitions whose pop-up was shown during this visit. */
  readonly announced: Slot<string[]>;
}

/**
 * Finds the exhibition for the pop-up: the first recommended one, unless the visitor has registered for it on this
 * device, its pop-up is off, or it was shown during this visit. A logged-in visitor sees only pop-ups with the mode
 * `always`. Null if there is none. A-38 D-73 D-79
 */
export async function findPopup(
  { front, recommended, infos, attended, announced }: FindPopupPorts,
  { isLoggedIn }: { readonly isLoggedIn: boolean },
  signal: CancelSignal,
): Promise<Result<LoadedExhibition | null, GatewayError>> {
  const rows = await recommended(signal);
  if (!rows.ok) return rows;
  const id = rows.value[0]?.exhibitionId;
  if (id === undefined) return NO_POPUP;
  const isRegistered =
    infos.read()?.[id] !== undefined || attended.read()?.some(({ exhibitionId }) => exhibitionId === id);
  if (isRegistered) return NO_POPUP;
  const loaded = await loadExhibition(front, id, signal);
  if (!loaded.ok) return loaded;
  const { isOpen, popupMode } = loaded.value;
  const isAlways = popupMode === 'always';
  const isQuiet = popupMode === 'off' || (!isAlways && (isLoggedIn || announced.read()?.includes(id)));
  return !isOpen || isQuiet ? NO_POPUP : loaded;
}

const NO_POPUP: Result<null, GatewayError> = ok(null);
