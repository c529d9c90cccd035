import type { SavedBusinessCard } from '../contract/business-card/calls.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import type { Slots } from '../ports/storage.ts';
import { createSendQueue, type QueueAddResult, type QueueResult } from '../send-queue.ts';
import { type PendingScan, pendingScansKey } from './keys.ts';

interface ScanPorts {
  readonly gateway: Pick<FrontGateway, 'businessCard'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly locks: Locks;
}

/** The queue of scanned cards; it sends each card once. */
export interface Scans {
  /** The number of cards in this device's queue. */
  waiting(): number;
  /** Saves the card of a badge on the device, and then sends it. REL-19 */
  add(card: SavedBusinessCard): Promise<QueueAddResult<PendingScan>>;
  /** Sends the queued cards in order. REL-01 */
  send(): Promise<QueueResult<PendingScan>>;
}

/**
 * Opens the queue of cards that a buyer scans from badges. A card that the gateway rejects stays in the queue until the
 * buyer has deleted other cards to make room.
 */
export function openScans({ gateway, storage, ids, locks }: ScanPorts): Scans {
  const queue = createSendQueue({
    storage,
    locks,
    stored: pendingScansKey,
    send: ({ key, card }) => gateway.businessCard.save(card, { idempotencyKey: key, handled: true }),
  });
  return { ...queue, add: (card) => queue.add({ key: ids.uuid(), card }) };
}
