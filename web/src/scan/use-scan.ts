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
  readonly refused: GatewayError | null;
  readonly dropped: readonly { readonly error: GatewayError }[];
}

/** What a page that reads badges does with them; `Kept` is what it keeps of one, `Rejected` what will never be taken of one. */
export interface ScanCode<Kept, Rejected = never> {
  readonly read: BadgeReader;
  /** Keeps it on this device and sends it from there. */
  keep(kept: Kept): Promise<SentScans & { readonly isDropped: boolean }>;
  /** Sends what waits on this device. */
  send(): Promise<SentScans>;
  /** How many wait. */
  waiting(): number;
  /** What will never be taken and is to be read before it is removed, where the page keeps that. */
  rejected?(): readonly Rejected[];
  removeRejected?(key: string): void;
}

/** What was read last: a badge, a text that is no badge's, or a picture without a code; null before, and for the next one. */
export type Scanned = ScannedBadge | 'noBadge' | 'noCode' | null;

/** What became of the badge that is shown. `dropped` will never be taken. */
export type KeptState = 'shown' | 'keeping' | 'waits' | 'kept' | 'dropped';

export interface UsedScan<Kept, Rejected = never> {
  readonly scanned: Scanned;
  readonly kept: KeptState;
  readonly isReading: boolean;
  /** How many wait on this device. */
  readonly waiting: number;
  /** What will never be taken, until it is removed. */
  readonly rejected: readonly Rejected[];
  readonly removeRejected: (key: string) => void;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
  readonly keep: (kept: Kept) => void;
  readonly next: () => void;
  readonly send: () => void;
}

/** Opens the code of a page; the same function at each call. */
type OpenCode<Kept, Rejected> = (boot: Boot, source: PortsSource) => Promise<ScanCode<Kept, Rejected>>;

/** Reads badges and keeps something of each. */
export function useScan<Kept, Rejected = never>(open: OpenCode<Kept, Rejected>): UsedScan<Kept, Rejected> {
  const { act, settle, ...queue } = useWaiting(open);
  const { waiting } = queue;
  const [scanned, setScanned] = useState<Scanned>(null);
  const [kept, setKept] = useState<KeptState>('shown');
  const [isReading, setReading] = useState(false);
  const show = (found: Scanned) => {
    setKept('shown');
    setScanned(found);
  };
  const read = (text: () => Promise<string | null>) => {
    setReading(true);
    void act(async (scan) => {
      const found = await text();
      show(found === null ? 'noCode' : ((await scan.read(found)) ?? 'noBadge'));
    }).finally(() => setReading(false));
  };
  return {
    scanned,
    isReading,
    ...queue,
    // What waits is sent in its order: when nothing waits any more, this has arrived.
    kept: kept === 'waits' && waiting === 0 ? 'kept' : kept,
    readText: (text) => read(async () => text),
    readPicture: (file) => read(async () => (await loadModule(() => import('./scan-picture.ts'))).codeInPicture(file)),
    next: () => show(null),
    keep(what) {
      if (kept !== 'shown') return;
      setKept('keeping');
      void act(async (scan) => {
        const sent = await scan.keep(what);
        settle(scan, sent);
        setKept(sent.isDropped ? 'dropped' : 'waits');
      });
    },
  };
}

/** What waits on this device. It is sent when the page opens, when the network is back, and at a press. REL-19 */
function useWaiting<Kept, Rejected>(open: OpenCode<Kept, Rejected>) {
  const code = useScanCode(open);
  const showError = useShowError();
  const [waiting, setWaiting] = useState(0);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const showQueue = (scan: ScanCode<Kept, Rejected>) => {
    setWaiting(scan.waiting());
    setRejected(scan.rejected?.() ?? []);
  };
  const settle = (scan: ScanCode<Kept, Rejected>, { refused, dropped }: SentScans) => {
    showQueue(scan);
    for (const { error } of dropped) showError(error);
    if (refused !== null) showError(refused);
  };
  const sendWaiting = async (scan: ScanCode<Kept, Rejected>) => {
    showQueue(scan);
    if (scan.waiting() > 0) settle(scan, await scan.send());
  };
  /** Does something with the code, which cannot be fetched without a network. */
  const act = async (step: (scan: ScanCode<Kept, Rejected>) => Promise<void>) => {
    try {
      await code?.load().then(step);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
  };
  useEffect(() => {
    // What could not be fetched is fetched again by the first reading, which then tells.
    const begin = () => void code?.load().then(sendWaiting, () => undefined);
    begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [code]);
  const removeRejected = (key: string) =>
    void act(async (scan) => {
      scan.removeRejected?.(key);
      showQueue(scan);
    });
  return { act, settle, waiting, rejected, removeRejected, send: () => void act(sendWaiting) };
}

/** The code of this page, fetched once; null while the server renders. */
function useScanCode<Kept, Rejected>(open: OpenCode<Kept, Rejected>): LoadedOnce<[], ScanCode<Kept, Rejected>> | null {
  const boot = useBoot();
  const source = usePortsSource();
  const [code] = useState(() => (source === null ? null : loadOnce(() => open(boot, source))));
  return code;
}
