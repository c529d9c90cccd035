import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { IndustryData } from './industry-data.ts';

export interface HistoryData {
  readonly industry: IndustryData;
  readonly editions: readonly {
    readonly id: string;
    readonly name: string;
    readonly days: string;
    readonly location: string;
  }[];
  readonly blocks: readonly PageBlock[];
  readonly lang: string | undefined;
}
