import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';
import type { ShowDays } from './status.ts';

/** Formats the days of an exhibition in a language, with its daily hours if they are set., D-67 */
export const exhibitionDates = (
  {
    inshowStartDate,
    inshowEndDate,
    startTime,
    endTime,
  }: ShowDays & { readonly startTime: string; readonly endTime: string },
  lang: LanguageCode,
): string => getFormat(lang).dateRange({ from: inshowStartDate, to: inshowEndDate, startTime, endTime });
