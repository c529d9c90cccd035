import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import { listStatus, pagedTitle } from '../search/search-data.ts';
import type { OperationsData } from './operations-data.ts';

export function operationsHead(
  { kind, heading, banner, results, canonical }: OperationsData,
  { texts }: HeadContext,
): Head {
  const values = { category: heading };
  const title = texts.text(`seo.operations.${kind}.title`, values);
  return {
    title: results === null ? title : pagedTitle(title, results, texts),
    heading,
    description: texts.text(`seo.operations.${kind}.description`, values),
    keywords: texts.text('seo.operations.keywords', values),
    canonical: results?.canonical ?? canonical,
    noIndex: results !== null && results.none !== null,
    ...(banner.industry === null ? {} : { industry: banner.industry }),
  };
}

export const operationsStatus = ({ results }: OperationsData): 200 | 404 =>
  results === null ? 200 : listStatus(results);
