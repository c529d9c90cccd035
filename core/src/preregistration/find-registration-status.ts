import type { BadgeRecord } from '../contract/badge/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';
import type { Registration } from './draft.ts';

/** How somebody stands who opens the page that comes after a registration. */
export type RegistrationStatus =
  | {
      readonly kind: 'registered';
      /** Null where it cannot be had now, or is for the owner of the address alone. D-33 */
      readonly badge: BadgeRecord | null;
      /** When the badge was as it is shown, where the gateway cannot be reached; null where that is now. REL-19 */
      readonly cachedAt: number | null;
      /** '' where it is told by mail alone. D-33 */
      readonly badgeNo: string;
      /** '' where it is not known. */
      readonly contactName: string;
      /** Where the number goes as well; '' where this device has not sent the form, and so does not know. */
      readonly email: string;
      /** Whether the form found a registration that was there before. */
      readonly isWelcomeBack: boolean;
      /** The badge of somebody else for whom the form was sent on this device; null for none. D-33 */
      readonly colleague: BadgeRecord | null;
    }
  | { readonly kind: 'none' }
  /** The gateway cannot be asked, and this device knows of no registration. */
  | { readonly kind: 'unknown' };

/** The caller's own badge of an exhibition, and when this device kept it; null where the gateway has just answered. */
export interface FoundBadge {
  readonly value: BadgeRecord | null;
  readonly cachedAt: number | null;
}

interface RegistrationStatusQuery {
  readonly exhibitionId: string;
  /** What this device keeps of a registration there, unchecked; null for none. */
  readonly stored: Partial<Registration> | null;
  readonly badgeResult: Result<FoundBadge, GatewayError>;
}

/**
 * Whether somebody is registered for an exhibition, with the badge. The gateway decides: what the device keeps counts where the
 * gateway tells nothing of it, which is without a network, and after a form for another's address, whose number goes to its
 * owner by mail. Without a network a badge that the device keeps is shown.  D-31 D-33 REL-19
 */
export async function findRegistrationStatus(
  { badge: calls }: Pick<FrontGateway, 'badge'>,
  { exhibitionId, stored, badgeResult }: RegistrationStatusQuery,
  signal: CancelSignal,
): Promise<RegistrationStatus> {
  const { value: badge, cachedAt } = badgeResult.ok ? badgeResult.value : NO_BADGE;
  const { badgeNo = '', contactName = '', email = '', isWelcomeBack = false } = stored ?? {};
  if (badge !== null) {
    const isSent = badgeNo === badge.badgeNo;
    const sent = isSent ? { email, isWelcomeBack } : { email: '', isWelcomeBack: false };
    const named =
      isSent || badgeNo === '' || cachedAt !== null
        ? null
        : await calls.ofExhibition({ exhibitionId, badgeNo }, { signal, handled: true });
    const other = named?.ok === true ? named.value : null;
    const colleague = other?.badgeNo === badgeNo && other.isOwn === false ? other : null;
    const { badgeNo: ownNumber, contactName: ownName } = badge;
    return { kind: 'registered', badge, cachedAt, badgeNo: ownNumber, contactName: ownName, ...sent, colleague };
  }
  if (stored === null) return { kind: badgeResult.ok ? 'none' : 'unknown' };
  // A number that the gateway knows no more, as after the account was deleted, is nobody's badge.
  if (badgeResult.ok && badgeNo !== '') return { kind: 'none' };
  return { kind: 'registered', badge, cachedAt: null, badgeNo, contactName, email, isWelcomeBack, colleague: null };
}

const NO_BADGE: FoundBadge = { value: null, cachedAt: null };
