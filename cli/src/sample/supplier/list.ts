import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectSupplier, failedSupplierCall } from '../../supplier-login/connect-supplier.ts';

/** What visitors fetch at the supplier's stands, the latest first. */
export async function listSamples(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const { supplierSample } = desk.value.ports.supplierGateway;
  const asked = supplierSample.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedSupplierCall(desk.value, found.error);
  const column = (key: MessageKey) => ({ title: texts.text(key) });
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [
        column('terminal.sample.product'),
        column('terminal.sample.quantity'),
        column('stand.show'),
        column('terminal.meeting.stand'),
        column('stand.contactName'),
        column('stand.company'),
      ],
      rows: found.value.records.map((row) => [
        row.goodsName,
        String(row.quantity),
        row.exhibitionName,
        row.standNo === '' ? '' : `H${row.hall} ${row.standNo}`,
        row.contactName,
        row.companyName,
      ]),
    },
    remarks: pageRemarks(found.value, 'terminal.sample.none'),
  });
}
