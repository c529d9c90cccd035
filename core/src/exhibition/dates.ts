import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';
import type { ShowDays } from './status.ts';

/** The days of a show in words of a language, with its daily hours where they are set., D-67 */
export const exhibitionDates = (
  {
    inshowStartDate,
    inshowEndDate,
    startTime,
    endTime,
  }: ShowDays & { readonly startTime: string; readonly endTime: string },
  lang: LanguageCode,
): string => getFormat(lang).dateRange({ from: inshowStartDate, to: inshowEndDate, startTime, endTime });
