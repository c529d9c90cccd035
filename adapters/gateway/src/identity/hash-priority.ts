import type { CallContext } from '../call-context.ts';
import { listNetworks } from '../limits/network.ts';
import type { QueueKeys } from '../limits/work-queue.ts';

/** Who has proved to belong to the account. */
export const ACCOUNT_OWNER = 'known';

/**
 * For whom a password is hashed. Who proves to belong to the account, by a device that was in it before or by the link of a
 * mail, gets four of five turns, however many others try; then networks take turns, and devices within one. THR-13
 */
export const getHashPriority = (
  { address, visitor }: Pick<CallContext, 'address' | 'visitor'>,
  isAccountOwner: boolean,
): QueueKeys => [isAccountOwner ? ACCOUNT_OWNER : 'other', ...listNetworks(address), visitor ?? ''];
