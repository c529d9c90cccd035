import { redirect } from 'react-router';
import { rootOf } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { loadOperatorPage, type OperatorPage } from '../ui/operator-page.ts';

export { FrontPage as Screen } from './frontpage.tsx';

/** The page that operators write about the hall; while they have written none, the home page. D-45 */
export async function loader(visit: Visit<'frontpage'>): Promise<OperatorPage> {
  const page = await loadOperatorPage(visit, 'frontpage');
  if (!page.ok && page.error.code === '404') throw redirect(rootOf(visit.boot));
  return needed(page);
}

export function head({ title, blocks }: OperatorPage, { href }: HeadContext): Head {
  const first = blocks.find(({ type }) => type === 'text')?.text ?? title;
  return {
    title: `${title} · Fairhall`,
    heading: title,
    description: first.slice(0, 160),
    canonical: href('frontpage', {}),
  };
}
