import type { GatewayError } from '../contract/error.ts';
import type { Exhibition } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import type { IndustryKey } from '../site/industries.ts';
import { isRegistrationOpen } from './is-registration-open.ts';

export interface FindPopupPorts {
  readonly exhibition: Pick<FrontGateway['exhibition'], 'config'>;
  /** Exhibitions of the page's industry recommended to this visitor, the most important one first.  */
  readonly recommended: (signal: CancelSignal) => Promise<Result<readonly Exhibition[], GatewayError>>;
  /** Whether this device has a registration for an exhibition. */
  readonly isRegistered: (exhibitionId: string) => boolean;
  /** What the pop-up has done in this visit; see `exhibitionPopupName`. */
  readonly announced: {
    readonly read: () => readonly string[];
    readonly save: (entries: readonly string[]) => void;
  };
}

export interface FindPopupInput {
  readonly isLoggedIn: boolean;
  /** The industry of the page; undefined for a page without one. */
  readonly industry: IndustryKey | undefined;
}

/** An exhibition for the pop-up. */
export interface OfferedExhibition {
  readonly show: Exhibition;
  /** Whether its pop-up is shown on every page, also to buyers who are logged in. A-38 */
  readonly isAlways: boolean;
}

/**
 * Finds the exhibition for the pop-up: the first one that is recommended and of the page's industry, unless the visitor
 * has registered for it on this device, its pop-up is off, or it was shown during this visit. A logged-in visitor sees
 * only pop-ups with the mode `always`. Null if there is none. A-38 D-73 D-79
 */
export async function findPopup(
  { exhibition, recommended, isRegistered, announced }: FindPopupPorts,
  { isLoggedIn }: Pick<FindPopupInput, 'isLoggedIn'>,
  signal: CancelSignal,
): Promise<Result<OfferedExhibition | null, GatewayError>> {
  const rows = await recommended(signal);
  if (!rows.ok) return rows;
  const [show] = rows.value;
  if (show === undefined || isRegistered(show.exhibitionId) || !isRegistrationOpen(show.phase)) return NO_POPUP;
  const { exhibitionId } = show;
  const config = await exhibition.config({ exhibitionId }, { handled: true, signal });
  const mode = config.ok ? config.value.popupMode : 'default';
  const isAlways = mode === 'always';
  const isQuiet = mode === 'off' || (!isAlways && (isLoggedIn || announced.read().includes(exhibitionId)));
  return isQuiet ? NO_POPUP : ok({ show, isAlways });
}

const NO_POPUP: Result<null, GatewayError> = ok(null);
