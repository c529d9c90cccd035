import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { OperatorArticle } from '../ui/operator-article.tsx';
import { loadOperatorPage, type OperatorPage, operatorPageHead } from '../ui/operator-page.ts';

interface FairData {
  readonly page: OperatorPage;
  readonly canonical: string;
}

export const Screen = ({ data: { page } }: { data: FairData }) => OperatorArticle({ page, mark: 'fair' });

/** Loads a text about a site's fairs, which staff publish as the page `fair-{site}-{page}`. D-45 */
export async function loader(visit: Visit<'fair'>): Promise<FairData> {
  const { websiteEnName, pageId } = visit.params;
  return {
    page: requireValue(await loadOperatorPage(visit, `fair-${websiteEnName}-${pageId}`)),
    canonical: visit.href('fair', visit.params),
  };
}

export const head = ({ page, canonical }: FairData, { texts }: HeadContext): Head =>
  operatorPageHead(page, canonical, texts);
