import { countDays } from '../forms/day.ts';
import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import type { ShowDays } from './status.ts';

export type ExhibitionPhase = (typeof EXHIBITION_PHASE)[keyof typeof EXHIBITION_PHASE];

/** Days before the first day that count as pre-show, and days after the last day that count as post-show. A-57 */
export const EXHIBITION_DAYS_BEFORE = 60;
export const EXHIBITION_DAYS_AFTER = 30;

/** The values that decide an exhibition's phase: the phase set by an operator, else its dates. */
export interface PhaseFacts extends ShowDays {
  readonly isPublished: boolean;
  /** The phase set by an operator; null if the dates decide. */
  readonly setPhase: ExhibitionPhase | null;
}

/**
 * Returns the phase on a day (yyyy-mm-dd) at the venue: the phase set by the operator, else by the dates.
 */
export function exhibitionPhase({ isPublished, setPhase, ...days }: PhaseFacts, day: string): ExhibitionPhase {
  if (!isPublished) return EXHIBITION_PHASE.unpublished;
  if (setPhase !== null) return setPhase;
  if (countDays(day, days.inshowStartDate) > EXHIBITION_DAYS_BEFORE) return EXHIBITION_PHASE.notStarted;
  if (day < days.inshowStartDate) return EXHIBITION_PHASE.preShow;
  if (day <= days.inshowEndDate) return EXHIBITION_PHASE.duringShow;
  return countDays(days.inshowEndDate, day) <= EXHIBITION_DAYS_AFTER
    ? EXHIBITION_PHASE.postShow
    : EXHIBITION_PHASE.ended;
}

/**
 * Returns the phase that a page shows: `is_during_expo=1` in the address shows the exhibition as during the show.
 *
 */
export const resolvePhase = (phase: ExhibitionPhase, isDuringExpo: boolean | undefined): ExhibitionPhase =>
  isDuringExpo && phase !== EXHIBITION_PHASE.unpublished ? EXHIBITION_PHASE.duringShow : phase;

/** Whether an exhibition in this phase is not over yet. A-45 */
export const isCurrent = (phase: ExhibitionPhase): boolean =>
  phase >= EXHIBITION_PHASE.notStarted && phase <= EXHIBITION_PHASE.duringShow;
