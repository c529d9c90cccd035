import * as z from 'zod/mini';
import { badgeRecord } from '../contract/badge/calls.ts';
import { businessCard } from '../contract/business-card/calls.ts';
import { offlineAnswer } from '../ports/offline-answer.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { badgeCacheName, pendingScansName } from './stored-names.ts';

/** `key` is made when the card is kept, so that it is sent once however often that is tried. REL-01 */
const pendingScan = z.object({ key: z.uuid(), card: businessCard.save.input });

export type PendingScan = z.output<typeof pendingScan>;

export const pendingScansKey = defineStoredKey(pendingScansName, z.array(pendingScan));

export const badgeCacheKey = defineStoredKey(badgeCacheName, offlineAnswer(z.array(badgeRecord)));
