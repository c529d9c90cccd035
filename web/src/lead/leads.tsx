import type { Ports } from '@fairhall/adapters/ports';
import type { LeadsEvent } from '@fairhall/core/lead/leads.machine';
import { type LeadsView, SUPPLIER_LEADS_START } from '@fairhall/core/lead/leads.view';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormFailure } from '../forms/form-notice.tsx';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useScanner } from '../scan/use-scanner.ts';
import { SupplierRows } from '../supplier-site/list-parts.tsx';
import { SupplierBar } from '../supplier-site/supplier-bar.tsx';
import { SupplierPage } from '../supplier-site/supplier-page.tsx';
import { useRefresh } from '../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../supplier-site/use-supplier-flow.ts';
import { useSupplierToken } from '../supplier-site/use-supplier-token.ts';
import { Icon } from '../ui/icon.tsx';
import { ListHead } from '../ui/row-list.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadRejections } from './lead-rejections.tsx';
import { LeadRow } from './lead-row.tsx';
import { LeadScan, PendingLeads } from './lead-scan.tsx';
import styles from './leads.module.css';
import type { LeadsData } from './leads-data.ts';

const openScanner = async (boot: Boot, ports: Ports) =>
  (await loadModule(() => import('./open-supplier-scanner.ts'))).openScanner(boot, ports);

/**
 * The visitors whom the supplier's staff scanned, with a button to scan another, which works offline. D-62 D-65
 */
export function SupplierLeads({ data: { countries } }: { data: LeadsData }) {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<LeadsView, LeadsEvent>({
    start: SUPPLIER_LEADS_START,
    atOnce: true,
    open: async (ports) => (await loadModule(() => import('@fairhall/core/lead/leads.page'))).openLeads(ports),
  });
  useRefresh(send);
  const scanner = useScanner(openScanner);
  const { isScanning, setScanning } = useScanAddress();
  const isLoggedIn = useSupplierToken();
  const { state, waiting } = scanner.view;
  const isSaved = state === 'saved';
  // Reloads the list as soon as a new lead was sent, or the last pending one.
  useEffect(() => {
    if (isSaved || waiting === 0) send({ type: 'page.shown' });
  }, [isSaved, waiting, send]);
  // Scanning works even if the list cannot be loaded.
  const top = (
    <>
      <SupplierBar />
      {isScanning ? (
        <LeadScan scanner={scanner} countries={countries} close={() => setScanning(false)} />
      ) : (
        <div className={styles.waits}>
          <PendingLeads scanner={scanner} />
          <FormFailure message={scanner.view.message} />
        </div>
      )}
      <LeadRejections scanner={scanner} />
      <LeadHead view={view} send={send} countries={countries} scan={isScanning ? null : () => setScanning(true)} />
    </>
  );
  return (
    <SupplierPage
      name="supplierLeads"
      view={view}
      loading={text('supplierLeads.loading')}
      failed={text('supplierLeads.failed')}
      shape="list"
      top={top}
      isTopAtOnce={isLoggedIn}
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <LeadList view={view} send={send} countries={countries} />
    </SupplierPage>
  );
}

/** The fragment of the address with which a link opens the scan at once. */
const SCAN = '#scan';

/** Whether the scan is open. A link opens it with its fragment, which goes when the scan is closed. */
function useScanAddress() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isScanning, setOpen] = useState(false);
  useEffect(() => {
    if (hash === SCAN) setOpen(true);
  }, [hash]);
  const setScanning = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen && hash === SCAN) void navigate({ hash: '' }, { replace: true });
  };
  return { isScanning, setScanning };
}

interface LeadListProps {
  readonly view: LeadsView;
  readonly send: (event: LeadsEvent) => void;
  readonly countries: LeadsData['countries'];
}

interface LeadHeadProps extends LeadListProps {
  /** Opens the scan; null while it is open. */
  readonly scan: (() => void) | null;
}

const isChosen = ({ exhibitionId, tag }: LeadsView): boolean => exhibitionId !== '' || tag !== '';

function LeadHead({ view, send, countries, scan }: LeadHeadProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  return (
    <ListHead
      title={<h1>{text('supplierLeads.heading')}</h1>}
      action={
        scan === null ? null : (
          <button type="button" className="button primary" data-action="scan-lead" onClick={scan}>
            <Icon name="grid" small />
            {text('supplierLeads.scan')}
          </button>
        )
      }
    >
      <p className="meta">{text('supplierLeads.lead')}</p>
      {view.total === 0 && !isChosen(view) ? null : <LeadFilters view={view} send={send} countries={countries} />}
      {view.state === 'shown' ? (
        <p className="hidden" role="status">
          {text('supplierLeads.count', { count: getFormat(lang).number(view.total) })}
        </p>
      ) : null}
    </ListHead>
  );
}

function LeadList({ view, send, countries }: LeadListProps) {
  const { text } = useTexts();
  return (
    <>
      <FormFailure message={view.message} />
      <SupplierRows
        label={text('supplierLeads.heading')}
        view={view}
        send={send}
        empty={{ icon: 'people', text: text(isChosen(view) ? 'supplierLeads.none.chosen' : 'supplierLeads.none') }}
      >
        {view.rows.map((lead) => (
          <LeadRow key={lead.leadId} lead={lead} country={countries[lead.countryId] ?? ''} send={send} />
        ))}
      </SupplierRows>
    </>
  );
}
