import type { LanguageCode } from './languages.ts';

export interface LocaleData {
  readonly months: readonly string[];
  /** Patterns with the placeholders {day}, {month} and {year}, and for a range {lastDay} and {lastMonth}. */
  readonly day: string;
  readonly daysOfOneMonth: string;
  readonly daysOfOneYear: string;
  readonly price: string;
}

/** Month names and patterns of languages that browsers have no data for; copied from Node's data. D-89 */
export const LANGUAGE_LOCALE_DATA: Partial<Record<LanguageCode, LocaleData>> = {
  my: {
    months: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
    day: '{year} {month} {day}',
    daysOfOneMonth: '{year} {month} {day} – {lastDay}',
    daysOfOneYear: '{year} {month} {day} – {lastMonth} {lastDay}',
    price: '{number} {currency}',
  },
  km: {
    months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
    day: '{day} {month} {year}',
    daysOfOneMonth: '{day} – {lastDay} {month} {year}',
    daysOfOneYear: '{day} {month} – {lastDay} {lastMonth} {year}',
    price: '{number}{currency}',
  },
};
