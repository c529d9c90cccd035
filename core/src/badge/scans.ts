import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import type { Slots } from '../ports/storage.ts';
import { createSendQueue, type QueueAddResult, type QueueResult } from '../send-queue.ts';
import { type PendingScan, pendingScansKey, type ScannedItem } from './keys.ts';

export interface ScanPorts {
  readonly gateway: Pick<FrontGateway, 'businessCard'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly locks: Locks;
}

/** A badge number or an address that leads to no card. */
export interface RejectedScan {
  readonly key: string;
  readonly text: string;
  /** The gateway's message; '' if it sent none. */
  readonly reason: string;
}

/** The queue of scanned cards; it sends each card once. */
export interface Scans {
  /** The number of cards in this device's queue. */
  waiting(): number;
  /** Saves a card on the device, or the text that leads to it, and then sends it. REL-19 */
  add(item: ScannedItem): Promise<QueueAddResult<PendingScan>>;
  /** Sends the queued cards in order. REL-01 */
  send(): Promise<QueueResult<PendingScan>>;
  /** Texts that lead to no card, the latest first, until they are removed. */
  rejected(): readonly RejectedScan[];
  removeRejected(key: string): void;
}

/** The code for a text that leads to no card. */
const ERROR_FINAL_CODE = '404';

/**
 * Opens the queue of cards that a buyer scans. A card that the gateway rejects stays in the queue until the buyer has
 * deleted other cards to make room. A text without a card leaves the queue, and stays on the device to be read.
 */
export function openScans({ gateway: { businessCard }, storage, ids, locks }: ScanPorts): Scans {
  const slot = storage.slot(pendingScansKey);
  const rejected = (): RejectedScan[] =>
    (slot.read() ?? []).flatMap((row) =>
      'text' in row && row.reason !== undefined ? [{ key: row.key, text: row.text, reason: row.reason }] : [],
    );
  const queue = createSendQueue({
    storage,
    locks,
    stored: pendingScansKey,
    canSend: (row) => 'card' in row || row.reason === undefined,
    send: (row) => {
      const options = { idempotencyKey: row.key, handled: true } as const;
      return 'card' in row ? businessCard.save(row.card, options) : businessCard.collect({ text: row.text }, options);
    },
    isFinal: ({ code }) => code === ERROR_FINAL_CODE,
    // The row itself leaves the queue afterwards, so the rejected one has a key of its own.
    saveDropped: (row, { message }) => {
      if ('text' in row) slot.save([...(slot.read() ?? []), { key: ids.uuid(), text: row.text, reason: message }]);
    },
  });
  return {
    ...queue,
    add: (item) => queue.add({ key: ids.uuid(), ...item }),
    rejected: () => rejected().toReversed(),
    removeRejected: (key) => slot.save((slot.read() ?? []).filter((row) => row.key !== key)),
  };
}
