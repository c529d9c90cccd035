import type { OutputOf } from '@fairhall/core/contract/call';
import { CERTIFICATE_REVIEW_STATUSES } from '@fairhall/core/contract/certificate/limits';
import type { certificateAdmin } from '@fairhall/core/contract/certificate/staff-calls';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListAnswer, type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readChoiceOption, readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Page = OutputOf<typeof certificateAdmin.list>;

/**
 * Lists the certificates of all suppliers that are pending or have the given decision, with the addresses of their
 * files. D-94
 */
export async function listCertificates(invocation: Invocation): Promise<ListOutcome> {
  const { options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const state = readChoiceOption(options, 'state', CERTIFICATE_REVIEW_STATUSES);
  if (!state.ok) return state;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const sought = { pageNo: page.value, ...(state.value === undefined ? {} : { state: state.value }) };
  const data = { ...sought, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.certificateAdmin.list(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, { ...invocation, origin }),
    remarks: listPageRemarks(found.value, 'terminal.staff.certificate.none'),
  });
}

function tableOf(
  { records }: Page,
  { texts, global, origin }: Invocation & { readonly origin: string },
): ListAnswer['view'] {
  const { date } = getFormat(global.lang);
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
