import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { findOperatorPage, loadCommonText } from '../../ui/operator-page.ts';
import { toFigures } from '../exhibition-data.ts';
import { type IndustryVisit, loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import { IndustryText } from './industry-text.tsx';
import type { IndustryTextData } from './industry-text-data.ts';

type TextTab = 'intro' | 'why-attend' | 'why-exhibit' | 'vip-buyers';
type TextRoute = 'industryIntro' | 'industryWhyAttend' | 'industryWhyExhibit' | 'industryVipBuyers';

interface TextScreen {
  readonly Screen: typeof IndustryText;
  readonly loader: (visit: Visit<TextRoute>) => Promise<IndustryTextData>;
  readonly head: (data: IndustryTextData, context: HeadContext) => Head;
}

/**
 * Creates the screen of a text page. Staff publish its text as the page `{industry}-{site}-{page}`; without one it
 * shows the general text. D-45
 */
const textScreen = (tab: TextTab): TextScreen => ({
  Screen: IndustryText,
  loader: async (visit: Visit<TextRoute>): Promise<IndustryTextData> => {
    const [{ site, data }, said] = await Promise.all([loadIndustry(visit, tab), textOf(visit, tab)]);
    const { exhibition } = site;
    return {
      industry: data,
      intro: tab === 'intro' ? exhibition.intro : '',
      figures: tab === 'intro' ? toFigures(exhibition, visit) : [],
      halls: tab === 'intro' ? exhibition.halls.map(({ hall, name }) => `H${hall} ${name}`) : [],
      themes:
        tab === 'intro' ? exhibition.themes.map(({ themeId, title }) => ({ id: themeId, title, href: null })) : [],
      ...said,
    };
  },
  head: ({ industry }: IndustryTextData, context: HeadContext) => industryHead(industry, context),
});

/** The text pages.    */
export const industryIntro = textScreen('intro');
export const industryWhyAttend = textScreen('why-attend');
export const industryWhyExhibit = textScreen('why-exhibit');
export const industryVipBuyers = textScreen('vip-buyers');

/** Loads the text that staff wrote for a page of this industry at this site; without any, no blocks. */
export async function operatorText(
  visit: IndustryVisit,
  tab: string,
): Promise<Pick<IndustryTextData, 'blocks' | 'lang'>> {
  const { industryAbbr, websiteAbbr } = visit.params;
  const page = await findOperatorPage(visit, `${industryAbbr}-${websiteAbbr}-${tab}`);
  return page ?? { blocks: [], lang: undefined };
}

async function textOf(visit: Visit<TextRoute>, tab: TextTab): Promise<Pick<IndustryTextData, 'blocks' | 'lang'>> {
  const own = await operatorText(visit, tab);
  if (own.blocks.length > 0) return own;
  return tab === 'intro' ? ((await findOperatorPage(visit, tab)) ?? own) : loadCommonText(visit, tab);
}
