import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/** Lists the samples that visitors collect at the supplier's stands, the latest first. */
export async function listSamples(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const { supplierSample } = desk.value.ports.supplierGateway;
  const response = supplierSample.list({ pageNo: page.value }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
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
    remarks: listPageRemarks(found.value, 'terminal.sample.none'),
  });
}
