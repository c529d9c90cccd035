import type { DimensionWords, StandingWords } from './light-words.ts';

export interface LightDetailData extends StandingWords {
  readonly dimensions: readonly DimensionWords[];
  readonly updated: string | null;
  readonly supplierHref: string;
  readonly reportHref: string;
  readonly canonical: string;
}
