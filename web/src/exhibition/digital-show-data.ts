import type { ExhibitionWords } from '../ui/exhibition-words.ts';
import type { ExhibitorWords } from './exhibitor-words.ts';

/** The exhibitors of a tag. `href` leads to all of them; null where there are no more, or no such page. */
export interface ExhibitorCategory {
  readonly code: string;
  readonly name: string;
  readonly count: string;
  readonly exhibitors: readonly ExhibitorWords[];
  readonly href: string | null;
}

/** The digital hall of an exhibition, or those of all that are not over. */
export interface ExhibitionDigitalData {
  /** null where all are shown, or no exhibition comes. */
  readonly show: ExhibitionWords | null;
  readonly parts: readonly ExhibitorCategory[];
  readonly shows: readonly ExhibitionWords[];
  readonly hrefs: { readonly own: string; readonly all: string };
}
