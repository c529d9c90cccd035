import * as z from 'zod/mini';
import { badgeRecord } from '../contract/badge/calls.ts';
import { businessCard } from '../contract/business-card/calls.ts';
import { offlineAnswer } from '../ports/offline-answer.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { badgeCacheName, pendingScansName } from './stored-names.ts';

/** The idempotency key is made when the card is saved, so that retries do not create the card twice. REL-01 */
const pendingScan = z.object({ key: z.uuid(), card: businessCard.save.input });

export type PendingScan = z.output<typeof pendingScan>;

export const pendingScansKey = defineStoredKey(pendingScansName, z.array(pendingScan));

export const badgeCacheKey = defineStoredKey(badgeCacheName, offlineAnswer(z.array(badgeRecord)));
