import type { Exhibition } from '../contract/exhibition/calls.ts';
import { EXHIBITION_STATUS } from '../site/exhibition-codes.ts';
import { isCurrent } from './phase.ts';

type Row = Pick<Exhibition, 'websiteId' | 'status' | 'phase'>;

interface HomeExhibitions<Of> {
  /** The exhibition that the page presents first: an open one, else the first. Null if there is none. */
  readonly stage: Of | null;
  /** Another one that is open. */
  readonly alsoOpen: Of | null;
  readonly others: readonly Of[];
}

const isOpen = ({ status, phase }: Row): boolean => status === EXHIBITION_STATUS.OPENING && isCurrent(phase);

/**
 * Arranges exhibitions for a home page. The given order is kept: pinned ones, then the nearest. On a country's home page
 * only the exhibitions of `websiteId` come to the stage and below it. D-04 D-05 D-56
 */
export function selectHomeExhibitions<Of extends Row>(
  rows: readonly Of[],
  { websiteId }: { readonly websiteId?: number | undefined } = {},
): HomeExhibitions<Of> {
  const candidates = rows.filter((row) => websiteId === undefined || row.websiteId === websiteId);
  const stage = candidates.find(isOpen) ?? candidates[0] ?? null;
  const alsoOpen = candidates.find((row) => row !== stage && isOpen(row)) ?? null;
  return { stage, alsoOpen, others: rows.filter((row) => row !== stage && row !== alsoOpen) };
}

type DatedRow = Row & Pick<Exhibition, 'inshowStartDate'>;

/** Sorts exhibitions for a list: open ones, then coming ones by their first day, then those that are over. D-05 */
export const sortByOpening = <Of extends DatedRow>(rows: readonly Of[]): readonly Of[] =>
  rows.toSorted(
    (one, other) => getRank(one) - getRank(other) || one.inshowStartDate.localeCompare(other.inshowStartDate),
  );

const getRank = (row: Row): number => (isOpen(row) ? 0 : isCurrent(row.phase) ? 1 : 2);
