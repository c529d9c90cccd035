import type { LightWords } from './light-words.ts';
import type { PageLinks } from './page-navigation.tsx';

export interface TrafficLightData {
  readonly keyword: string;
  /** Null before a search. */
  readonly found: readonly (LightWords & { readonly href: string })[] | null;
  readonly pages: PageLinks;
}
