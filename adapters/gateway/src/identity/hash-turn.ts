import type { CallContext } from '../call-context.ts';
import { networksOf } from '../limits/network.ts';
import type { WorkFor } from '../limits/work-line.ts';

/** Who has proved to belong to the account. */
export const KNOWN = 'known';

/**
 * For whom a password is hashed. Who proves to belong to the account, by a device that was in it before or by the link of a
 * mail, gets four of five turns, however many others try; then networks take turns, and devices within one. THR-13
 */
export const hashTurn = ({ address, visitor }: Pick<CallContext, 'address' | 'visitor'>, isKnown: boolean): WorkFor => [
  isKnown ? KNOWN : 'other',
  ...networksOf(address),
  visitor ?? '',
];
