import { listLink, type SearchCriteria, updateCriteria } from '@fairhall/core/catalogue/criteria';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { linkHref } from '../../page/address.ts';
import type { Visit } from '../../page/screen.ts';
import { type ExhibitionWords, exhibitionWords } from '../../ui/exhibition-words.ts';

/** The exhibition that a list is about, and the list of everything. */
export interface ExhibitionNoteData {
  /** null for one that there is not, or that is not published. */
  readonly show: ExhibitionWords | null;
  readonly everythingHref: string;
}

type NoteVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'ports' | 'signal'>;

/** What a list says of the exhibition that its address names; null where it names none. */
export function exhibitionNote(
  visit: NoteVisit,
  criteria: SearchCriteria,
  named: ExhibitionDetail | null,
): ExhibitionNoteData | null {
  if (criteria.exhibitionId === undefined) return null;
  return {
    show: named && exhibitionWords(named, visit),
    everythingHref: linkHref(visit.href)(listLink(updateCriteria(criteria, { exhibitionId: undefined }))),
  };
}
