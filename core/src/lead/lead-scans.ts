import { isCleanText } from '../contract/fields.ts';
import type { LeadNoteFields } from '../contract/lead/supplier-calls.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import { createServerClock } from '../ports/server-clock.ts';
import type { Slots } from '../ports/storage.ts';
import { createSendQueue, type QueueAddResult, type QueueResult } from '../send-queue.ts';
import type { SupplierGateway } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';
import { type PendingLead, pendingLeadsKey, rejectedLeadsKey } from './keys.ts';

interface LeadScanPorts {
  readonly supplierGateway: Pick<SupplierGateway, 'supplierLead'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly locks: Locks;
  readonly clock: Clock;
}

/** A scanned badge, with the notes on its lead. */
export interface ScannedLead extends LeadNoteFields {
  /** The exact text of the badge's code. */
  readonly text: string;
}

/** A badge that the gateway rejected as a lead, with the notes on it. */
export interface RejectedLead extends ScannedLead {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly scannedAt: number;
  /** The gateway's message; '' if it sent none. */
  readonly reason: string;
}

/** The badges that a supplier's person scanned; each creates one lead. */
export interface LeadScans {
  /** The number of badges queued on this device. */
  waiting(): number;
  /** Stores a badge on the device, and sends it from there. REL-19 */
  add(lead: ScannedLead): Promise<QueueAddResult<PendingLead>>;
  /** Sends the queued badges in order. REL-01 */
  send(): Promise<QueueResult<PendingLead>>;
  /** Badges that the gateway rejected for good, the latest first, until they are removed. */
  rejected(): readonly RejectedLead[];
  removeRejected(key: string): void;
}

/**
 * The code for a badge that the gateway rejects for good. Other errors, such as for a wrong clock on the phone, are not
 * about the badge.
 */
const ERROR_FINAL_CODE = '410';

/**
 * Opens the queue of badges that a supplier's person scans. A badge scanned for one supplier is never sent for another
 * one who logs in on the same device. The scan time is the server's time, since phone clocks are wrong by minutes or
 * hours. D-49 D-62 D-65 REL-19
 */
export function openLeadScans({ supplierGateway, storage, ids, locks, clock }: LeadScanPorts): LeadScans {
  const serverClock = createServerClock(storage, clock);
  const supplierId = () => createSupplierSession(storage).supplierId();
  const rejected = storage.slot(rejectedLeadsKey);
  const queue = createSendQueue({
    storage,
    locks,
    stored: pendingLeadsKey,
    canSend: (row) => row.supplierId === supplierId(),
    send: ({ key, lead }) => supplierGateway.supplierLead.scan(lead, { idempotencyKey: key, handled: true }),
    isFinal: ({ code }) => code === ERROR_FINAL_CODE,
    saveDropped: (row, { message }) => rejected.save([...(rejected.read() ?? []), { ...row, reason: message }]),
  });
  return {
    ...queue,
    rejected: () =>
      (rejected.read() ?? [])
        .filter((row) => row.supplierId === supplierId())
        .map(({ key, lead, reason }) => ({ key, ...lead, reason }))
        .toReversed(),
    removeRejected: (key) => rejected.save((rejected.read() ?? []).filter((row) => row.key !== key)),
    add: ({ text, rating, tags, note, request }) =>
      queue.add({
        key: ids.uuid(),
        supplierId: supplierId(),
        lead: {
          text,
          scannedAt: serverClock.now(),
          rating,
          tags: [...tags],
          note: cleanText(note),
          request: cleanText(request),
        },
      }),
  };
}

/** Notes that the gateway would reject are dropped, since the badge matters more. */
const cleanText = (words: string): string => (isCleanText(words) ? words : '');
