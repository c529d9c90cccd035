import { isCurrent } from '@fairhall/core/exhibition/phase';
import { EXHIBITION_PHASE } from '@fairhall/core/site/exhibition-codes';
import type { ExhibitionFacts } from './exhibition-rows.ts';

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const compareStart = (one: ExhibitionFacts, other: ExhibitionFacts): number =>
  compareText(one.inshowStartDate, other.inshowStartDate) || compareText(one.exhibitionId, other.exhibitionId);

const compareEndDescending = (one: ExhibitionFacts, other: ExhibitionFacts): number =>
  compareText(other.inshowEndDate, one.inshowEndDate) || compareText(one.exhibitionId, other.exhibitionId);

/** Exhibitions that are not over first, the nearest first; then past ones, the latest first. A-45 */
export const sortByNearest = (found: readonly ExhibitionFacts[]): readonly ExhibitionFacts[] => [
  ...found.filter(({ phase }) => isCurrent(phase)).sort(compareStart),
  ...found.filter(({ phase }) => !isCurrent(phase)).sort(compareEndDescending),
];

/** Pinned exhibitions in their order, then open ones, upcoming ones and past ones. D-56 */
export function sortForList(found: readonly ExhibitionFacts[], pinned: readonly string[]): readonly ExhibitionFacts[] {
  const first = pinned.flatMap((id) => found.filter(({ exhibitionId }) => exhibitionId === id));
  const others = sortByNearest(found.filter((exhibition) => !first.includes(exhibition)));
  const isOpen = ({ phase }: ExhibitionFacts) => phase === EXHIBITION_PHASE.duringShow;
  return [...first, ...others.filter(isOpen), ...others.filter((exhibition) => !isOpen(exhibition))];
}
