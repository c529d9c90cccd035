import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import type { Texts } from '@fairhall/core/ports/texts';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import type { ExhibitionStatusWords } from '../exhibition-words.ts';

const TONES = {
  [EXHIBITION_STATUS.COMING]: 'waits',
  [EXHIBITION_STATUS.OPENING]: 'open',
  [EXHIBITION_STATUS.COMPLETED]: 'over',
} as const;

/** Returns the status of an exhibition for pages without the texts of the catalogue, which have the days too. */
export const toExhibitionStatus = (
  { status }: Pick<Exhibition, 'status'>,
  { text }: Pick<Texts, 'text'>,
): ExhibitionStatusWords => ({ tone: TONES[status], label: text(`exhibition.status.${status}`) });
