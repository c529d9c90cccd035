import type { NewsType } from '@fairhall/core/contract/industry-expo/limits';
import type { IndustryData } from './industry-data.ts';
import type { NewsWords } from './news-words.ts';

export interface NewsListData {
  readonly industry: IndustryData;
  readonly type: NewsType;
  readonly news: readonly NewsWords[];
  readonly pageNo: number;
  readonly page: string;
  readonly previous: string | null;
  readonly next: string | null;
}
