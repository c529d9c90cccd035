import { buyerContactEmailKey } from '../account/keys.ts';
import type { OwnBadge } from '../contract/badge.ts';
import { type AnswerSlot, answerSlot, type KeepPorts } from '../ports/kept-answer.ts';
import { keptBadgesKey } from './keys.ts';

/** The buyer's badges as this device keeps them, for the entrance of a hall without a network. REL-19 */
export const keptBadges = (ports: KeepPorts): AnswerSlot<OwnBadge[]> =>
  answerSlot(ports, keptBadgesKey, buyerContactEmailKey);
