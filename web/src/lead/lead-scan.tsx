import type { ScannedLead } from '@fairhall/core/lead/lead-scans';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useRef, useState } from 'react';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import type { ScannedBadge } from '../scan/open-badge-reader.ts';
import { ScanReader } from '../scan/scan-reader.tsx';
import { ScanActs, ScanResult } from '../scan/scan-result.tsx';
import { ScanWaiting } from '../scan/scan-waiting.tsx';
import type { UsedScan } from '../scan/use-scan.ts';
import { supplierLogout } from '../supplier-site/parts.ts';
import { Icon } from '../ui/icon.tsx';
import { LeadFields, RatingChoice, readLeadFields } from './lead-fields.tsx';
import type { RejectedScan } from './lead-scan-code.ts';
import styles from './leads.module.css';
import type { LeadsData } from './leads-data.ts';

/** The number of leads that are waiting on this device to be sent. REL-19 */
export function PendingLeads({ scan: { waiting, send } }: { scan: UsedScan<ScannedLead, RejectedScan> }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const words = text('supplierLeads.waiting', { count: getFormat(lang).number(waiting) });
  return <ScanWaiting waiting={waiting} words={words} send={send} />;
}

interface LeadScanProps {
  readonly scan: UsedScan<ScannedLead, RejectedScan>;
  readonly countries: LeadsData['countries'];
  readonly close: () => void;
}

/** Scans badges one after the other and saves each as a lead. On a phone it takes the full screen. D-62 */
export function LeadScan({ scan, countries, close }: LeadScanProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const ensureTexts = useEnsureTexts();
  const isCameraUsed = useRef(false);
  const [before, setBefore] = useState<'kept' | 'waits' | null>(null);
  const { scanned } = scan;
  // Loads the logout's question in advance: a logout without a network must say which leads it would lose, and could
  // not load the code then.
  useEffect(() => void loadPartQuietly(supplierLogout, ensureTexts).catch(() => undefined), [ensureTexts]);
  const isShown = scanned !== null && typeof scanned !== 'string';
  const Title = device === 'h5' ? 'h1' : 'h2'; // a phone hides the list's title
  const leave = () => {
    scan.next();
    close();
  };
  return (
    <section className={`panel ${styles.scan}`} data-scan="lead" aria-label={text('supplierLeads.scan')}>
      <div className={styles.scanHead}>
        <Title>{text('supplierLeads.scan')}</Title>
        <button type="button" className="button quiet" data-action="close-scan" onClick={leave}>
          <Icon name="close" small />
          {text('supplierLeads.scan.close')}
        </button>
      </div>
      <PendingLeads scan={scan} />
      {isShown ? (
        <LeadCard
          badge={scanned}
          scan={scan}
          countries={countries}
          goOn={(outcome) => {
            setBefore(outcome);
            scan.next();
          }}
        />
      ) : (
        <>
          <p className={before === null ? 'hidden' : styles.before} role="status">
            {before === null ? null : (
              <>
                <Icon name={before === 'waits' ? 'clock' : 'check'} small />
                {text(`supplierLeads.scan.${before}`)}
              </>
            )}
          </p>
          <ScanReader
            scan={scan}
            lead={text('supplierLeads.scan.lead')}
            isCameraWanted={isCameraUsed.current}
            onCameraWanted={() => {
              isCameraUsed.current = true;
            }}
          />
        </>
      )}
    </section>
  );
}

/** A badge whose public key could not be loaded is saved too; the gateway verifies it later. */
const STATUS_TO_STORE: readonly string[] = ['verified', 'unknownKey'];

interface LeadCardProps extends Omit<LeadScanProps, 'close'> {
  readonly badge: ScannedBadge;
  /** Continues with the next badge and shows the outcome of this one. */
  readonly goOn: (outcome: 'kept' | 'waits') => void;
}

/** The data of a scanned badge, with fields for notes before the lead is saved. D-31 D-62 */
function LeadCard({ badge, scan: { stored, add, next }, countries, goOn }: LeadCardProps) {
  const { text } = useTexts();
  const [rating, setRating] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const goesOn = useRef(false);
  const isSaved = stored === 'kept' || stored === 'waits';
  const canSave = STATUS_TO_STORE.includes(badge.status) && badge.payload.badgeNo !== undefined;
  const isOpen = canSave && !isSaved && stored !== 'dropped';
  const save = (thenNext: boolean) => {
    goesOn.current = thenNext;
    add({ text: badge.text, rating, ...readLeadFields(form.current) });
  };
  // A rejected lead stays on the screen with its reason.
  useEffect(() => {
    if (isSaved && goesOn.current) goOn(stored);
  });
  return (
    <ScanResult
      badge={badge}
      countries={countries}
      compact={text('supplierLeads.scan.compact')}
      absent={{ email: text('supplierLeads.scan.noEmail'), mobile: text('supplierLeads.scan.noMobile') }}
    >
      {canSave ? null : <p className={styles.unusable}>{text('supplierLeads.scan.unusable')}</p>}
      {isOpen ? (
        <form
          ref={form}
          method="post"
          className={styles.fields}
          data-form="lead"
          onSubmit={(event) => {
            event.preventDefault();
            save(false);
          }}
        >
          <RatingChoice
            name={badge.card?.contactName ?? ''}
            rating={rating}
            rate={setRating}
            question={text('supplierLeads.scan.rating')}
          />
          <LeadFields marks={{ tags: [], note: '', request: '' }} />
        </form>
      ) : null}
      <div className={styles.foot}>
        <ScanActs
          outcome={isSaved ? text(`supplierLeads.scan.${stored}`) : null}
          isWaiting={stored === 'waits'}
          saveButton={isOpen ? <SaveButtons save={save} /> : null}
          next={isOpen ? null : next}
        />
      </div>
    </ScanResult>
  );
}

/** Saves a lead, or saves it and continues with the next badge. */
function SaveButtons({ save }: { save: (thenNext: boolean) => void }) {
  const { text } = useTexts();
  return (
    <>
      <button type="button" className="button large" data-action="keep-lead" onClick={() => save(false)}>
        {text('supplierLeads.scan.save')}
      </button>
      <button type="button" className="button primary large" data-action="keep-and-next" onClick={() => save(true)}>
        {text('supplierLeads.scan.saveNext')}
      </button>
    </>
  );
}
