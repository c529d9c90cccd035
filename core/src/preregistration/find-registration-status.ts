import type { BadgeRecord } from '../contract/badge/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';
import type { Registration } from './draft.ts';

/** The registration status of a visitor who opens the page after a registration. */
export type RegistrationStatus =
  | {
      readonly kind: 'registered';
      /** Null if the badge cannot be loaded now, or is visible only to the owner of the email address. D-33 */
      readonly badge: BadgeRecord | null;
      /** When the shown badge was cached, if the gateway cannot be reached; null if it is current. REL-19 */
      readonly cachedAt: number | null;
      /** '' if the number is sent only by email. D-33 */
      readonly badgeNo: string;
      /** '' if unknown. */
      readonly contactName: string;
      /**
       * The email address that receives the number too; '' if this device has not sent the form and so does not know
       * it.
       */
      readonly email: string;
      /** Whether the form found an existing registration. */
      readonly isWelcomeBack: boolean;
      /** The badge of another person for whom the form was sent on this device; null for none. D-33 */
      readonly colleague: BadgeRecord | null;
    }
  | { readonly kind: 'none' }
  /** The gateway cannot be reached, and this device has no registration stored. */
  | { readonly kind: 'unknown' };

/** The caller's own badge for an exhibition, and when this device cached it; null if it has just been loaded. */
export interface FoundBadge {
  readonly value: BadgeRecord | null;
  readonly cachedAt: number | null;
}

interface RegistrationStatusQuery {
  readonly exhibitionId: string;
  /** The registration that this device stores for the exhibition, unvalidated; null for none. */
  readonly stored: Partial<Registration> | null;
  readonly badgeResult: Result<FoundBadge, GatewayError>;
}

/**
 * Finds whether a visitor is registered for an exhibition, and the badge. The gateway decides. The device's data count
 * only if the gateway gives no information: without a network, and after a form for another person's address, whose
 * number goes to its owner by email. Without a network, the badge cached on the device is shown.  D-31
 * D-33 REL-19
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
  // A number that the gateway no longer knows, as after the account was deleted, is nobody's badge.
  if (badgeResult.ok && badgeNo !== '') return { kind: 'none' };
  return { kind: 'registered', badge, cachedAt: null, badgeNo, contactName, email, isWelcomeBack, colleague: null };
}

const NO_BADGE: FoundBadge = { value: null, cachedAt: null };
