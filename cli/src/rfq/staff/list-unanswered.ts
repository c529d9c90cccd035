import { systemClock } from '@fairhall/adapters/system-clock';
import { unitCount } from '@fairhall/core/catalogue/unit';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { formatWait } from '../../format-wait.ts';
import { type ListAnswer, type ListOutcome, readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Page = OutputOf<typeof staffRfq.unanswered>;

/** Lists requests for quotation that reached no supplier, the longest waiting first. D-94 */
export async function listUnansweredRfqs(invocation: Invocation): Promise<ListOutcome> {
  const { options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffRfq.unanswered(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation),
    remarks: listPageRemarks(found.value, 'terminal.staff.rfq.none'),
  });
}

function tableOf({ records }: Page, { texts, global }: Invocation): ListAnswer['view'] {
  const now = systemClock.now();
  const { countryName } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.id') },
      { title: texts.text('terminal.column.wait') },
      { title: texts.text('terminal.column.country') },
      { title: texts.text('terminal.column.tags') },
      { title: texts.text('rfq.quantity') },
    ],
    rows: records.map(({ rfqId, createTime, countryCode, tags, quantity, unit }) => [
      rfqId,
      formatWait(now - createTime, texts),
      countryCode === '' ? '' : countryName(countryCode),
      tags.join(', '),
      quantity === null ? '' : unitCount(texts, global.lang, unit, quantity),
    ]),
  };
}
