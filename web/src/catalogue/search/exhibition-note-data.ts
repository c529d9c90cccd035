import { changed, listLink, type SearchCriteria } from '@fairhall/core/catalogue/criteria';
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

/** The exhibition that the address of a list names; null where it names none. */
export async function exhibitionNote(visit: NoteVisit, criteria: SearchCriteria): Promise<ExhibitionNoteData | null> {
  const { exhibitionId } = criteria;
  if (exhibitionId === undefined) return null;
  const { exhibition } = await visit.ports.front();
  const found = await exhibition.detail({ exhibitionId }, { signal: visit.signal, handled: true });
  return {
    show: found.ok ? exhibitionWords(found.value, visit) : null,
    everythingHref: linkHref(visit.href)(listLink(changed(criteria, { exhibitionId: undefined }))),
  };
}
