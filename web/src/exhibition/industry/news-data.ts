import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { IndustryData } from './industry-data.ts';
import type { NewsWords } from './news-words.ts';

export interface NewsData {
  readonly industry: IndustryData;
  readonly news: NewsWords;
  /** As yyyy-mm-dd, for structured data. */
  readonly published: string;
  /** The address of a large picture; null for none. */
  readonly picture: string | null;
  readonly blocks: readonly PageBlock[];
  /** The address of the article's list. */
  readonly backHref: string;
}
