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

/** A badge that was scanned, with what is written on its lead. */
export interface ScannedLead extends LeadNoteFields {
  /** What the badge's code says, letter by letter. */
  readonly text: string;
}

/** A badge that makes no lead, with what was written on it. */
export interface RejectedLead extends ScannedLead {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly scannedAt: number;
  /** Why, in the gateway's words; '' where it sent none. */
  readonly reason: string;
}

/** Badges that a supplier's person scanned, each sent once. */
export interface LeadScans {
  /** How many wait on this device. */
  waiting(): number;
  /** Keeps a badge: on the device first, and sent from there. REL-19 */
  add(lead: ScannedLead): Promise<QueueAddResult<PendingLead>>;
  /** Sends what waits, the first first. REL-01 */
  send(): Promise<QueueResult<PendingLead>>;
  /** What the gateway will never take, the latest first, until it is removed. */
  rejected(): readonly RejectedLead[];
  removeRejected(key: string): void;
}

/** The code of a badge that the gateway will never take. Any other refusal, as of a phone whose clock is wrong, is not about the badge. */
const ERROR_FINAL_CODE = '410';

/**
 * The badges that a supplier's person scans. What was scanned for one supplier is never sent for another who logs in on the same
 * device; when, is told by the server's time, since phones are off by minutes and hours. D-49 D-62 D-65 REL-19
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

/** Words that the gateway would refuse are not sent: the badge counts more. */
const cleanText = (words: string): string => (isCleanText(words) ? words : '');
