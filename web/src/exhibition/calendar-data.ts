import type { CalendarPage } from '@fairhall/core/contract/exhibition/calls';
import { type Query, readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionWords, exhibitionWords } from '../ui/exhibition-words.ts';
import type { PagePosition } from './exhibitor-pages.tsx';
import type { Choice } from './exhibitors-data.ts';

const FILTERS = ['country', 'industry', 'month'] as const;
type Filter = (typeof FILTERS)[number];

/** A page of the calendar of exhibitions, with links as filters. D-87 */
export interface CalendarData extends PagePosition {
  readonly count: string;
  /** The choice without a filter comes first. */
  readonly filters: readonly { readonly filter: Filter; readonly choices: readonly Choice[] }[];
  readonly months: readonly {
    readonly month: string;
    readonly title: string;
    readonly shows: readonly ExhibitionWords[];
  }[];
  readonly allHref: string;
  readonly isNarrowed: boolean;
  readonly pageNo: number;
}

type CalendarVisit = Visit<'exhibitions'>;
type Narrowing = Pick<Query, 'countryId' | 'industryType' | 'month'>;

/** The highest page number that the call accepts. */
const PAGE_MAX = 1_000_000;

/** Loads the exhibitions of all countries that are not over, by month. D-87 */
export async function loadCalendar(visit: CalendarVisit): Promise<CalendarData> {
  const { ports, signal, search, boot, texts, href } = visit;
  const { countryId, industryType, month, pageNo = 1 } = readQuery(search);
  const narrowing = { countryId, industryType, month };
  const { exhibition } = await ports.frontGateway();
  const input = { ...omitAbsent({ countryId, industry: industryType, month }), pageNo: Math.min(pageNo, PAGE_MAX) };
  const found = requireValue(await exhibition.calendar(input, { signal, handled: true }));
  const { number } = getFormat(boot.lang);
  const to = (chosen: Narrowing, page = 1) =>
    href('exhibitions', {}, { ...chosen, pageNo: page === 1 ? undefined : page });
  return {
    count: texts.counted('exhibitionCalendar.count', found.total, { count: number(found.total) }),
    filters: toFilters(found, narrowing, to, visit),
    months: groupByMonth(found, month, visit),
    allHref: to({}),
    isNarrowed: Object.values(narrowing).some((value) => value !== undefined),
    pageNo,
    page: texts.text('exhibition.page', { page: number(pageNo) }),
    previous: pageNo > 1 ? to(narrowing, pageNo - 1) : null,
    next: pageNo * found.pageSize < found.total ? to(narrowing, pageNo + 1) : null,
  };
}

const omitAbsent = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>;
  };

function toFilters(
  { countries, industries, months }: CalendarPage,
  narrowing: Narrowing,
  to: (chosen: Narrowing) => string,
  { boot, texts }: CalendarVisit,
): CalendarData['filters'] {
  const format = getFormat(boot.lang);
  const toChoice = (id: string | undefined, label: string, count: number, name: keyof Narrowing): Choice => ({
    id: id ?? '',
    label,
    count: format.number(count),
    results: texts.counted('exhibitionCalendar.count', count, { count: format.number(count) }),
    isChosen: narrowing[name] === id,
    href: to({ ...narrowing, [name]: id }),
  });
  const toFilter = (filter: Filter, name: keyof Narrowing, values: readonly FilterValue[]) => {
    const whole = toChoice(undefined, texts.text(`exhibitionCalendar.${filter}.all`), 0, name);
    const choices = values.map(({ id, label, count }) => toChoice(id, label, count, name));
    return { filter, choices: [{ ...whole, count: '', results: '' }, ...choices] };
  };
  const named = countries.map(({ countryId, code, count }) => ({
    id: countryId,
    label: format.countryName(code),
    count,
  }));
  return [
    toFilter(
      'country',
      'countryId',
      named.toSorted((one, other) => one.label.localeCompare(other.label, boot.lang)),
    ),
    toFilter(
      'industry',
      'industryType',
      industries.map(({ industry, count }) => ({ id: industry, label: texts.text(`industry.${industry}`), count })),
    ),
    toFilter(
      'month',
      'month',
      months.map(({ month, count }) => ({ id: month, label: format.month(month), count })),
    ),
  ].filter(({ choices }) => choices.length > 1);
}

interface FilterValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** Groups the exhibitions by the month of their first day; a chosen month is the only group. */
function groupByMonth({ records }: CalendarPage, chosen: string | undefined, visit: CalendarVisit) {
  const getMonth = (row: CalendarPage['records'][number]) => chosen ?? row.inshowStartDate.slice(0, 7);
  return [...new Set(records.map(getMonth))].map((month) => ({
    month,
    title: getFormat(visit.boot.lang).month(month),
    shows: records.filter((row) => getMonth(row) === month).map((row) => exhibitionWords(row, visit)),
  }));
}
