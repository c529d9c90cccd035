import { cardOfBadge } from '../badge/card-of-badge.ts';
import type { DecodedBadge } from '../badge/decode-badge.ts';
import type { PendingScan } from '../badge/keys.ts';
import { openScans, type ScanPorts } from '../badge/scans.ts';
import { errorMessage } from '../contract/error-message.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { FoundScan, ScanFault } from './found-scan.ts';
import { parseScan } from './parse-scan.ts';
import { provideScanner, type ScannerEvent } from './scanner.machine.ts';
import { type ScannerView, scanView } from './scanner.view.ts';

export interface VisitorScannerPorts extends ScanPorts {
  readonly bugs: Bugs;
  readonly timer: Timer;
  /** Decodes the code of a badge and checks its signature; null if the text is not a badge's. */
  readonly readBadge: (text: string) => Promise<DecodedBadge | null>;
}

/**
 * Opens the scanner of a visitor, who saves business cards: from the code of a badge, by the number of a badge, and from
 * a card that its owner shares. D-62
 */
export function openVisitorScanner(ports: VisitorScannerPorts): Flow<ScannerView, ScannerEvent> {
  const scans = openScans(ports);
  const role = {
    read: (text: string) => readScan(ports, text),
    async add(found: FoundScan) {
      const item = found.kind === 'badge' && found.card !== null ? { card: found.card } : { text: found.text };
      const { error, dropped, isDropped } = await scans.add(item);
      return { error: error ?? (isDropped ? (dropped.at(-1)?.error ?? null) : null), dropped: toTexts(dropped) };
    },
    async send() {
      const { error, dropped } = await scans.send();
      return { error, dropped: toTexts(dropped) };
    },
    waiting: scans.waiting,
    rejected: () =>
      scans.rejected().map(({ key, text, reason }) => {
        const scanned = parseScan(text);
        const item = { key, reason, contactName: '', companyName: '', notes: null, scannedAt: null };
        return scanned.kind === 'badgeNumber'
          ? { ...item, kind: scanned.kind, badgeNo: scanned.badgeNo }
          : { ...item, kind: 'card' as const, badgeNo: '' };
      }),
    removeRejected: scans.removeRejected,
  };
  return startFlow(provideScanner(role, ports), { input: undefined, view: scanView, timer: ports.timer });
}

const toTexts = (dropped: readonly { readonly row: PendingScan }[]): readonly string[] =>
  dropped.flatMap(({ row }) => ('text' in row ? [row.text] : []));

async function readScan(ports: VisitorScannerPorts, text: string): Promise<FoundScan | ScanFault> {
  const scanned = parseScan(text);
  if (scanned.kind === 'unusable') return { ...scanned, kind: 'fault' };
  if (scanned.kind !== 'badge') {
    const code = scanned.kind === 'badgeNumber' ? scanned.badgeNo : text.trim();
    return findCard(ports, scanned.kind, code);
  }
  const badge = await ports.readBadge(scanned.text);
  if (badge === null) return { kind: 'fault', reason: 'brokenBadge' };
  const card = cardOfBadge(badge.payload);
  return { kind: 'badge', text: scanned.text, ...badge, card, problem: card === null ? 'nameless' : null };
}

/** Without a network the scan can be saved unseen: its card comes when it is sent. REL-19 */
async function findCard(
  { gateway }: VisitorScannerPorts,
  kind: 'badgeNumber' | 'card',
  text: string,
): Promise<FoundScan | ScanFault> {
  const answer = await gateway.businessCard.find({ text }, { fresh: true, handled: true });
  if (answer.ok) return { kind, text, card: answer.value, problem: null };
  const { kind: type, code } = answer.error;
  if (type === 'NETWORK_ERROR' || type === 'TIME_OUT') return { kind, text, card: null, problem: null };
  if (code === '404') return { kind: 'fault', reason: kind === 'card' ? 'noCard' : 'noNumber' };
  return { kind: 'fault', reason: 'failed', message: errorMessage(answer.error) };
}
