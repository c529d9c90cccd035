import type { Message } from '../ports/texts.ts';
import { LANGUAGES } from '../site/languages.ts';

/** A row of a list by its columns. */
export type Row = Readonly<Record<string, string>>;

/** A column of a list that operators keep. */
export interface Column {
  readonly name: string;
  /** Whether a row needs a value there. */
  readonly needed?: true;
  /** What is wrong with a value that is not empty; undefined where nothing is. */
  readonly problem?: (value: string) => Message | undefined;
}

/** One of the lists: its columns, and those that name a row. */
export interface ListKind {
  /** The column of what the row is about. */
  readonly key: string;
  /** The column that names a row of several about the same; absent where there is one. */
  readonly part?: string;
  readonly columns: readonly Column[];
  /** What is wrong with a row whose columns are right by themselves. */
  readonly problem?: (row: Row) => { readonly column: string; readonly message: Message } | undefined;
}

const LANGUAGE_CODES_BUT_ENGLISH = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

/** A text by language: the English one under its name, the others as `title.ar`. */
export function createTextColumns(name: string, column: Omit<Column, 'name'> = {}): readonly Column[] {
  const { needed, ...rest } = column;
  return [{ name, ...column }, ...LANGUAGE_CODES_BUT_ENGLISH.map((code) => ({ name: `${name}.${code}`, ...rest }))];
}

/** The text in a language, else the English one, and which of them it is. */
export function getLocalizedText(
  row: Row,
  name: string,
  lang: string,
): { readonly text: string; readonly lang: string } {
  const translated = row[`${name}.${lang}`];
  return translated ? { text: translated, lang } : { text: row[name] ?? '', lang: 'en' };
}

export const checkLength =
  (max: number) =>
  (value: string): Message | undefined =>
    value.length > max ? { key: 'validator.max', values: { max } } : undefined;

/** One of some words. */
export const checkOption =
  (words: readonly string[]) =>
  (value: string): Message | undefined =>
    words.includes(value) ? undefined : { key: 'operatorList.oneOf', values: { words: words.join(', ') } };

/** A whole number in a range. */
export const checkNumber =
  (least: number, most: number) =>
  (value: string): Message | undefined =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { key: 'operatorList.number', values: { least, most } };

/** Whether a text is a day of the calendar, as 2026-10-01. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const checkDay = (value: string): Message | undefined =>
  isDay(value) ? undefined : { key: 'operatorList.day' };

export const checkPattern =
  (pattern: RegExp, key: 'operatorList.id' | 'operatorList.promotionId' | 'operatorList.theme') =>
  (value: string): Message | undefined =>
    pattern.test(value) ? undefined : { key };

export const ID = /^[A-Za-z0-9_-]{1,64}$/;
