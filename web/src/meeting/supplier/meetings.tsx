import type { MeetingsEvent } from '@fairhall/core/meeting/supplier/meetings.machine';
import { type MeetingsView, SUPPLIER_MEETINGS_START } from '@fairhall/core/meeting/supplier/meetings.view';
import { FormFailure } from '../../forms/form-notice.tsx';
import { useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { SupplierRows } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { ListHead } from '../../ui/row-list.tsx';
import { MeetingRow } from './meeting-row.tsx';

/** The meetings that visitors request at the supplier's stands, the next first, with buttons to answer. D-30 */
export function SupplierMeetings() {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<MeetingsView, MeetingsEvent>({
    start: SUPPLIER_MEETINGS_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/meeting/supplier/meetings.page'))).openMeetings(ports),
  });
  useRefresh(send);
  return (
    <SupplierPage
      name="supplierMeetings"
      view={view}
      loading={text('supplierSite.meetings.loading')}
      failed={text('supplierSite.meetings.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <ListHead title={<h1>{text('supplierSite.meetings')}</h1>}>
        {view.rows.length === 0 ? null : <p className="meta">{text('supplierSite.meetings.lead')}</p>}
      </ListHead>
      <FormFailure message={view.message} />
      <SupplierRows
        label={text('supplierSite.meetings')}
        view={view}
        send={send}
        empty={{ icon: 'calendar', text: text('supplierSite.meetings.none') }}
      >
        {view.rows.map((row) => (
          <MeetingRow
            key={row.bookingId}
            row={row}
            isBusy={view.busy}
            answer={(isAccepted) => send({ type: 'meeting.answered', bookingId: row.bookingId, isAccepted })}
          />
        ))}
      </SupplierRows>
    </SupplierPage>
  );
}
