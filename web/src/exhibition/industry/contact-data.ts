import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { IndustryData } from './industry-data.ts';

export interface ContactData {
  readonly industry: IndustryData;
  readonly blocks: readonly PageBlock[];
  readonly lang: string | undefined;
  /** The address of the organiser's contact form. */
  readonly writeHref: string;
}
