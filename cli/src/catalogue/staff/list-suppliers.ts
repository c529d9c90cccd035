import type { OutputOf } from '@fairhall/core/contract/call';
import type { supplierAdmin } from '@fairhall/core/contract/supplier/staff-calls';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListAnswer, type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Page = OutputOf<typeof supplierAdmin.list>;

/** Lists suppliers by name with their contact addresses and pending items, for staff. D-94 */
export async function listSuppliers(invocation: Invocation): Promise<ListOutcome> {
  const { args, options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const keyword = args.join(' ').trim();
  const reason = readTextOption(options, 'reason')?.trim();
  const data = {
    pageNo: page.value,
    ...(keyword === '' ? {} : { keyword }),
    ...(readFlagOption(options, 'unreachable') ? { reachable: false } : {}),
    ...(reason ? { reason } : {}),
  };
  const found = await waitWithProgress(invocation, gateway.supplierAdmin.list(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation),
    remarks: listPageRemarks(found.value, 'terminal.supplier.none'),
  });
}

function tableOf({ records }: Page, { texts, global }: Invocation): ListAnswer['view'] {
  const { number } = getFormat(global.lang);
  const numeric = new Set(['people', 'waiting']);
  return {
    kind: 'table',
    columns: (['id', 'supplier', 'email', 'people', 'waiting'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
      ...(numeric.has(column) ? { align: 'end' as const } : {}),
    })),
    rows: records.map(({ supplierId, name, contact, people, waiting }) => [
      supplierId,
      name,
      contact.email,
      number(people),
      number(waiting),
    ]),
  };
}
