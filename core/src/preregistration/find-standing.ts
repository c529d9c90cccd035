import type { OwnBadge } from '../contract/badge/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';
import type { Registration } from './draft.ts';

/** How somebody stands who opens the page that comes after a registration. */
export type Standing =
  | {
      readonly kind: 'registered';
      /** Null where it cannot be had now, or is for the owner of the address alone. D-33 */
      readonly badge: OwnBadge | null;
      /** When the badge was as it is shown, where the gateway cannot be reached; null where that is now. REL-19 */
      readonly keptAt: number | null;
      /** '' where it is told by mail alone. D-33 */
      readonly badgeNo: string;
      /** '' where it is not known. */
      readonly contactName: string;
      /** Where the number goes as well; '' where this device has not sent the form, and so does not know. */
      readonly email: string;
      /** Whether the form found a registration that was there before. */
      readonly isWelcomeBack: boolean;
      /** The badge of somebody else for whom the form was sent on this device; null for none. D-33 */
      readonly colleague: OwnBadge | null;
    }
  | { readonly kind: 'none' }
  /** The gateway cannot be asked, and this device knows of no registration. */
  | { readonly kind: 'unknown' };

/** The caller's own badge of an exhibition, and when this device kept it; null where the gateway has just answered. */
export interface FoundBadge {
  readonly value: OwnBadge | null;
  readonly keptAt: number | null;
}

interface Asked {
  readonly exhibitionId: string;
  /** What this device keeps of a registration there, unchecked; null for none. */
  readonly kept: Partial<Registration> | null;
  readonly own: Result<FoundBadge, GatewayError>;
}

/**
 * Whether somebody is registered for an exhibition, with the badge. The gateway decides: what the device keeps counts where the
 * gateway tells nothing of it, which is without a network, and after a form for another's address, whose number goes to its
 * owner by mail. Without a network a badge that the device keeps is shown.  D-31 D-33 REL-19
 */
export async function findStanding(
  { badge: calls }: Pick<FrontGateway, 'badge'>,
  { exhibitionId, kept, own }: Asked,
  signal: CancelSignal,
): Promise<Standing> {
  const { value: badge, keptAt } = own.ok ? own.value : NO_BADGE;
  const { badgeNo = '', contactName = '', email = '', isWelcomeBack = false } = kept ?? {};
  if (badge !== null) {
    const isSent = badgeNo === badge.badgeNo;
    const sent = isSent ? { email, isWelcomeBack } : { email: '', isWelcomeBack: false };
    const named =
      isSent || badgeNo === '' || keptAt !== null
        ? null
        : await calls.ofExhibition({ exhibitionId, badgeNo }, { signal, handled: true });
    const other = named?.ok === true ? named.value : null;
    const colleague = other?.badgeNo === badgeNo && other.isOwn === false ? other : null;
    const { badgeNo: ownNumber, contactName: ownName } = badge;
    return { kind: 'registered', badge, keptAt, badgeNo: ownNumber, contactName: ownName, ...sent, colleague };
  }
  if (kept === null) return { kind: own.ok ? 'none' : 'unknown' };
  // A number that the gateway knows no more, as after the account was deleted, is nobody's badge.
  if (own.ok && badgeNo !== '') return { kind: 'none' };
  return { kind: 'registered', badge, keptAt: null, badgeNo, contactName, email, isWelcomeBack, colleague: null };
}

const NO_BADGE: FoundBadge = { value: null, keptAt: null };
