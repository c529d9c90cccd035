import { systemClock } from '@fairhall/adapters/system-clock';
import { unitCount } from '@fairhall/core/catalogue/unit';
import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { getFormat } from '@fairhall/core/site/format';
import { formatWait } from '../../format-wait.ts';
import { listForStaff } from '../../list-for-staff.ts';
import type { ListAnswer, ListOutcome } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';

type Page = OutputOf<typeof staffRfq.unanswered>;

/** Lists requests for quotation that reached no supplier, the longest waiting first. D-94 */
export const listUnansweredRfqs = (invocation: Invocation): Promise<ListOutcome> =>
  listForStaff(invocation, {
    send: (gateway, data, options) => gateway.staffRfq.unanswered(data, options),
    toView: (page) => tableOf(page, invocation),
    none: 'terminal.staff.rfq.none',
  });

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
