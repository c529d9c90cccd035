import type { OutputOf } from '@fairhall/core/contract/call';
import type { supplierAdmin } from '@fairhall/core/contract/supplier/staff-calls';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { type ListAnswer, type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { flagOption, textOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

type Page = OutputOf<typeof supplierAdmin.list>;

/** Suppliers by name with how they are reached and what waits for them, for staff. D-94 */
export async function listSuppliers(invocation: Invocation): Promise<ListOutcome> {
  const { args, options } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const keyword = args.join(' ').trim();
  const reason = textOption(options, 'reason')?.trim();
  const data = {
    pageNo: page.value,
    ...(keyword === '' ? {} : { keyword }),
    ...(flagOption(options, 'unreachable') ? { reachable: false } : {}),
    ...(reason ? { reason } : {}),
  };
  const found = await waitingFor(invocation, gateway.supplierAdmin.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation),
    remarks: pageRemarks(found.value, 'terminal.supplier.none'),
  });
}

function tableOf({ records }: Page, { texts, global }: Invocation): ListAnswer['view'] {
  const { number } = formatFor(global.lang);
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
