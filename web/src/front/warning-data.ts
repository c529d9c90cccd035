import type { DimensionWords, LightWords } from './light-words.ts';

export interface WarningData extends LightWords {
  /** Why it is not green, the weakest first. */
  readonly findings: readonly DimensionWords[];
  readonly backHref: string;
  readonly detailHref: string;
  /** The form that was asked for; null for suppliers, who do not write to suppliers. */
  readonly continueHref: string | null;
}
