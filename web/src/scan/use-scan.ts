import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import { useEffect, useState } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useShowError } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type LoadedOnce, loadOnce } from '../page/load-once.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { BadgeReader, ScannedBadge } from './open-badge-reader.ts';

/**
 * The result of sending stored scans: the error that stopped the queue, and the scans that were rejected for good, with
 * their errors.
 */
interface SentScans {
  readonly error: GatewayError | null;
  readonly dropped: readonly { readonly error: GatewayError }[];
}

/**
 * The calls of a page that reads badges. `Item` is the data stored for each badge, `Rejected` a stored item that was
 * rejected for good.
 */
export interface ScanCode<Item, Rejected = never> {
  readonly read: BadgeReader;
  /** Stores the item on this device and sends it. */
  add(item: Item): Promise<SentScans & { readonly isDropped: boolean }>;
  /** Sends the items that wait on this device. */
  send(): Promise<SentScans>;
  /** Returns the number of waiting items. */
  waiting(): number;
  /**
   * Returns rejected items that the user should see before they are removed. Absent if the page does not store them.
   */
  rejected?(): readonly Rejected[];
  removeRejected?(key: string): void;
}

/**
 * The last result: a badge, a text that is not a badge's, or a picture without a code; null before the first scan and
 * after `next`.
 */
export type ScanOutcome = ScannedBadge | 'noBadge' | 'noCode' | null;

/** The storage state of the shown badge. `dropped` means rejected for good. */
export type StoredScanState = 'shown' | 'keeping' | 'waits' | 'kept' | 'dropped';

export interface UsedScan<Item, Rejected = never> {
  readonly scanned: ScanOutcome;
  readonly stored: StoredScanState;
  readonly isReading: boolean;
  /** The number of items that wait on this device. */
  readonly waiting: number;
  /** Items that were rejected for good and not yet removed. */
  readonly rejected: readonly Rejected[];
  readonly removeRejected: (key: string) => void;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
  readonly add: (item: Item) => void;
  readonly next: () => void;
  readonly send: () => void;
}

/** Opens the code of a page. Must be the same function on each render. */
type OpenCode<Item, Rejected> = (boot: Boot, source: PortsSource) => Promise<ScanCode<Item, Rejected>>;

/** Reads badges and stores an item for each. */
export function useScan<Item, Rejected = never>(open: OpenCode<Item, Rejected>): UsedScan<Item, Rejected> {
  const { run, showSent, ...queue } = useWaiting(open);
  const { waiting } = queue;
  const [scanned, setScanned] = useState<ScanOutcome>(null);
  const [storedState, setStoredState] = useState<StoredScanState>('shown');
  const [isReading, setReading] = useState(false);
  const show = (found: ScanOutcome) => {
    setStoredState('shown');
    setScanned(found);
  };
  const read = (text: () => Promise<string | null>) => {
    setReading(true);
    void run(async (scan) => {
      const found = await text();
      show(found === null ? 'noCode' : ((await scan.read(found)) ?? 'noBadge'));
    }).finally(() => setReading(false));
  };
  return {
    scanned,
    isReading,
    ...queue,
    // The queue is sent in order, so an empty queue means that this item was sent.
    stored: storedState === 'waits' && waiting === 0 ? 'kept' : storedState,
    readText: (text) => read(async () => text),
    readPicture: (file) => read(async () => (await loadModule(() => import('./scan-picture.ts'))).codeInPicture(file)),
    next: () => show(null),
    add(item) {
      if (storedState !== 'shown') return;
      setStoredState('keeping');
      void run(async (scan) => {
        const sent = await scan.add(item);
        showSent(scan, sent);
        setStoredState(sent.isDropped ? 'dropped' : 'waits');
      });
    },
  };
}

/** The queue on this device. It is sent when the page opens, when the network is back, and on request. REL-19 */
function useWaiting<Item, Rejected>(open: OpenCode<Item, Rejected>) {
  const code = useScanCode(open);
  const showError = useShowError();
  const [waiting, setWaiting] = useState(0);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const showQueue = (scan: ScanCode<Item, Rejected>) => {
    setWaiting(scan.waiting());
    setRejected(scan.rejected?.() ?? []);
  };
  const showSent = (scan: ScanCode<Item, Rejected>, { error: refused, dropped }: SentScans) => {
    showQueue(scan);
    for (const { error } of dropped) showError(error);
    if (refused !== null) showError(refused);
  };
  const sendWaiting = async (scan: ScanCode<Item, Rejected>) => {
    showQueue(scan);
    if (scan.waiting() > 0) showSent(scan, await scan.send());
  };
  /** Runs a step with the page's code. Loading the code fails without a network. */
  const run = async (step: (scan: ScanCode<Item, Rejected>) => Promise<void>) => {
    try {
      await code?.load().then(step);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
  };
  useEffect(() => {
    // A failure is ignored here, because the first scan loads the code again and shows the error.
    const start = () => void code?.load().then(sendWaiting, () => undefined);
    start();
    addEventListener('online', start);
    return () => removeEventListener('online', start);
  }, [code]);
  const removeRejected = (key: string) =>
    void run(async (scan) => {
      scan.removeRejected?.(key);
      showQueue(scan);
    });
  return { run, showSent, waiting, rejected, removeRejected, send: () => void run(sendWaiting) };
}

/** Returns the page's code, which is loaded once; null while the server renders. */
function useScanCode<Item, Rejected>(open: OpenCode<Item, Rejected>): LoadedOnce<[], ScanCode<Item, Rejected>> | null {
  const boot = useBoot();
  const source = usePortsSource();
  const [code] = useState(() => (source === null ? null : loadOnce(() => open(boot, source))));
  return code;
}
