import {
  ENTRY_TYPES,
  type EntryType,
  EVENT_CODE_MAX,
  HALL_MAX,
  POPUP_MODES,
  type PopupMode,
} from '../../contract/exhibition/limits.ts';
import { LEAD_SHARED_FIELDS, type SharedField } from '../../contract/lead/limits.ts';
import { MAX_TAG } from '../../contract/rfq/tag-limits.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { listLanguages, textColumn } from '../../files/columns.ts';
import { countryCell } from '../../files/country-cell.ts';
import { readYesNo, requireCell, toYesNoCell } from '../../files/require-cell.ts';
import { INDUSTRY_KEYS, type IndustryKey } from '../../site/industries.ts';
import { findSiteByEnName, findSiteById, listSites } from '../../site/sites.ts';
import { hallCells, type ImportedHall, parseHalls } from './hall-cells.ts';

const [NAME_MAX, INTRO_MAX, PLACE_MAX, LINK_MAX, TEXT_MAX] = [200, 4_000, 200, 500, 64];
/** A file name, until the picture is uploaded and has an id. */
const PICTURE_MAX = 200;
const THEMES_MAX = 12;
const TAG_CATEGORIES_MAX = 100;
const VERSION_MOST = 999;
const PHASE_MOST = 5;

/** The fields of an exhibition that an import file can set. */
export interface ImportedExhibition {
  readonly industry: IndustryKey;
  readonly websiteId: number;
  /** ISO 3166-1, two letters; '' for the country of its site. */
  readonly country: string;
  /** Days at the venue, as yyyy-mm-dd. */
  readonly opens: string;
  readonly closes: string;
  /** HH:mm; '' if no time is set. */
  readonly startTime: string;
  readonly endTime: string;
  /** An IANA name. */
  readonly timeZone: string;
  readonly location: string;
  readonly mapUrl: string;
  readonly nameLocal: string;
  readonly shortName: string;
  readonly isPublished: boolean;
  /** Null if the dates decide. */
  readonly phase: number | null;
  readonly popupMode: PopupMode;
  readonly pageVersion: number | null;
  readonly isSplit: boolean;
  readonly entryTypes: readonly EntryType[];
  readonly maxTag: number;
  /**
   * Fields of visitors that exhibitors may see besides name and company; absent in exhibitions imported before this
   * choice existed. THR-33
   */
  readonly sharedFields?: readonly SharedField[];
  /** Categories whose products the themes show, in display order. */
  readonly themes: readonly string[];
  /**
   * Categories whose tags the registration form offers; all categories of the industry if empty. Absent in exhibitions
   * imported before this choice existed.
   */
  readonly tagCategories?: readonly string[];
  /** The id of the picture on its page and in lists; absent if there is none. */
  readonly picture?: string;
  readonly names: Readonly<Record<string, string>>;
  readonly intros: Readonly<Record<string, string>>;
  readonly halls: readonly ImportedHall[];
}

/**
 * Builds an exhibition from an import row. Columns that the file lacks keep their stored values; a missing required
 * value of a new exhibition is reported on `cells`.
 */
export function exhibitionFrom(cells: Cells, before: ImportedExhibition | undefined): ImportedExhibition {
  const requireText = (column: string, max: number, present: string | undefined) =>
    requireCell(cells, column, { cellValue: cells.cell(column, max), present, empty: '' });
  const industry = cells.choice('industry', INDUSTRY_KEYS);
  const days = {
    opens: dayIn(cells, 'opens', requireText('opens', 10, before?.opens)),
    closes: dayIn(cells, 'closes', requireText('closes', 10, before?.closes)),
  };
  if (days.opens > days.closes) cells.reportProblem('closes', 'order');
  const themes = cells.list('themes', { most: THEMES_MAX, max: TEXT_MAX });
  const tagCategories = cells.list('tag_categories', { most: TAG_CATEGORIES_MAX, max: TEXT_MAX });
  const picture = cells.cell('picture', PICTURE_MAX) ?? before?.picture;
  return {
    industry: requireCell<IndustryKey>(cells, 'industry', {
      cellValue: industry,
      present: before?.industry,
      empty: 'textile',
    }),
    websiteId: siteFrom(cells, before),
    country: countryCell(cells, 'country') ?? before?.country ?? '',
    ...days,
    startTime: timeIn(cells, 'start_time') ?? before?.startTime ?? '',
    endTime: timeIn(cells, 'end_time') ?? before?.endTime ?? '',
    timeZone: parseTimeZone(cells, requireText('time_zone', TEXT_MAX, before?.timeZone)),
    location: requireText('location', PLACE_MAX, before?.location),
    mapUrl: linkIn(cells, 'map') ?? before?.mapUrl ?? '',
    nameLocal: cells.cell('name_local', NAME_MAX) ?? before?.nameLocal ?? '',
    shortName: cells.cell('short_name', EVENT_CODE_MAX)?.toLowerCase() ?? before?.shortName ?? '',
    ...setUpFrom(cells, before),
    themes: [...new Set(themes ?? before?.themes ?? [])],
    tagCategories: [...new Set(tagCategories ?? before?.tagCategories ?? [])],
    ...(picture ? { picture } : {}),
    names: parseTexts(cells, 'name', NAME_MAX, before?.names),
    intros: parseIntros(cells, before),
    halls: parseHalls(cells, HALL_MAX, before?.halls ?? []),
  };
}

