import type { DimensionWords, LightWords } from './light-words.ts';

export interface WarningData extends LightWords {
  /** The reasons why the light is not green, the weakest dimension first. */
  readonly findings: readonly DimensionWords[];
  readonly backHref: string;
  readonly detailHref: string;
  /** The address of the form that the visitor requested; null for suppliers, who cannot write to suppliers. */
  readonly continueHref: string | null;
}
