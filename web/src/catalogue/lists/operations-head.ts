import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import { listHead, toPageTitle } from '../search/list-head.ts';
import type { OperationsData } from './operations-data.ts';

export function toOperationsHead(
  { kind, heading, banner, results, canonical }: OperationsData,
  { texts }: HeadContext,
): Head {
  const values = { category: heading };
  const title = texts.text(`seo.operations.${kind}.title`, values);
  return {
    title: results === null ? title : toPageTitle(title, results, texts),
    heading,
    description: texts.text(`seo.operations.${kind}.description`, values),
    keywords: texts.text('seo.operations.keywords', values),
    canonical: results?.canonical ?? canonical,
    ...(results === null ? {} : listHead(results)),
    ...(banner.industry === null ? {} : { industry: banner.industry }),
  };
}
