import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { ok } from '@fairhall/core/result';
import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import { failedCall } from '../answer.ts';
import { connect } from '../connection.ts';
import { type ListOutcome, pageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, numberOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';

const PHASE_MAX = 5;

/** Exhibitions of the site that is asked, of all on the international one; those that are pinned first. D-56 D-64 */
export async function listExhibitions(invocation: Invocation): Promise<ListOutcome> {
  const { args, options, texts, global } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const phase = numberOption(options, 'phase', 1, PHASE_MAX);
  if (!phase.ok) return phase;
  const industry = choiceOption(options, 'industry', INDUSTRY_KEYS);
  if (!industry.ok) return industry;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const keyword = args.join(' ').trim();
  const data = {
    websiteId: global.siteId,
    pageNo: page.value,
    ...(keyword === '' ? {} : { keyword }),
    ...(phase.value === undefined ? {} : { phase: phase.value }),
    ...(industry.value === undefined ? {} : { industry: industry.value }),
  };
  const found = await waitingFor(invocation, front().exhibition.list(data, { signal, handled: true }));
  if (!found.ok) return failedCall(found.error, origin);
  const { records } = found.value;
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: (['id', 'name', 'date', 'location', 'state'] as const).map((column) => ({
        title: texts.text(`terminal.column.${column}`),
      })),
      rows: records.map((exhibition) => [
        exhibition.exhibitionId,
        exhibition.name,
        exhibitionDates(exhibition, global.lang),
        exhibition.location,
        texts.text(`exhibition.status.${exhibition.status}`),
      ]),
    },
    remarks: pageRemarks(found.value, 'exhibition.list.none'),
  });
}
