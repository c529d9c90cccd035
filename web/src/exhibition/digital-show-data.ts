import type { ExhibitionWords } from '../ui/exhibition-words.ts';
import type { ExhibitorWords } from './exhibitor-words.ts';

/** The exhibitors of a tag. `href` leads to all of them; null if there are no more, or no such page. */
export interface ExhibitorCategory {
  readonly code: string;
  readonly name: string;
  readonly count: string;
  readonly exhibitors: readonly ExhibitorWords[];
  readonly href: string | null;
}

/** The digital hall of one exhibition, or the halls of all current and upcoming ones. */
export interface ExhibitionDigitalData {
  /** Null if the page shows all exhibitions, or if none is current or upcoming. */
  readonly show: ExhibitionWords | null;
  readonly parts: readonly ExhibitorCategory[];
  readonly shows: readonly ExhibitionWords[];
  readonly hrefs: { readonly own: string; readonly all: string };
}
