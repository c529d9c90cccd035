import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import { useEffect, useState } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useShowError } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type LoadedOnce, loadOnce } from '../page/load-once.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { BadgeReader, ScannedBadge } from './open-badge-reader.ts';

/** What became of what was kept: what stopped the rest, and what will never be taken, with why. */
interface SentScans {
  readonly error: GatewayError | null;
  readonly dropped: readonly { readonly error: GatewayError }[];
}

/** What a page that reads badges does with them; `Kept` is what it keeps of one, `Rejected` what will never be taken of one. */
export interface ScanCode<Item, Rejected = never> {
  readonly read: BadgeReader;
  /** Keeps it on this device and sends it from there. */
  add(stored: Item): Promise<SentScans & { readonly isDropped: boolean }>;
  /** Sends what waits on this device. */
  send(): Promise<SentScans>;
  /** How many wait. */
  waiting(): number;
  /** What will never be taken and is to be read before it is removed, where the page keeps that. */
  rejected?(): readonly Rejected[];
  removeRejected?(key: string): void;
}

/** What was read last: a badge, a text that is no badge's, or a picture without a code; null before, and for the next one. */
export type ScanOutcome = ScannedBadge | 'noBadge' | 'noCode' | null;

/** What became of the badge that is shown. `dropped` will never be taken. */
export type StoredScanState = 'shown' | 'keeping' | 'waits' | 'kept' | 'dropped';

export interface UsedScan<Item, Rejected = never> {
  readonly scanned: ScanOutcome;
  readonly stored: StoredScanState;
  readonly isReading: boolean;
  /** How many wait on this device. */
  readonly waiting: number;
  /** What will never be taken, until it is removed. */
  readonly rejected: readonly Rejected[];
  readonly removeRejected: (key: string) => void;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
  readonly add: (stored: Item) => void;
  readonly next: () => void;
  readonly send: () => void;
}

/** Opens the code of a page; the same function at each call. */
type OpenCode<Item, Rejected> = (boot: Boot, source: PortsSource) => Promise<ScanCode<Item, Rejected>>;

/** Reads badges and keeps something of each. */
export function useScan<Item, Rejected = never>(open: OpenCode<Item, Rejected>): UsedScan<Item, Rejected> {
  const { run, showSent, ...queue } = useWaiting(open);
  const { waiting } = queue;
  const [scanned, setScanned] = useState<ScanOutcome>(null);
  const [stored, setStored] = useState<StoredScanState>('shown');
  const [isReading, setReading] = useState(false);
  const show = (found: ScanOutcome) => {
    setStored('shown');
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
    // What waits is sent in its order: when nothing waits any more, this has arrived.
    stored: stored === 'waits' && waiting === 0 ? 'kept' : stored,
    readText: (text) => read(async () => text),
    readPicture: (file) => read(async () => (await loadModule(() => import('./scan-picture.ts'))).codeInPicture(file)),
    next: () => show(null),
    add(what) {
      if (stored !== 'shown') return;
      setStored('keeping');
      void run(async (scan) => {
        const sent = await scan.add(what);
        showSent(scan, sent);
        setStored(sent.isDropped ? 'dropped' : 'waits');
      });
    },
  };
}

/** What waits on this device. It is sent when the page opens, when the network is back, and at a press. REL-19 */
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
  /** Does something with the code, which cannot be fetched without a network. */
  const run = async (step: (scan: ScanCode<Item, Rejected>) => Promise<void>) => {
    try {
      await code?.load().then(step);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
  };
  useEffect(() => {
    // What could not be fetched is fetched again by the first reading, which then tells.
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

/** The code of this page, fetched once; null while the server renders. */
function useScanCode<Item, Rejected>(open: OpenCode<Item, Rejected>): LoadedOnce<[], ScanCode<Item, Rejected>> | null {
  const boot = useBoot();
  const source = usePortsSource();
  const [code] = useState(() => (source === null ? null : loadOnce(() => open(boot, source))));
  return code;
}
