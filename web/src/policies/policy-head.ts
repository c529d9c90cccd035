import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { PolicyData } from './policy-data.ts';

const TEXT_LENGTH = 160;

/** The page description is the beginning of the text. */
export function head({ content, site, canonical }: PolicyData, { texts }: Pick<HeadContext, 'texts'>): Head {
  // Some texts already have the site's name in their title.
  const title = site === null || content.title.includes(site) ? content.title : `${content.title}: ${site}`;
  const first = content.blocks.find(({ type }) => type === 'text')?.text;
  const description = first?.slice(0, TEXT_LENGTH) ?? title;
  return {
    title: texts.text('page.headTitle', { title }),
    heading: content.title,
    description,
    keywords: title,
    canonical,
  };
}