function setUpFrom(cells: Cells, before: ImportedExhibition | undefined) {
  const phase = cells.wholeNumber('phase', 0, PHASE_MOST);
  const pageVersion = cells.wholeNumber('page_version', 1, VERSION_MOST);
  const types = cells.list('entry_types', { most: ENTRY_TYPES.length, max: TEXT_MAX });
  if (types?.some((type) => !isEntryType(type)))
    cells.reportProblem('entry_types', 'choice', { choices: ENTRY_TYPES.join(', ') });
  const fields = cells.list('shared_fields', { most: LEAD_SHARED_FIELDS.length, max: TEXT_MAX });
  if (fields?.some((field) => !isSharedField(field)))
    cells.reportProblem('shared_fields', 'choice', { choices: LEAD_SHARED_FIELDS.join(', ') });
  return {
    isPublished: readYesNo(cells, 'published') ?? before?.isPublished ?? false,
    phase: phase === undefined ? (before?.phase ?? null) : phase,
    popupMode: cells.choice('popup', POPUP_MODES) ?? before?.popupMode ?? POPUP_MODES[0],
    pageVersion: pageVersion === undefined ? (before?.pageVersion ?? null) : pageVersion,
    isSplit: readYesNo(cells, 'split') ?? before?.isSplit ?? false,
    entryTypes: types?.filter(isEntryType) ?? before?.entryTypes ?? [],
    maxTag: cells.wholeNumber('max_tag', 1, MAX_TAG) ?? before?.maxTag ?? MAX_TAG,
    sharedFields: fields?.filter(isSharedField) ?? before?.sharedFields ?? LEAD_SHARED_FIELDS,
  };
}

const isSharedField = (field: string): field is SharedField => LEAD_SHARED_FIELDS.some((known) => known === field);

const isEntryType = (type: string): type is EntryType => ENTRY_TYPES.some((known) => known === type);

function siteFrom(cells: Cells, before: ImportedExhibition | undefined): number {
  const name = cells.cell('site', TEXT_MAX)?.toLowerCase();
  const site = name ? findSiteByEnName(name) : undefined;
  if (name && site === undefined)
    cells.reportProblem('site', 'choice', {
      choices: listSites()
        .map((one) => one.enName)
        .join(', '),
    });
  return requireCell(cells, 'site', { cellValue: site?.id, present: before?.websiteId, empty: 0 });
}

function dayIn(cells: Cells, column: string, value: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  if (!isDay && value !== '') cells.reportProblem(column, 'day');
  return value;
}

/** A time as people and spreadsheets write it: 9:30, 09:30, 09:30:00. 24:00 is midnight at the end of a day. D-28 */
const TIME = /^(?:([01]?\d|2[0-3]):([0-5]\d)|(24):(00))(?::00)?$/;

function timeIn(cells: Cells, column: 'start_time' | 'end_time'): string | undefined {
  const value = cells.cell(column, TEXT_MAX);
  if (!value) return value;
  const [, hours = '', minutes = '', midnight] = TIME.exec(value) ?? [];
  if (midnight !== undefined && column === 'end_time') return '00:00';
  if (hours === '') cells.reportProblem(column, 'time');
  return `${hours.padStart(2, '0')}:${minutes}`;
}

function parseTimeZone(cells: Cells, value: string): string {
  if (value !== '' && !isTimeZone(value)) cells.reportProblem('time_zone', 'code');
  return value;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function linkIn(cells: Cells, column: string): string | undefined {
  const value = cells.cell(column, LINK_MAX);
  if (value && !/^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value)) cells.reportProblem(column, 'link');
  return value;
}

const parseIntros = (cells: Cells, before: ImportedExhibition | undefined) =>
  parseTexts(cells, 'intro', INTRO_MAX, before?.intros);

/** English text is required. */
function parseTexts(
  cells: Cells,
  field: string,
  max: number,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const textsByLanguage = new Map(Object.entries(before));
  for (const lang of listLanguages('exhibition', cells)) {
    const text = cells.cell(textColumn(field, lang), max);
    if (text) textsByLanguage.set(lang, text);
    else if (text === '') textsByLanguage.delete(lang);
  }
  if (!textsByLanguage.has('en')) cells.reportProblem(textColumn(field, 'en'), 'required');
  return Object.fromEntries([...textsByLanguage].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const numberCell = (value: number | null): string => (value === null ? '' : String(value));

/** The cells of an exhibition by column. */
export function exhibitionCells(id: string, exhibition: ImportedExhibition): Record<string, string> {
  const { industry, websiteId, country, opens, closes, startTime, endTime, timeZone, location, mapUrl } = exhibition;
  const toTextCells = (field: string, byLanguage: Readonly<Record<string, string>>) =>
    Object.entries(byLanguage).map(([lang, text]) => [textColumn(field, lang), text]);
  return {
    id,
    industry,
    site: findSiteById(websiteId)?.enName ?? '',
    country,
    opens,
    closes,
    start_time: startTime,
    end_time: endTime,
    time_zone: timeZone,
    location,
    map: mapUrl,
    name_local: exhibition.nameLocal,
    short_name: exhibition.shortName,
    published: toYesNoCell(exhibition.isPublished),
    phase: numberCell(exhibition.phase),
    popup: exhibition.popupMode,
    page_version: numberCell(exhibition.pageVersion),
    split: toYesNoCell(exhibition.isSplit),
    entry_types: joinCell(exhibition.entryTypes),
    max_tag: String(exhibition.maxTag),
    themes: joinCell(exhibition.themes),
    tag_categories: joinCell(exhibition.tagCategories ?? []),
    shared_fields: joinCell(exhibition.sharedFields ?? LEAD_SHARED_FIELDS),
    picture: exhibition.picture ?? '',
    ...Object.fromEntries([...toTextCells('name', exhibition.names), ...toTextCells('intro', exhibition.intros)]),
    ...hallCells(exhibition.halls),
  };
}
