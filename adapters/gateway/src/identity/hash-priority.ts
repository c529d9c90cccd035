import type { CallContext } from '../call-context.ts';
import { listNetworks } from '../limits/network.ts';
import type { QueueKeys } from '../limits/work-queue.ts';

/** The group of callers who proved that the account is theirs. */
export const ACCOUNT_OWNER = 'known';

/**
 * The priority of hashing a password. Callers who prove that the account is theirs (by a device that logged in before,
 * or by the link of an email) get four of five turns, however many others try. Otherwise networks take turns, and
 * devices within a network. THR-13
 */
export const getHashPriority = (
  { address, visitor }: Pick<CallContext, 'address' | 'visitor'>,
  isAccountOwner: boolean,
): QueueKeys => [isAccountOwner ? ACCOUNT_OWNER : 'other', ...listNetworks(address), visitor ?? ''];
