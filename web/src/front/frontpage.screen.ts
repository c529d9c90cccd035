import { redirect } from 'react-router';
import { rootOf } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { OperatorArticle } from '../ui/operator-article.tsx';
import { loadOperatorPage, type OperatorPage, operatorPageHead } from '../ui/operator-page.ts';

/** The text by staff about the hall. */
export const Screen = ({ data }: { data: OperatorPage }) => OperatorArticle({ page: data, mark: 'frontpage' });

/** Loads the page that staff wrote about the hall; without one it redirects to the home page. D-45 */
export async function loader(visit: Visit<'frontpage'>): Promise<OperatorPage> {
  const page = await loadOperatorPage(visit, 'frontpage');
  if (!page.ok && page.error.code === '404') throw redirect(rootOf(visit.boot));
  return requireValue(page);
}

export const head = (page: OperatorPage, { href, texts }: HeadContext): Head =>
  operatorPageHead(page, href('frontpage', {}), texts);
