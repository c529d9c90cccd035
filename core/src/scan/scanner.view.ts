import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { FoundScan, RejectedItem, ScanFault } from './found-scan.ts';
import type { ScannerSnapshot } from './scanner.machine.ts';

/**
 * Where the shown scan is: only on the screen, being saved, on the device until there is a network, with the gateway, or
 * rejected for good.
 */
export type ScanState = 'found' | 'saving' | 'waiting' | 'saved' | 'dropped';

export interface ScannerView {
  readonly busy: boolean;
  readonly isReading: boolean;
  /** The scan that is shown; null while the scanner waits for one. */
  readonly found: FoundScan | null;
  readonly state: ScanState;
  /** Why the last code leads to nothing; null otherwise. */
  readonly fault: ScanFault | null;
  /** The error of the last save or send; null if it did not fail. */
  readonly message: DisplayMessage | null;
  /** The number of scans that wait on this device. */
  readonly waiting: number;
  /** Scans that were rejected for good and not yet removed. */
  readonly rejected: readonly RejectedItem[];
}

/** D-62 */
export function scanView(snapshot: ScannerSnapshot): ScannerView {
  const { found, fault, error, waiting, rejected } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    isReading: snapshot.matches({ scan: 'reading' }),
    found,
    state: stateOf(snapshot),
    fault,
    message: error && errorMessage(error),
    waiting,
    rejected,
  };
}

function stateOf(snapshot: ScannerSnapshot): ScanState {
  if (snapshot.matches({ scan: 'saving' })) return 'saving';
  if (!snapshot.matches({ scan: 'saved' })) return 'found';
  if (snapshot.context.isDropped) return 'dropped';
  // The queue is sent in order, so an empty queue means that this scan was sent.
  return snapshot.context.waiting === 0 ? 'saved' : 'waiting';
}

/** The page before its flow is loaded. */
export const SCAN_START: ScannerView = {
  busy: false,
  isReading: false,
  found: null,
  state: 'found',
  fault: null,
  message: null,
  waiting: 0,
  rejected: [],
};
