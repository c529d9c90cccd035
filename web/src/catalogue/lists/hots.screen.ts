import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { pagedTitle } from '../search/search-data.ts';
import { type KeywordData, loadKeyword } from './keyword-data.ts';

export { keywordStatus as status } from './keyword-data.ts';
export { KeywordPage as Screen } from './keyword-page.tsx';

/** The products of a hots page. */
export const loader = (visit: Visit<'hots'>): Promise<KeywordData> => loadKeyword(visit, 'hots');

export function head({ name, results, isKnown }: KeywordData, { texts }: HeadContext): Head {
  const values = { keyword: name };
  return {
    title: pagedTitle(texts.text('seo.hots.title', values), results, texts),
    heading: name,
    description: texts.text('seo.hots.description', values),
    keywords: texts.text('seo.hots.keywords', values),
    canonical: results.canonical,
    noIndex: results.none !== null || !isKnown,
  };
}
