import * as z from 'zod/mini';
import { ownBadge } from '../contract/badge/calls.ts';
import { businessCard } from '../contract/business-card/calls.ts';
import { keptAnswer } from '../ports/kept-answer.ts';
import { storedKey } from '../ports/storage.ts';
import { keptBadgesName, waitingScansName } from './stored-names.ts';

/** `key` is made when the card is kept, so that it is sent once however often that is tried. REL-01 */
const waitingScan = z.object({ key: z.uuid(), card: businessCard.save.input });

export type WaitingScan = z.output<typeof waitingScan>;

export const waitingScansKey = storedKey(waitingScansName, z.array(waitingScan));

export const keptBadgesKey = storedKey(keptBadgesName, keptAnswer(z.array(ownBadge)));
