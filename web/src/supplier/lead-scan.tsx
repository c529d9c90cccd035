import { formatFor } from '@fairhall/core/site/format';
import type { KeptLead } from '@fairhall/core/supplier/lead-scans';
import { useEffect, useRef, useState } from 'react';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/part.ts';
import type { ScannedBadge } from '../scan/open-badge-reader.ts';
import { ScanReader } from '../scan/scan-reader.tsx';
import { ScanWaiting } from '../scan/scan-waiting.tsx';
import { ScanActs, ToldByBadge } from '../scan/told-by-badge.tsx';
import type { UsedScan } from '../scan/use-scan.ts';
import { Icon } from '../ui/icon.tsx';
import { LeadFields, RatingChoice, typedWords } from './lead-fields.tsx';
import styles from './leads.module.css';
import type { LeadsData } from './leads.screen.ts';
import { supplierLogout } from './parts.ts';

/** What waits on this device. REL-19 */
export function WaitingLeads({ scan: { waiting, send } }: { scan: UsedScan<KeptLead> }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const words = text('supplierLeads.waiting', { count: formatFor(lang).number(waiting) });
  return <ScanWaiting waiting={waiting} words={words} send={send} />;
}

interface LeadScanProps {
  readonly scan: UsedScan<KeptLead>;
  readonly countries: LeadsData['countries'];
  readonly close: () => void;
}

/** Reads badges one after the other and keeps each as a lead. D-62 */
export function LeadScan({ scan, countries, close }: LeadScanProps) {
  const { text } = useTexts();
  const ensureTexts = useEnsureTexts();
  const isCameraUsed = useRef(false);
  const { scanned } = scan;
  // Without a network a logout has to tell what it would lose; what asks cannot be fetched then.
  useEffect(() => void loadPart(supplierLogout, ensureTexts).catch(() => undefined), [ensureTexts]);
  return (
    <section className={`panel ${styles.scan}`} data-scan="lead" aria-label={text('supplierLeads.scan')}>
      <div className={styles.scanHead}>
        <h2>{text('supplierLeads.scan')}</h2>
        <button type="button" className="button quiet" data-action="close-scan" onClick={close}>
          <Icon name="close" small />
          {text('supplierLeads.scan.close')}
        </button>
      </div>
      {scanned !== null && typeof scanned !== 'string' ? (
        <LeadCard badge={scanned} scan={scan} countries={countries} />
      ) : (
        <ScanReader
          scan={scan}
          lead={text('supplierLeads.scan.lead')}
          isCameraWanted={isCameraUsed.current}
          onCameraWanted={() => {
            isCameraUsed.current = true;
          }}
        />
      )}
    </section>
  );
}

/** A badge whose key could not be fetched is kept too: the gateway checks it when it arrives. */
const KEPT_STATUSES: readonly string[] = ['verified', 'unknownKey'];

interface LeadCardProps extends Omit<LeadScanProps, 'close'> {
  readonly badge: ScannedBadge;
}

/** What a badge tells, with what is written on its lead before it is kept. D-31 D-62 */
function LeadCard({ badge, scan: { kept, keep, next }, countries }: LeadCardProps) {
  const { text } = useTexts();
  const [rating, setRating] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isKept = kept === 'kept' || kept === 'waits';
  const canKeep = KEPT_STATUSES.includes(badge.status) && badge.payload.badgeNo !== undefined;
  const isOpen = canKeep && !isKept && kept !== 'dropped';
  const save = () => keep({ text: badge.text, rating, ...typedWords(form.current) });
  return (
    <ToldByBadge badge={badge} countries={countries} compact={text('supplierLeads.scan.compact')}>
      {canKeep ? null : <p className={styles.unusable}>{text('supplierLeads.scan.unusable')}</p>}
      {isOpen ? (
        <form
          ref={form}
          method="post"
          className={styles.fields}
          data-form="lead"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <RatingChoice name={badge.card?.contactName ?? ''} rating={rating} rate={setRating} />
          <LeadFields marks={{ tags: [], note: '', request: '' }} />
        </form>
      ) : null}
      <ScanActs
        outcome={isKept ? text(`supplierLeads.scan.${kept}`) : null}
        isWaiting={kept === 'waits'}
        keep={
          isOpen ? (
            <button type="button" className="button primary large" data-action="keep-lead" onClick={save}>
              {text('supplierLeads.scan.keep')}
            </button>
          ) : null
        }
        next={next}
      />
    </ToldByBadge>
  );
}
