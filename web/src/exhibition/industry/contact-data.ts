import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { IndustryData } from './industry-data.ts';

export interface ContactData {
  readonly industry: IndustryData;
  readonly blocks: readonly PageBlock[];
  readonly lang: string | undefined;
  /** The organiser's form. */
  readonly writeHref: string;
}
