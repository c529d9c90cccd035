import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { listHead, toPageTitle } from '../search/list-head.ts';
import { isAbsent, type KeywordData, loadKeyword } from './keyword-data.ts';

export { KeywordPage as Screen } from './keyword-page.tsx';

/** Loads the products of a hots page. */
export const loader = (visit: Visit<'hots'>): Promise<KeywordData> => loadKeyword(visit, 'hots');

export function head(data: KeywordData, { texts }: HeadContext): Head {
  const { name, results, isKnown, crumbs } = data;
  const values = { keyword: name };
  return {
    title: toPageTitle(texts.text('seo.hots.title', values), results, texts),
    heading: name,
    description: texts.text('seo.hots.description', values),
    keywords: texts.text('seo.hots.keywords', values),
    canonical: results.canonical,
    crumbs,
    ...listHead(results),
    noIndex: results.none !== null || !isKnown,
    isAbsent: isAbsent(data),
  };
}
