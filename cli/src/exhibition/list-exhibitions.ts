import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { ok } from '@fairhall/core/result';
import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import { toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { type ListOutcome, readPageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readChoiceOption, readNumberOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';

const PHASE_MAX = 5;

/** Lists the exhibitions of the site, or of all sites on the international one, pinned ones first. D-56 D-64 */
export async function listExhibitions(invocation: Invocation): Promise<ListOutcome> {
  const { args, options, texts, global } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const phase = readNumberOption(options, 'phase', 1, PHASE_MAX);
  if (!phase.ok) return phase;
  const industry = readChoiceOption(options, 'industry', INDUSTRY_KEYS);
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
  const found = await waitWithProgress(invocation, front().exhibition.list(data, { signal, handled: true }));
  if (!found.ok) return toCallFailure(found.error, origin);
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
    remarks: listPageRemarks(found.value, 'exhibition.list.none'),
  });
}
