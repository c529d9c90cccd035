import type { Cells } from '../../files/cells.ts';
import { countryCell } from '../../files/country-cell.ts';
import { requireCell } from '../../files/require-cell.ts';
import { LANGUAGE_LIST, type LanguageCode } from '../languages.ts';
import { readSiteSetting, SITE_SETTING_NAMES, type SiteSettingName } from '../site-settings.ts';
import { findShippedSite } from '../sites.ts';

/** The longest name of a site in addresses. */
export const SITE_WORD_MAX = 20;
const SETTING_MAX = 500;

/** The fields of a site that an import file can set. */
export interface ImportedSite {
  /** The name in addresses. */
  readonly site: string;
  /** ISO 3166-1, two letters; '' for the international site. */
  readonly country: string;
  readonly language: LanguageCode;
  /** Settings that are set, as stored. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Settings in files: all that are texts. A logo is a picture, which has a command of its own. */
const FILE_SETTINGS: readonly SiteSettingName[] = SITE_SETTING_NAMES.filter((name) => name !== 'logo');

/** The column of a setting, such as `mail_reply_to` for `mail.replyTo`. */
const toColumn = (name: SiteSettingName): string =>
  name.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const SITE_COLUMNS: readonly string[] = ['site', 'country', 'language', ...FILE_SETTINGS.map(toColumn)];

/** Words that addresses use where a site can stand, so that no site can have them as its name. */
export const SITE_BLOCKED_WORDS: readonly string[] = ['room', 'supplier'];

/** Whether a word can be the name of an added site: it stands in addresses, next to other words. */
export const isSiteWord = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && word.length <= SITE_WORD_MAX && !SITE_BLOCKED_WORDS.includes(word);

interface SiteFacts {
  /** The name in addresses. */
  readonly site: string;
  /** All countries as two letters. */
  readonly countryCodes: readonly string[];
  /** The two letters of a country that is given by its number; everything else as it is. */
  toCountryCode(given: string | undefined): string | undefined;
}

/**
 * Builds a site from an import row. Columns that the file lacks keep their stored values. The country stays as
 * it was when the site was added, since addresses that people have saved contain it; nothing of a shipped site changes
 * but its settings. Problems are reported on `cells`.
 */
export function siteFrom(
  cells: Cells,
  before: ImportedSite | undefined,
  { site, countryCodes, toCountryCode }: SiteFacts,
): ImportedSite {
  const given = toCountryCode(countryCell(cells, 'country'));
  const country = requireSameCell(cells, 'country', { given, before: before?.country, empty: '' });
  if (before === undefined && country !== '' && !countryCodes.includes(country))
    cells.reportProblem('country', 'choice', { choices: countryCodes.join(', ') });
  return {
    site,
    country,
    language: languageFrom(cells, before),
    settings: readSettings(cells, before),
  };
}

/** A value that is required when a site is added and cannot change later. */
function requireSameCell<Value extends string>(
  cells: Cells,
  column: string,
  { given, before, empty }: { given: Value | undefined; before: Value | undefined; empty: Value },
): Value {
  if (before === undefined) return requireCell(cells, column, { cellValue: given, present: undefined, empty });
  if (given && given !== before) cells.reportProblem(column, 'fixed');
  return before;
}

function languageFrom(cells: Cells, before: ImportedSite | undefined): LanguageCode {
  const codes = LANGUAGE_LIST.map(({ code }) => code);
  const given = cells.choice('language', codes);
  const isShipped = before !== undefined && findShippedSite(before.site) !== undefined;
  if (isShipped) return requireSameCell(cells, 'language', { given, before: before.language, empty: 'en' });
  return requireCell<LanguageCode>(cells, 'language', { cellValue: given, present: before?.language, empty: 'en' });
}

function readSettings(cells: Cells, before: ImportedSite | undefined): ImportedSite['settings'] {
  const settings = new Map(Object.entries(before?.settings ?? {}));
  for (const name of FILE_SETTINGS) {
    const column = toColumn(name);
    const text = cells.cell(column, SETTING_MAX);
    if (text === undefined) continue;
    const read = text === '' ? undefined : readSiteSetting(name, text);
    if (read?.ok === false) cells.reportProblem(column, 'setting', { choices: read.error.join(', ') });
    else if (read === undefined) settings.delete(name);
    else settings.set(name, String(read.value));
  }
  return Object.fromEntries(settings);
}

/** The settings of a site that a file can set, of those that are stored. */
export const toFileSettings = (stored: ReadonlyMap<string, string>): ImportedSite['settings'] =>
  Object.fromEntries(
    FILE_SETTINGS.flatMap((name) => {
      const value = stored.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A site's cells by column, as an export writes them. */
export const siteCells = ({ site, country, language, settings }: ImportedSite): Record<string, string> => ({
  site,
  country,
  language,
  ...Object.fromEntries(FILE_SETTINGS.map((name) => [toColumn(name), settings[name] ?? ''])),
});
