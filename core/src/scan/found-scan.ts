import type { BadgePayload } from '../badge/badge-payload.ts';
import type { BadgeStatus } from '../badge/decode-badge.ts';
import type { FoundBusinessCard, SavedBusinessCard } from '../contract/business-card/calls.ts';
import type { DisplayMessage } from '../contract/error-message.ts';
import type { LeadNoteFields } from '../contract/lead/supplier-calls.ts';
import type { UnusableScanReason } from './parse-scan.ts';

/**
 * Why a badge cannot be saved: it is not signed by its exhibition, it is for an exhibition where the supplier has no
 * stand, or its code holds no name.
 */
export type ScanProblem = 'unsigned' | 'elsewhere' | 'nameless';

/** A badge whose code was read. */
export interface FoundBadge {
  readonly kind: 'badge';
  /** The exact text of the code. */
  readonly text: string;
  readonly payload: BadgePayload;
  readonly status: BadgeStatus;
  /** The business card in the code; null for a badge that holds only its number. */
  readonly card: SavedBusinessCard | null;
  readonly problem: ScanProblem | null;
}

/** A badge number, or the address of a shared card: the gateway knows whose it is. */
export interface FoundReference {
  readonly kind: 'badgeNumber' | 'card';
  /** The number, or the address. */
  readonly text: string;
  /** Null if the scanner does not look the card up, or has no network. */
  readonly card: FoundBusinessCard | null;
  readonly problem: null;
}

/** What a scanner found and can show. */
export type FoundScan = FoundBadge | FoundReference;

/** Why there is nothing to show. */
export type ScanFaultReason =
  | UnusableScanReason
  /** A picture without a code. */
  | 'noCode'
  | 'noNumber'
  | 'noCard'
  /** The card of a supplier's person, who cannot become a lead. */
  | 'exhibitorCard'
  /** The code could not be looked up, for the reason in `message`. */
  | 'failed';

export interface ScanFault {
  readonly kind: 'fault';
  readonly reason: ScanFaultReason;
  /** The host of another web page. */
  readonly host?: string;
  /** The public id of the card of a supplier's person. */
  readonly cdpId?: string;
  readonly message?: DisplayMessage;
}

/** A scan that was rejected for good after it had been saved on the device. */
export interface RejectedItem {
  readonly key: string;
  readonly kind: FoundScan['kind'];
  /** The gateway's message; '' if it sent none. */
  readonly reason: string;
  /** Data of the badge's code; '' for missing values. */
  readonly contactName: string;
  readonly companyName: string;
  readonly badgeNo: string;
  /** The supplier's notes, and when it was scanned in epoch milliseconds; null for a visitor's scan. */
  readonly notes: LeadNoteFields | null;
  readonly scannedAt: number | null;
}
