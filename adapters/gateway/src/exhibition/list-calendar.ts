import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { CalendarPage } from '@fairhall/core/contract/exhibition/calls';
import { EXHIBITION_PAGE_SIZE } from '@fairhall/core/contract/exhibition/limits';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { omitTestExhibitions } from '@fairhall/core/exhibition/recommended';
import { ok } from '@fairhall/core/result';
import { INDUSTRY_KEYS, type IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { CountryPorts } from './exhibition-kind.ts';
import { type ExhibitionFacts, findExhibitionsByIds, listExhibitionFacts } from './exhibition-rows.ts';
import { sortByNearest } from './sort-exhibitions.ts';

interface CalendarFilters {
  readonly countryId?: string | undefined;
  readonly industry?: IndustryKey | undefined;
  readonly month?: string | undefined;
}

/** A page of the exhibitions that are not over, with the filters that lead to others. D-87 */
export async function listCalendar(
  { getCountryCode }: Pick<CountryPorts, 'getCountryCode'>,
  context: CallContext,
  { pageNo, ...filters }: CalendarFilters & { readonly pageNo: number },
): Promise<Answer<CalendarPage>> {
  const production = context.settings.appEnv === 'production';
  const named = (await listExhibitionFacts(context)).map((one) => ({ ...one, name: one.texts.join(' ') }));
  const facts = omitTestExhibitions(named, { production }).filter(({ phase }) => isCurrent(phase));
  const matching = sortByNearest(facts.filter((one) => isMatch(one, filters)));
  const from = (pageNo - 1) * EXHIBITION_PAGE_SIZE;
  const ids = matching.slice(from, from + EXHIBITION_PAGE_SIZE).map(({ exhibitionId }) => exhibitionId);
  /** Counts the exhibitions that all filters but one let through, by the values of that one. */
  const countBy = (filter: keyof CalendarFilters, listValues: (one: ExhibitionFacts) => readonly string[]) => {
    const chosen = filters[filter];
    const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]]);
    for (const one of facts) {
      if (!isMatch(one, { ...filters, [filter]: undefined })) continue;
      for (const value of listValues(one)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  const industries = countBy('industry', ({ industry }) => [industry]);
  return ok({
    records: [...(await findExhibitionsByIds(context, ids))],
    total: matching.length,
    pageNo,
    pageSize: EXHIBITION_PAGE_SIZE,
    countries: [...countBy('countryId', (one) => [one.countryId])]
      .map(([countryId, count]) => ({ countryId, code: getCountryCode(countryId) ?? '', count }))
      .filter(({ code }) => code !== '')
      .sort((one, other) => (one.code < other.code ? -1 : 1)),
    industries: INDUSTRY_KEYS.flatMap((industry) => {
      const count = industries.get(industry);
      return count === undefined ? [] : [{ industry, count }];
    }),
    months: [...countBy('month', listMonths)]
      .map(([month, count]) => ({ month, count }))
      .sort((one, other) => (one.month < other.month ? -1 : 1)),
  });
}

const isMatch = (one: ExhibitionFacts, { countryId, industry, month }: CalendarFilters): boolean =>
  (countryId === undefined || one.countryId === countryId) &&
  (industry === undefined || one.industry === industry) &&
  (month === undefined || (toMonth(one.inshowStartDate) <= month && month <= toMonth(one.inshowEndDate)));

const toMonth = (day: string): string => day.slice(0, 7);

/** The most months that one exhibition counts in. */
const MONTHS_MAX = 12;

/** The months with at least one show day, as yyyy-mm. */
function listMonths({ inshowStartDate, inshowEndDate }: ExhibitionFacts): readonly string[] {
  const months = [toMonth(inshowStartDate)];
  const last = toMonth(inshowEndDate);
  for (let month = nextMonth(months[0] ?? ''); month <= last && months.length < MONTHS_MAX; month = nextMonth(month))
    months.push(month);
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
