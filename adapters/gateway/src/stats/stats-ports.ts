import type { CountedPeriod, CountsByDay } from '../db/count-by-day.ts';
import type { Queries } from '../db/database.ts';

type CountDays = (queries: Queries, period: CountedPeriod) => Promise<CountsByDay>;

/** The counts of other features that the organiser's figures consist of. */
export interface StatsPorts {
  readonly countRegistrationsByDay: CountDays;
  readonly countEnquiriesByDay: CountDays;
  readonly countAnswersByDay: CountDays;
  readonly countScansByDay: CountDays;
  /** Searches without results by day, and the words of the most frequent ones. */
  readonly listEmptySearches: (
    queries: Queries,
    period: Omit<CountedPeriod, 'exhibitionId'>,
    most: number,
  ) => Promise<{
    readonly byDay: CountsByDay;
    readonly searches: readonly { readonly keyword: string; readonly searches: number }[];
  }>;
}
