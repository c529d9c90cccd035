import type { SavedBusinessCard } from '../contract/business-card/calls.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import type { Slots } from '../ports/storage.ts';
import { createSendQueue, type Kept, type Sent } from '../send-queue.ts';
import { type WaitingScan, waitingScansKey } from './keys.ts';

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
  /** Keeps the card of a badge: on the device first, and sent from there. REL-19 */
  keep(card: SavedBusinessCard): Promise<Kept<WaitingScan>>;
  /** Sends the cards that wait, the first first. REL-01 */
  send(): Promise<Sent<WaitingScan>>;
}

/** The cards that a buyer keeps from badges. A card that the gateway refuses waits on: the buyer makes room for it. */
export function openScans({ gateway, storage, ids, locks }: ScanPorts): Scans {
  const queue = createSendQueue({
    storage,
    locks,
    stored: waitingScansKey,
    send: ({ key, card }) => gateway.businessCard.save(card, { idempotencyKey: key, handled: true }),
  });
  return { ...queue, keep: (card) => queue.keep({ key: ids.uuid(), card }) };
}
