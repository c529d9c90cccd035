import type { MeetingsEvent } from '@fairhall/core/meeting/supplier/meetings.machine';
import {
  type MeetingDayRows,
  type MeetingsView,
  SUPPLIER_MEETINGS_START,
} from '@fairhall/core/meeting/supplier/meetings.view';
import { getFormat } from '@fairhall/core/site/format';
import { Fragment } from 'react';
import { FormFailure } from '../../forms/form-notice.tsx';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { EmptyList, ListPages } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { ListHead, RowList } from '../../ui/row-list.tsx';
import { MeetingRow } from './meeting-row.tsx';
import styles from './meetings.module.css';
import type { MeetingsData } from './meetings-data.ts';

/** The meetings that visitors request at the supplier's stands by day, today's first, with buttons to answer. D-30 */
export function SupplierMeetings({ data: { countries } }: { data: MeetingsData }) {
  const href = hrefOf(useBoot());
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
      {view.rows.length === 0 ? (
        <EmptyList
          icon="calendar"
          text={text('supplierSite.meetings.none')}
          link={{ href: href('supplierProducts', {}), text: text('supplierProducts.heading') }}
        />
      ) : (
        view.days.map((day, index) => (
          <Fragment key={`${day.day} ${day.date}`}>
            {day.day === 'past' && view.days[index - 1]?.day !== 'past' ? (
              <h2 className={styles.past}>{text('supplierSite.meetings.past')}</h2>
            ) : null}
            <MeetingDay day={day} view={view} send={send} countries={countries} />
          </Fragment>
        ))
      )}
      <ListPages
        label={text('supplierSite.meetings')}
        view={view}
        onTurn={(pageNo) => send({ type: 'page.selected', pageNo })}
      />
    </SupplierPage>
  );
}

interface MeetingDayProps {
  readonly day: MeetingDayRows;
  readonly view: MeetingsView;
  readonly send: (event: MeetingsEvent) => void;
  readonly countries: MeetingsData['countries'];
}

/** The meetings of one day, below their date. */
function MeetingDay({ day: { day, date, rows }, view, send, countries }: MeetingDayProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const name = getFormat(lang).dateRange({ from: date, to: date });
  const Title = day === 'past' ? 'h3' : 'h2';
  return (
    <section data-day={day}>
      <Title className={styles.day}>{day === 'today' ? text('supplierSite.meetings.today') : name}</Title>
      <RowList count={rows.length}>
        {rows.map((row) => (
          <MeetingRow
            key={row.bookingId}
            row={row}
            country={countries[row.countryId] ?? ''}
            isBusy={view.busy}
            answer={(isAccepted, reason) =>
              send({ type: 'meeting.answered', bookingId: row.bookingId, isAccepted, reason })
            }
          />
        ))}
      </RowList>
    </section>
  );
}
