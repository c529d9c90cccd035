import type { DimensionWords, LightWords } from './light-words.ts';

export interface LightDetailData extends LightWords {
  readonly dimensions: readonly DimensionWords[];
  readonly updated: string | null;
  readonly supplierHref: string;
  readonly reportHref: string;
  readonly canonical: string;
}
