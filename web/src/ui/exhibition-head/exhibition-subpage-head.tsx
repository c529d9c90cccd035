import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import type { Visit } from '../../page/screen.ts';
import { type ExhibitionStatusWords, formatExhibitionDays, toPhaseWords } from '../exhibition-words.ts';
import { ExhibitionHead } from './exhibition-head.tsx';

/** The exhibition of a page that has a title of its own, as display-ready texts. */
export interface SubpageHeadWords {
  readonly name: string;
  readonly status: ExhibitionStatusWords;
  readonly dates: string;
  readonly location: string;
  /** The exhibition's page. */
  readonly href: string;
}

export function toSubpageHead(
  exhibition: ExhibitionDetail,
  href: string,
  context: Pick<Visit, 'boot' | 'texts'>,
): SubpageHeadWords {
  return {
    name: exhibition.name,
    status: toPhaseWords(exhibition, context),
    dates: formatExhibitionDays(exhibition, context),
    location: exhibition.location,
    href,
  };
}

/** The exhibition's head on a page below it, such as a form; its name links to the exhibition. */
export const ExhibitionSubpageHead = ({ exhibition }: { exhibition: SubpageHeadWords }) => (
  <ExhibitionHead {...exhibition} isTitle={false}>
    <bdi>{exhibition.location}</bdi>
  </ExhibitionHead>
);
