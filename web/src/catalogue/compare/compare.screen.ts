import type { Head } from '../../page/head.ts';
import { loadModule } from '../../page/load-module.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { CompareData } from './compare-data.ts';

export { ComparePage as Screen } from './compare.tsx';

/** Products side by side; the address contains their ids, so that it can be shared. */
export const loader = async (visit: Visit<'compare'>): Promise<CompareData> =>
  (await loadModule(() => import('./compare-data.ts'))).loadCompareData(visit);

/** Without several suppliers to ask there is no bar. */
export const hasActionBar = ({ askAll }: CompareData): boolean => askAll !== null;

/** Not indexed by search engines, since the products' own pages have the same content. */
export const head = ({ title }: CompareData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.compare.title'),
  heading: title,
  description: texts.text('seo.compare.description'),
  canonical: href('compare', {}),
  noIndex: true,
});
