import { EXHIBITION_STATUS } from '../site/exhibition-codes.ts';

/** The first and the last day of an exhibition at its venue, each yyyy-mm-dd. */
export interface ShowDays {
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
}

export type ExhibitionStatus = (typeof EXHIBITION_STATUS)[keyof typeof EXHIBITION_STATUS];

/**
 * Returns whether an exhibition is upcoming, open or over on a day (yyyy-mm-dd) at its venue.
 */
export function exhibitionStatus({ inshowStartDate, inshowEndDate }: ShowDays, day: string): ExhibitionStatus {
  if (day < inshowStartDate) return EXHIBITION_STATUS.COMING;
  return day <= inshowEndDate ? EXHIBITION_STATUS.OPENING : EXHIBITION_STATUS.COMPLETED;
}
