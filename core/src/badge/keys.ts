import * as z from 'zod/mini';
import { businessCard } from '../contract/business-card.ts';
import { storedKey } from '../ports/storage.ts';
import { waitingScansName } from './stored-names.ts';

/** `key` is made when the card is kept, so that it is sent once however often that is tried. REL-01 */
const waitingScan = z.object({ key: z.uuid(), card: businessCard.save.input });

export type WaitingScan = z.output<typeof waitingScan>;

export const waitingScansKey = storedKey(waitingScansName, z.array(waitingScan));
