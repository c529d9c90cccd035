import type { FoundScan } from '@fairhall/core/scan/found-scan';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '../forms/form-notice.tsx';
import { useBoot, useEnsureTexts, useTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import scanStyles from '../scan/scan.module.css';
import { ScanActs, ScanResult } from '../scan/scan-result.tsx';
import { ScanScreen } from '../scan/scan-screen.tsx';
import { ScanWaiting } from '../scan/scan-waiting.tsx';
import type { UsedScanner } from '../scan/use-scanner.ts';
import { supplierLogout } from '../supplier-site/parts.ts';
import { Icon } from '../ui/icon.tsx';
import { LeadFields, RatingChoice, readLeadFields } from './lead-fields.tsx';
import styles from './leads.module.css';
import type { LeadsData } from './leads-data.ts';

/** The number of leads that are waiting on this device to be sent. REL-19 */
export function PendingLeads({ scanner: { view, send } }: { scanner: UsedScanner }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const words = text('supplierLeads.waiting', { count: getFormat(lang).number(view.waiting) });
  return <ScanWaiting waiting={view.waiting} words={words} send={() => send({ type: 'send.requested' })} />;
}

interface LeadScanProps {
  readonly scanner: UsedScanner;
  readonly countries: LeadsData['countries'];
  readonly close: () => void;
}

/** Scans visitors one after the other and saves each as a lead. On a phone it takes the full screen. D-62 */
export function LeadScan({ scanner, countries, close }: LeadScanProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const ensureTexts = useEnsureTexts();
  const [before, setBefore] = useState<SavedState | null>(null);
  const { view, send } = scanner;
  // Loads the logout's question in advance: a logout without a network must say which leads it would lose, and could
  // not load the code then.
  useEffect(() => void loadPartQuietly(supplierLogout, ensureTexts).catch(() => undefined), [ensureTexts]);
  const Title = device === 'h5' ? 'h1' : 'h2'; // a phone hides the list's title
  const leave = () => {
    send({ type: 'next.requested' });
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
      <PendingLeads scanner={scanner} />
      <div className={scanStyles.failure}>
        <FormFailure message={view.message} />
      </div>
      <ScanScreen
        scanner={scanner}
        lead={text('supplierLeads.scan.lead')}
        before={
          <p className={before === null ? 'hidden' : styles.before} role="status">
            {before === null ? null : (
              <>
                <Icon name={before === 'waiting' ? 'clock' : 'check'} small />
                {text(OUTCOME_TEXTS[before])}
              </>
            )}
          </p>
        }
        show={(found) => (
          <LeadCard
            found={found}
            scanner={scanner}
            countries={countries}
            goOn={(outcome) => {
              setBefore(outcome);
              send({ type: 'next.requested' });
            }}
          />
        )}
      />
    </section>
  );
}

type SavedState = 'saved' | 'waiting';

const OUTCOME_TEXTS = { saved: 'supplierLeads.scan.kept', waiting: 'supplierLeads.scan.waits' } as const;

interface LeadCardProps extends Omit<LeadScanProps, 'close'> {
  readonly found: FoundScan;
  /** Continues with the next visitor and shows the outcome of this one. */
  readonly goOn: (outcome: SavedState) => void;
}

/** The data of a scanned visitor, with fields for notes before the lead is saved. D-31 D-62 */
function LeadCard({ found, scanner: { view, send }, countries, goOn }: LeadCardProps) {
  const { text } = useTexts();
  const [rating, setRating] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const goesOn = useRef(false);
  const saved = view.state === 'saved' || view.state === 'waiting' ? view.state : null;
  const isOpen = found.problem === null && saved === null && view.state !== 'dropped';
  const hint = text(found.kind === 'badge' ? 'supplierLeads.scan.compact' : 'supplierLeads.scan.later');
  const save = (thenNext: boolean) => {
    goesOn.current = thenNext;
    send({ type: 'save.requested', notes: { rating, ...readLeadFields(form.current) } });
  };
  // A rejected lead stays on the screen with its reason.
  useEffect(() => {
    if (saved !== null && goesOn.current) goOn(saved);
  });
  return (
    <ScanResult
      found={found}
      countries={countries}
      withoutCard={isOpen || saved === 'waiting' ? hint : null}
      absent={{ email: text('supplierLeads.scan.noEmail'), mobile: text('supplierLeads.scan.noMobile') }}
    >
      {found.problem === null ? null : (
        <p className={styles.unusable} data-problem={found.problem}>
          {text(found.problem === 'elsewhere' ? 'supplierLeads.scan.elsewhere' : 'supplierLeads.scan.unusable')}
        </p>
      )}
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
            name={found.card?.contactName ?? ''}
            rating={rating}
            rate={setRating}
            question={text('supplierLeads.scan.rating')}
          />
          <LeadFields marks={{ tags: [], note: '', request: '' }} />
        </form>
      ) : null}
      <div className={styles.foot}>
        <ScanActs
          outcome={saved === null ? null : text(OUTCOME_TEXTS[saved])}
          isWaiting={saved === 'waiting'}
          saveButton={isOpen ? <SaveButtons save={save} /> : null}
          next={isOpen ? null : () => send({ type: 'next.requested' })}
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
