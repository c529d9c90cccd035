import type { SupplierSample } from '@fairhall/core/contract/sample/supplier-calls';
import type { MessageKey } from '@fairhall/core/messages';
import { ok } from '@fairhall/core/result';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

const STATUS: Readonly<Record<SupplierSample['status'], MessageKey>> = {
  0: 'terminal.sample.status.0',
  1: 'terminal.sample.status.1',
  2: 'terminal.sample.status.2',
};

/** Lists the samples that visitors collect at the supplier's stands, those to be collected first. */
export async function listSamples(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { signal } = desk.value.connection;
  const { supplierSample } = desk.value.ports.supplierGateway;
  const exhibitionId = readTextOption(options, 'exhibition');
  const filter = { pageNo: page.value, ...(exhibitionId !== undefined && { exhibitionId }) };
  const response = supplierSample.list(filter, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
  const column = (key: MessageKey) => ({ title: texts.text(key) });
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: [
        column('terminal.column.id'),
        column('terminal.sample.product'),
        column('terminal.sample.quantity'),
        column('stand.show'),
        column('terminal.meeting.stand'),
        column('stand.contactName'),
        column('stand.company'),
        column('terminal.column.standing'),
      ],
      rows: found.value.records.map((row) => [
        row.id,
        row.goodsName,
        String(row.quantity),
        row.exhibitionName,
        row.standNo === '' ? '' : `H${row.hall} ${row.standNo}`,
        row.contactName,
        row.companyName,
        texts.text(STATUS[row.status]),
      ]),
    },
    remarks: listPageRemarks(found.value, 'terminal.sample.none'),
  });
}
