import type { OutputOf } from '@fairhall/core/contract/call';
import { CERTIFICATE_STANDINGS } from '@fairhall/core/contract/certificate/limits';
import type { certificateAdmin } from '@fairhall/core/contract/certificate/staff-calls';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { type ListAnswer, type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { choiceOption, textOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

type Page = OutputOf<typeof certificateAdmin.list>;

/** Certificates of all suppliers that wait, or that were decided so, with addresses of their files. D-94 */
export async function listCertificates(invocation: Invocation): Promise<ListOutcome> {
  const { options } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const state = choiceOption(options, 'state', CERTIFICATE_STANDINGS);
  if (!state.ok) return state;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const sought = { pageNo: page.value, ...(state.value === undefined ? {} : { state: state.value }) };
  const data = { ...sought, ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.certificateAdmin.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, { ...invocation, origin }),
    remarks: pageRemarks(found.value, 'terminal.staff.certificate.none'),
  });
}

function tableOf(
  { records }: Page,
  { texts, global, origin }: Invocation & { readonly origin: string },
): ListAnswer['view'] {
  const { date } = formatFor(global.lang);
  return {
    kind: 'table',
    columns: (
      ['id', 'seen', 'supplier', 'name', 'number', 'issuer', 'covers', 'until', 'standing', 'file'] as const
    ).map((column) => ({ title: texts.text(`terminal.column.${column}`) })),
    rows: records.map((row) => [
      row.certificateId,
      row.version,
      `${row.supplierId} ${row.supplierName}`,
      row.name,
      row.number,
      row.issuer,
      row.scope,
      row.expires === '' ? texts.text('supplierCertificates.expires.none') : date(row.expires),
      [texts.text(`supplierCertificates.state.${row.state}`), row.reason].filter(Boolean).join(' · '),
      String(new URL(`/gateway/${row.file.url}`, origin)),
    ]),
  };
}
