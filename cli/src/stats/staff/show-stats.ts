import type { OutputOf } from '@fairhall/core/contract/call';
import { MAX_STATS_DAYS } from '@fairhall/core/contract/stats/limits';
import type { staffStats } from '@fairhall/core/contract/stats/staff-calls';
import type { Message } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readNumberOption, readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Stats = OutputOf<typeof staffStats.show>;

const DEFAULT_DAYS = 14;

/** Shows what happened on each of the last days, or what was searched for in vain. D-94 */
export async function showStats(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const days = readNumberOption(options, 'days', 1, MAX_STATS_DAYS);
  if (!days.ok) return days;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const [exhibitionId, reason] = [readTextOption(options, 'exhibition'), readTextOption(options, 'reason')?.trim()];
  const data = {
    days: days.value ?? DEFAULT_DAYS,
    ...(exhibitionId === undefined ? {} : { exhibitionId }),
    ...(reason ? { reason } : {}),
  };
  const found = await waitWithProgress(invocation, gateway.staffStats.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const isOfSearches = readFlagOption(options, 'searches');
  return ok({
    data: found.value,
    view: isOfSearches ? toSearchTable(found.value, invocation) : toDayTable(found.value, invocation),
    remarks: isOfSearches ? listSearchRemarks(found.value) : [{ key: 'terminal.stats.utc' }],
  });
}

function toDayTable({ days }: Stats, { texts, global }: Invocation): View {
  const { date, number } = getFormat(global.lang);
  const counts = ['registrations', 'enquiries', 'answers', 'scans', 'emptySearches'] as const;
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.column.date') },
      ...counts.map((count) => ({ title: texts.text(`terminal.stats.${count}`), align: 'end' as const })),
    ],
    rows: days.map((row) => [date(row.day), ...counts.map((count) => number(row[count]))]),
  };
}

function toSearchTable({ searches }: Stats, { texts, global }: Invocation): View {
  const { number } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: [
      { title: texts.text('terminal.stats.keyword') },
      { title: texts.text('terminal.stats.emptySearches'), align: 'end' },
    ],
    rows: searches.map((search) => [search.keyword, number(search.searches)]),
  };
}

const listSearchRemarks = ({ searches }: Stats): readonly Message[] =>
  searches.length === 0 ? [{ key: 'terminal.stats.noSearches' }] : [];
