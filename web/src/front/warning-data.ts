import type { OperatorPage } from '../ui/operator-page.ts';
import type { DimensionWords, LightWords } from './light-words.ts';

export interface WarningData extends LightWords {
  /** The reasons why the light is not green, the weakest dimension first. */
  readonly findings: readonly DimensionWords[];
  /** What the organiser wrote about ratings; null for nothing. */
  readonly advice: Pick<OperatorPage, 'blocks' | 'lang'> | null;
  readonly backHref: string;
  readonly detailHref: string;
  /** The address of the form that the visitor requested; null for suppliers, who cannot write to suppliers. */
  readonly continueHref: string | null;
}
