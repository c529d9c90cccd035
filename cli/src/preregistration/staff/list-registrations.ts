import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import { type ListOutcome, pageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { pageRemarks } from '../../page-remarks.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

/** Who is registered for an exhibition, for staff, by mail, name, company or badge number. D-94 */
export async function listRegistrations(invocation: Invocation): Promise<ListOutcome> {
  const { args, options, texts, global } = invocation;
  const [exhibitionId = '', ...words] = args;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [keyword, reason] = [words.join(' ').trim(), textOption(options, 'reason')?.trim()];
  const data = {
    exhibitionId,
    pageNo: page.value,
    ...(keyword ? { keyword } : {}),
    ...(reason ? { reason } : {}),
  };
  const found = await waitingFor(invocation, gateway.staffPreregistration.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { records } = found.value;
  const { date } = formatFor(global.lang);
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['badge', 'since', 'email', 'name', 'company', 'from'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: records.map(({ badgeNo, createTime, email, contactName, companyName, sourceFrom }) => [
        badgeNo,
        date(createTime),
        email,
        contactName,
        companyName,
        sourceFrom,
      ]),
    },
    remarks: pageRemarks(found.value, 'terminal.preregister.notRegistered'),
  });
}
