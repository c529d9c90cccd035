import { listLink, type SearchCriteria, updateCriteria } from '@fairhall/core/catalogue/criteria';
import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { linkHref } from '../../page/address.ts';
import type { Visit } from '../../page/screen.ts';
import { type ExhibitionWords, exhibitionWords } from '../../ui/exhibition-words.ts';

/** The exhibition to which a list is limited, and the address of the unlimited list. */
export interface ExhibitionNoteData {
  /** Null if the exhibition does not exist or is not published. */
  readonly show: ExhibitionWords | null;
  readonly everythingHref: string;
}

type NoteVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'ports' | 'signal'>;

/** Formats the note about the exhibition in the list's address; null if the address contains none. */
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
