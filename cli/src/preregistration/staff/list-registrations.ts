import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { numberOption, textOption } from '../../option-values.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';

const PAGE_MAX = 1_000_000;

/** Who is registered for an exhibition, for staff, by mail, name, company or badge number. D-94 */
export async function listRegistrations(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts, global } = invocation;
  const [exhibitionId = '', ...words] = args;
  const page = numberOption(options, 'page', 1, PAGE_MAX);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [keyword, reason] = [words.join(' ').trim(), textOption(options, 'reason')?.trim()];
  const data = {
    ...{ exhibitionId, pageNo: page.value ?? 1 },
    ...(keyword ? { keyword } : {}),
    ...(reason ? { reason } : {}),
  };
  const found = await waitingFor(invocation, gateway.staffPreregistration.list(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { records, total, pageNo, pageSize } = found.value;
  const { date } = formatFor(global.lang);
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['badge', 'since', 'email', 'name', 'company', 'from'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: records.map(({ badgeNo, createTime, email, contactName, companyName, sourceFrom }) => [
        ...[badgeNo, date(createTime), email, contactName, companyName, sourceFrom],
      ]),
    },
    remarks: [
      ...(total === 0 ? [{ key: 'terminal.preregister.notRegistered' } as const] : []),
      ...(pageNo * pageSize < total
        ? [{ key: 'terminal.search.next', values: { options: `--page ${pageNo + 1}` } } as const]
        : []),
    ],
  });
}
