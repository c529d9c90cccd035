import type { OutputOf } from '@fairhall/core/contract/call';
import type { supplierAdmin } from '@fairhall/core/contract/supplier/staff-calls';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { flagOption, numberOption, textOption } from '../../option-values.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

const PAGE_MAX = 1_000_000;

type Page = OutputOf<typeof supplierAdmin.list>;

/** Suppliers by name with how they are reached and what waits for them, for staff. D-94 */
export async function listSuppliers(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const page = numberOption(options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const keyword = args.join(' ').trim();
  const reason = textOption(options, 'reason')?.trim();
  const data = {
    pageNo: page.value ?? 1,
    ...(keyword === '' ? {} : { keyword }),
    ...(flagOption(options, 'unreachable') ? { reachable: false } : {}),
    ...(reason ? { reason } : {}),
  };
  const found = await waitingFor(invocation, gateway.supplierAdmin.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({ data: found.value, view: tableOf(found.value, invocation), remarks: [placeOf(found.value, invocation)] });
}

function tableOf({ records }: Page, { texts, global }: Invocation): View {
  const { number } = formatFor(global.lang);
  const numeric = new Set(['people', 'waiting']);
  return {
    kind: 'table',
    columns: (['id', 'supplier', 'email', 'people', 'waiting'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
      ...(numeric.has(column) ? { align: 'end' as const } : {}),
    })),
    rows: records.map(({ supplierId, name, contact, people, waiting }) => [
      ...[supplierId, name, contact.email, number(people), number(waiting)],
    ]),
  };
}

function placeOf({ total, pageNo, pageSize }: Page, { texts }: Invocation) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return {
    key: 'terminal.search.place',
    values: { count: texts.counted('search.count', total), pageNo, pageCount },
  } as const;
}
