import { formatFor } from '@fairhall/core/site/format';
import type { KeptLead } from '@fairhall/core/supplier/lead-scans';
import type { LeadsEvent } from '@fairhall/core/supplier/leads.machine';
import { LEADS_START, type LeadsView } from '@fairhall/core/supplier/leads.view';
import { useEffect, useState } from 'react';
import { FormFailure } from '../forms/form-notice.tsx';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { useScan } from '../scan/use-scan.ts';
import { Icon } from '../ui/icon.tsx';
import { ListHead, RowList } from '../ui/row-list.tsx';
import { LeadRow } from './lead-row.tsx';
import { LeadScan, WaitingLeads } from './lead-scan.tsx';
import { LeadWays } from './lead-ways.tsx';
import type { LeadsData } from './leads.screen.ts';
import { EmptyPart, Pages } from './list-parts.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import { SupplierPage } from './supplier-page.tsx';
import { useLookAgain } from './use-look-again.ts';
import { useSupplierFlow } from './use-supplier-flow.ts';

const openScan = async (boot: Boot, source: PortsSource) =>
  (await loadModule(() => import('./lead-scan-code.ts'))).openLeadScan(boot, source);

/** Visitors whose badges the supplier's people scanned, and the way to scan one more, which needs no network. D-62 D-65 */
export function SupplierLeads({ data: { countries } }: { data: LeadsData }) {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<LeadsView, LeadsEvent>({
    start: LEADS_START,
    atOnce: true,
    open: async (ports) => (await loadModule(() => import('@fairhall/core/supplier/leads.page'))).openLeads(ports),
  });
  useLookAgain(send);
  const scan = useScan<KeptLead>(openScan);
  const [isScanning, setScanning] = useState(false);
  const isKept = scan.kept === 'kept';
  // What has arrived stands in the list at once, also what waited since before.
  useEffect(() => {
    if (isKept || scan.waiting === 0) send({ type: 'page.shown' });
  }, [isKept, scan.waiting, send]);
  const top = (
    <>
      <SupplierBar />
      {isScanning ? (
        <LeadScan scan={scan} countries={countries} close={() => setScanning(false)} />
      ) : (
        <WaitingLeads scan={scan} />
      )}
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
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <Leads view={view} send={send} countries={countries} scan={isScanning ? null : () => setScanning(true)} />
    </SupplierPage>
  );
}

interface LeadsProps {
  readonly view: LeadsView;
  readonly send: (event: LeadsEvent) => void;
  readonly countries: LeadsData['countries'];
  /** Opens what reads badges; null while it is open. */
  readonly scan: (() => void) | null;
}

function Leads({ view, send, countries, scan }: LeadsProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const isChosen = view.exhibitionId !== '' || view.tag !== '';
  return (
    <>
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
        {view.total === 0 && !isChosen ? null : <LeadWays view={view} send={send} countries={countries} />}
        <p className="hidden" role="status">
          {text('supplierLeads.count', { count: formatFor(lang).number(view.total) })}
        </p>
      </ListHead>
      <FormFailure message={view.message} />
      {view.rows.length === 0 ? (
        <EmptyPart icon="people" text={text(isChosen ? 'supplierLeads.none.chosen' : 'supplierLeads.none')} />
      ) : (
        <RowList count={view.rows.length}>
          {view.rows.map((lead) => (
            <LeadRow key={lead.leadId} lead={lead} country={countries[lead.countryId] ?? ''} send={send} />
          ))}
        </RowList>
      )}
      <Pages
        label={text('supplierLeads.heading')}
        view={view}
        onTurn={(pageNo) => send({ type: 'page.selected', pageNo })}
      />
    </>
  );
}
