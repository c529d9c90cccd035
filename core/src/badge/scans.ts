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

/** Cards of badges that were scanned, each sent once. */
export interface Scans {
  /** How many cards wait on this device. */
  waiting(): number;
  /** Saves the card of a badge on the device, and sends it from there. REL-19 */
  add(card: SavedBusinessCard): Promise<QueueAddResult<PendingScan>>;
  /** Sends the cards that wait, the first first. REL-01 */
  send(): Promise<QueueResult<PendingScan>>;
}

/** The cards that a buyer keeps from badges. A card that the gateway refuses waits on: the buyer makes room for it. */
export function openScans({ gateway, storage, ids, locks }: ScanPorts): Scans {
  const queue = createSendQueue({
    storage,
    locks,
    stored: pendingScansKey,
    send: ({ key, card }) => gateway.businessCard.save(card, { idempotencyKey: key, handled: true }),
  });
  return { ...queue, add: (card) => queue.add({ key: ids.uuid(), card }) };
}
