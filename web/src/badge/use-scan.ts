import type { SentScans } from '@fairhall/core/badge/scans';
import { gatewayError } from '@fairhall/core/contract/error';
import { useEffect, useState } from 'react';
import { useBoot, useShowError } from '../page/contexts.ts';
import { type LoadedOnce, loadOnce } from '../page/load-once.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { ScanCode, ScannedBadge } from './scan-code.ts';

/** What was read last: a badge, a text that is no badge's, or a picture without a code; null before, and for the next one. */
export type Scanned = ScannedBadge | 'noBadge' | 'noCode' | null;

/** What became of the card of the badge that is shown. */
export type KeptState = 'shown' | 'keeping' | 'waits' | 'kept';

export interface UsedScan {
  readonly scanned: Scanned;
  readonly kept: KeptState;
  readonly isReading: boolean;
  /** How many cards wait on this phone. */
  readonly waiting: number;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
  readonly keep: () => void;
  readonly next: () => void;
  readonly send: () => void;
}

/** Reads badges and keeps their cards. */
export function useScan(): UsedScan {
  const { act, settle, waiting, send } = useWaiting();
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
  const card = scanned === null || typeof scanned === 'string' ? null : scanned.card;
  return {
    ...{ scanned, isReading, waiting, send },
    // Cards are sent in their order: when none waits any more, this one has arrived.
    kept: kept === 'waits' && waiting === 0 ? 'kept' : kept,
    readText: (text) => read(async () => text),
    readPicture: (file) => read(async () => (await import('./scan-picture.ts')).codeInPicture(file)),
    next: () => show(null),
    keep() {
      if (card === null || kept !== 'shown') return;
      setKept('keeping');
      void act(async (scan) => {
        settle(await scan.keep(card));
        setKept('waits');
      });
    },
  };
}

/** What waits on this phone. It is sent when the page opens, when the network is back, and at a press. REL-19 */
function useWaiting() {
  const code = useScanCode();
  const showError = useShowError();
  const [waiting, setWaiting] = useState(0);
  const settle = ({ waiting: left, refused }: SentScans) => {
    setWaiting(left);
    if (refused !== null) showError(refused);
  };
  const sendWaiting = async (scan: ScanCode) => {
    setWaiting(scan.waiting());
    if (scan.waiting() > 0) settle(await scan.send());
  };
  /** Does something with the code, which cannot be fetched without a network. */
  const act = async (step: (scan: ScanCode) => Promise<void>) => {
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
  return { act, settle, waiting, send: () => void act(sendWaiting) };
}

/** The code of this page, fetched once; null while the server renders. */
function useScanCode(): LoadedOnce<[], ScanCode> | null {
  const boot = useBoot();
  const source = usePortsSource();
  const [code] = useState(() =>
    source === null ? null : loadOnce(async () => (await import('./scan-code.ts')).openScan(boot, source)),
  );
  return code;
}
