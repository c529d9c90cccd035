import { type BadgePayload, exhibitionOfBadge } from '../badge/badge-payload.ts';
import { cardOfBadge } from '../badge/card-of-badge.ts';
import { badgePayload, type DecodedBadge } from '../badge/decode-badge.ts';
import type { LeadNoteFields } from '../contract/lead/supplier-calls.ts';
import type { PendingLead } from '../lead/keys.ts';
import { openLeadScans } from '../lead/lead-scans.ts';
import type { Flow } from '../ports/flow.ts';
import type { Locks } from '../ports/locks.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';
import type { FoundScan, ScanFault, ScanProblem } from './found-scan.ts';
import { parseScan } from './parse-scan.ts';
import { provideScanner, type ScannerEvent } from './scanner.machine.ts';
import { type ScannerView, scanView } from './scanner.view.ts';

export interface SupplierScannerPorts extends SupplierPorts {
  readonly locks: Locks;
  /** Decodes the code of a badge and checks its signature; null if the text is not a badge's. */
  readonly readBadge: (text: string) => Promise<DecodedBadge | null>;
}

const NO_NOTES: LeadNoteFields = { rating: 0, tags: [], note: '', request: '' };

/** The ids of the exhibitions where the supplier has a stand; null while they are not known. */
type Stands = ReadonlySet<string> | null;

/**
 * Opens the scanner of a supplier's person, who saves leads: from the code of a badge, by the number of a badge, and
 * from a card that a buyer shares. It needs no network: what it cannot know then is checked when the lead is sent. D-62
 * REL-19
 */
export function openSupplierScanner(ports: SupplierScannerPorts): Flow<ScannerView, ScannerEvent> {
  const scans = openLeadScans(ports);
  let stands: Stands = null;
  const loadStands = async () => {
    if (stands !== null || !createSupplierSession(ports.storage).hasToken()) return;
    const answer = await ports.supplierGateway.supplierLead.exhibitions({}, { handled: true });
    if (answer.ok) stands = new Set(answer.value.map(({ exhibitionId }) => exhibitionId));
  };
  const role = {
    read: (text: string) => readScan(ports, stands, text),
    async add({ text }: FoundScan, notes: LeadNoteFields = NO_NOTES) {
      const { error, dropped, isDropped } = await scans.add({ text, ...notes });
      return { error: error ?? (isDropped ? (dropped.at(-1)?.error ?? null) : null), dropped: toTexts(dropped) };
    },
    async send() {
      // The network may be back.
      void loadStands();
      const { error, dropped } = await scans.send();
      return { error, dropped: toTexts(dropped) };
    },
    waiting: scans.waiting,
    rejected: () =>
      scans.rejected().map(({ key, reason, text, scannedAt, rating, tags, note, request }) => ({
        key,
        reason,
        scannedAt,
        notes: { rating, tags: [...tags], note, request },
        ...toWords(text),
      })),
    removeRejected: scans.removeRejected,
  };
  void loadStands();
  return startFlow(provideScanner(role, ports), { input: undefined, view: scanView, timer: ports.timer });
}

const toTexts = (dropped: readonly { readonly row: PendingLead }[]): readonly string[] =>
  dropped.map(({ row }) => row.lead.text);

async function readScan(
  { readBadge }: SupplierScannerPorts,
  stands: Stands,
  text: string,
): Promise<FoundScan | ScanFault> {
  const scanned = parseScan(text);
  switch (scanned.kind) {
    case 'unusable':
      return { ...scanned, kind: 'fault' };
    case 'badgeNumber':
      return { kind: 'badgeNumber', text: scanned.badgeNo, card: null, problem: null };
    case 'card':
      return scanned.owner === 'supplier'
        ? { kind: 'fault', reason: 'exhibitorCard', cdpId: scanned.cdpId }
        : { kind: 'card', text: text.trim(), card: null, problem: null };
    case 'badge': {
      const badge = await readBadge(scanned.text);
      if (badge === null) return { kind: 'fault', reason: 'brokenBadge' };
      const card = cardOfBadge(badge.payload);
      return { kind: 'badge', text: scanned.text, ...badge, card, problem: findProblem(badge, stands) };
    }
  }
}

/** A badge whose public key could not be loaded can be saved too; the gateway verifies it later. */
const STATUS_TO_STORE: readonly string[] = ['verified', 'unknownKey'];

function findProblem({ payload, status }: DecodedBadge, stands: Stands): ScanProblem | null {
  if (!STATUS_TO_STORE.includes(status) || payload.badgeNo === undefined) return 'unsigned';
  return stands === null || stands.has(exhibitionOfBadge(payload) ?? '') ? null : 'elsewhere';
}

/** What a rejected scan says about the visitor; '' for missing values. */
function toWords(text: string) {
  const scanned = parseScan(text);
  if (scanned.kind === 'badgeNumber') {
    return { kind: scanned.kind, contactName: '', companyName: '', badgeNo: scanned.badgeNo };
  }
  const { contactName = '', companyName = '', badgeNo = '' }: BadgePayload = badgePayload(text) ?? {};
  return { kind: scanned.kind === 'card' ? scanned.kind : ('badge' as const), contactName, companyName, badgeNo };
}
