import * as z from 'zod/mini';
import { badgeRecord } from '../contract/badge/calls.ts';
import { businessCard, type SavedBusinessCard } from '../contract/business-card/calls.ts';
import { draftText } from '../forms/draft-text.ts';
import { offlineAnswer } from '../ports/offline-answer.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { badgeCacheName, pendingScansName } from './stored-names.ts';

/** The card of a badge's code; or a badge number or an address, whose card the gateway knows. */
export type ScannedItem = { readonly card: SavedBusinessCard } | { readonly text: string };

/**
 * The idempotency key is made when the scan is saved, so that retries do not create the card twice. `reason` is set
 * when there is no card: the gateway's message in the language of the person who scanned, '' if it sent none. REL-01
 */
const pendingScan = z.union([
  z.object({ key: z.uuid(), card: businessCard.save.input }),
  z.object({ key: z.uuid(), text: businessCard.collect.input.shape.text, reason: z.optional(draftText(1_000)) }),
]);

export type PendingScan = z.output<typeof pendingScan>;

export const pendingScansKey = defineStoredKey(pendingScansName, z.array(pendingScan));

export const badgeCacheKey = defineStoredKey(badgeCacheName, offlineAnswer(z.array(badgeRecord)));
