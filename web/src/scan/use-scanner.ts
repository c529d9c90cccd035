import type { Ports } from '@fairhall/adapters/ports';
import type { Flow } from '@fairhall/core/ports/flow';
import type { ScannerEvent } from '@fairhall/core/scan/scanner.machine';
import { SCAN_START, type ScannerView } from '@fairhall/core/scan/scanner.view';
import { useEffect } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

export type UsedScanner = UsedFlow<ScannerView, ScannerEvent>;

const REQUESTS: readonly string[] = [
  'text.scanned',
  'save.requested',
  'send.requested',
] satisfies ScannerEvent['type'][];

/**
 * Runs the scanner of a page. Its code loads at once, for a hall whose network comes and goes. What waits on the device
 * is sent when the page opens, when the network is back, and on request. REL-19
 */
export function useScanner(open: (boot: Boot, ports: Ports) => Promise<Flow<ScannerView, ScannerEvent>>): UsedScanner {
  const boot = useBoot();
  const scanner = useFlow<ScannerView, ScannerEvent>({
    start: SCAN_START,
    atOnce: true,
    isRequest: ({ type }) => REQUESTS.includes(type),
    waiting: (view) => ({ ...view, isReading: true }),
    open: (ports) => open(boot, ports),
  });
  const { send } = scanner;
  useEffect(() => {
    const sendWaiting = () => send({ type: 'send.requested' });
    addEventListener('online', sendWaiting);
    return () => removeEventListener('online', sendWaiting);
  }, [send]);
  return scanner;
}
