import type { StandingWords } from './light-words.ts';
import type { PageLinks } from './page-turns.tsx';

export interface TrafficLightData {
  readonly keyword: string;
  /** null before anything was looked up. */
  readonly found: readonly (StandingWords & { readonly href: string })[] | null;
  readonly pages: PageLinks;
}
