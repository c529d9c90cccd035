import { countDays } from '../forms/day.ts';
import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import type { ShowDays } from './status.ts';

export type ExhibitionPhase = (typeof EXHIBITION_PHASE)[keyof typeof EXHIBITION_PHASE];

/** How many days before its first day an exhibition is in its pre-show, and after its last one in its post-show. A-57 */
export const PRE_SHOW_DAYS = 60;
export const POST_SHOW_DAYS = 30;

/** What is known of an exhibition's phase: what an operator set, else its days. */
export interface PhaseFacts extends ShowDays {
  readonly isPublished: boolean;
  /** The operator's; null where the days decide. */
  readonly setPhase: ExhibitionPhase | null;
}

/** The phase on a day (yyyy-mm-dd) at the venue: the operator's, else by the days. */
export function exhibitionPhase({ isPublished, setPhase, ...days }: PhaseFacts, day: string): ExhibitionPhase {
  if (!isPublished) return EXHIBITION_PHASE.unpublished;
  if (setPhase !== null) return setPhase;
  if (countDays(day, days.inshowStartDate) > PRE_SHOW_DAYS) return EXHIBITION_PHASE.notStarted;
  if (day < days.inshowStartDate) return EXHIBITION_PHASE.preShow;
  if (day <= days.inshowEndDate) return EXHIBITION_PHASE.duringShow;
  return countDays(days.inshowEndDate, day) <= POST_SHOW_DAYS ? EXHIBITION_PHASE.postShow : EXHIBITION_PHASE.ended;
}

/** The phase that a page shows: `is_during_expo=1` in its address shows it as during the show. */
export const resolvePhase = (phase: ExhibitionPhase, isDuringExpo: boolean | undefined): ExhibitionPhase =>
  isDuringExpo && phase !== EXHIBITION_PHASE.unpublished ? EXHIBITION_PHASE.duringShow : phase;

/** Whether an exhibition is not over in its phase. A-45 */
export const isCurrent = (phase: ExhibitionPhase): boolean =>
  phase >= EXHIBITION_PHASE.notStarted && phase <= EXHIBITION_PHASE.duringShow;
