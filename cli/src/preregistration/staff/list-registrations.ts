import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

/** Lists the registrations of an exhibition for staff; searches by email, name, company or badge number. D-94 */
export async function listRegistrations(invocation: Invocation): Promise<ListOutcome> {
  const { args, options, texts, global } = invocation;
  const [exhibitionId = '', ...words] = args;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [keyword, reason] = [words.join(' ').trim(), readTextOption(options, 'reason')?.trim()];
  const data = {
    exhibitionId,
    pageNo: page.value,
    ...(keyword ? { keyword } : {}),
    ...(reason ? { reason } : {}),
  };
  const found = await waitWithProgress(invocation, gateway.staffPreregistration.list(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { records } = found.value;
  const { date } = getFormat(global.lang);
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
    remarks: listPageRemarks(found.value, 'terminal.preregister.notRegistered'),
  });
}
