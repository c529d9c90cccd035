import { isCurrent } from '@fairhall/core/exhibition/phase';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { formatExhibitionDays } from '../../ui/exhibition-words.ts';
import { findOperatorPage } from '../../ui/operator-page.ts';
import type { HistoryData } from './history-data.ts';
import { loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import { operatorText } from './industry-text.screen.ts';

export { ExhibitionHistoryPage as Screen } from './history.tsx';

/** Loads past editions, the latest first, with a text that staff wrote. */
export async function loader(visit: Visit<'industryHistory'>): Promise<HistoryData> {
  const [{ site, data }, said] = await Promise.all([loadIndustry(visit, 'history'), operatorText(visit, 'history')]);
  const text = said.blocks.length > 0 ? said : ((await findOperatorPage(visit, 'history')) ?? said);
  const { exhibition } = await visit.ports.frontGateway();
  const { websiteId, industry } = site.exhibition;
  const found = requireValue(
    await exhibition.list({ websiteId, industry, pageNo: 1 }, { signal: visit.signal, handled: true }),
  );
  const editions = found.records.filter(({ phase }) => !isCurrent(phase));
  return {
    industry: data,
    editions: editions.map((edition) => ({
      id: edition.exhibitionId,
      name: edition.name,
      location: edition.location,
      days: formatExhibitionDays(edition, visit),
    })),
    blocks: text.blocks,
    lang: text.lang,
  };
}

export const head = ({ industry }: HistoryData, context: HeadContext) => industryHead(industry, context);
