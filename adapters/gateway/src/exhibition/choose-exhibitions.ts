import { isCurrent } from '@fairhall/core/exhibition/phase';
import { EXHIBITION_PHASE } from '@fairhall/core/site/exhibition-codes';
import type { ExhibitionFacts } from './exhibition-rows.ts';

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byStart = (one: ExhibitionFacts, other: ExhibitionFacts): number =>
  byText(one.inshowStartDate, other.inshowStartDate) || byText(one.exhibitionId, other.exhibitionId);

const byEndLastFirst = (one: ExhibitionFacts, other: ExhibitionFacts): number =>
  byText(other.inshowEndDate, one.inshowEndDate) || byText(one.exhibitionId, other.exhibitionId);

/** Those that are not over, the nearest first, then those that are, the last one first. A-45 */
export const nearestFirst = (found: readonly ExhibitionFacts[]): readonly ExhibitionFacts[] => [
  ...found.filter(({ phase }) => isCurrent(phase)).sort(byStart),
  ...found.filter(({ phase }) => !isCurrent(phase)).sort(byEndLastFirst),
];

/** The pinned ones in their order, then those that are open, that come and that are over. D-56 */
export function listed(found: readonly ExhibitionFacts[], pinned: readonly string[]): readonly ExhibitionFacts[] {
  const first = pinned.flatMap((id) => found.filter(({ exhibitionId }) => exhibitionId === id));
  const others = nearestFirst(found.filter((exhibition) => !first.includes(exhibition)));
  const isOpen = ({ phase }: ExhibitionFacts) => phase === EXHIBITION_PHASE.duringShow;
  return [...first, ...others.filter(isOpen), ...others.filter((exhibition) => !isOpen(exhibition))];
}
