import type { SupplierMeeting } from '@fairhall/core/contract/meeting/supplier-calls';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

const STATUS: Readonly<Record<SupplierMeeting['status'], MessageKey>> = {
  0: 'terminal.meeting.status.0',
  1: 'terminal.meeting.status.1',
  2: 'terminal.meeting.status.2',
  3: 'terminal.meeting.status.3',
};

/** Lists visitors' meeting requests to the supplier, the next meetings first. D-30 */
export async function listMeetings(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const { supplierMeeting } = desk.value.ports.supplierGateway;
  const found = await waitWithProgress(
    invocation,
    supplierMeeting.list({ pageNo: page.value }, { signal, handled: true }),
  );
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
  const { dateRange } = getFormat(global.lang);
  const column = (key: MessageKey) => ({ title: texts.text(key) });
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [
        column('terminal.column.id'),
        column('terminal.column.date'),
        column('terminal.meeting.slot'),
        column('stand.show'),
        column('terminal.meeting.stand'),
        column('stand.contactName'),
        column('stand.company'),
        column('terminal.column.standing'),
        column('terminal.meeting.remark'),
      ],
      rows: found.value.records.map((row) => [
        row.bookingId,
        dateRange({ from: row.date, to: row.date }),
        row.slot,
        row.exhibitionName,
        `H${row.hall} ${row.standNo}`,
        row.contactName,
        row.companyName,
        texts.text(STATUS[row.status]),
        row.remark,
      ]),
    },
    remarks: listPageRemarks(found.value, 'terminal.meeting.none'),
  });
}
