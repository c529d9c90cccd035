import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { IndustryData } from './industry-data.ts';
import type { NewsWords } from './news-words.ts';

export interface NewsData {
  readonly industry: IndustryData;
  readonly news: NewsWords;
  /** yyyy-mm-dd, for search engines. */
  readonly published: string;
  /** The address of a large picture; null for none. */
  readonly picture: string | null;
  readonly blocks: readonly PageBlock[];
  /** The list it stands in. */
  readonly backHref: string;
}
