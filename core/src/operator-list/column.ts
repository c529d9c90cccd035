import type { Message } from '../ports/texts.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';

/** A row of a list, by column name. */
export type Row = Readonly<Record<string, string>>;

/** A column of a list that operators maintain. */
export interface Column {
  readonly name: string;
  /** Whether a row needs a value in this column. */
  readonly needed?: true;
  /** Checks a value that is not empty; undefined if it is valid. */
  readonly problem?: (value: string) => Message | undefined;
}

/** A kind of list: its columns, and those that identify a row. */
export interface ListKind {
  /** The column with the id of the row's subject. */
  readonly key: string;
  /** The column that distinguishes rows with the same key; absent if a key has one row. */
  readonly part?: string;
  readonly columns: readonly Column[];
  /** Checks a row as a whole, after its columns have been checked. */
  readonly problem?: (row: Row) => { readonly column: string; readonly message: Message } | undefined;
}

const LANGUAGE_CODES_BUT_ENGLISH = LANGUAGE_LIST.map(({ code }) => code).filter((code) => code !== 'en');

/** Creates a text column for each language: `title` for English, `title.ar` and so on for the others. */
export function createTextColumns(name: string, column: Omit<Column, 'name'> = {}): readonly Column[] {
  const { needed, ...rest } = column;
  return [{ name, ...column }, ...LANGUAGE_CODES_BUT_ENGLISH.map((code) => ({ name: `${name}.${code}`, ...rest }))];
}

/** Returns the text in a language, else in English, and the language that it is in. */
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

/** Checks that a value is one of the given words. */
export const checkOption =
  (words: readonly string[]) =>
  (value: string): Message | undefined =>
    words.includes(value) ? undefined : { key: 'operatorList.oneOf', values: { words: words.join(', ') } };

/** Checks that a value is a whole number in a range. */
export const checkNumber =
  (least: number, most: number) =>
  (value: string): Message | undefined =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { key: 'operatorList.number', values: { least, most } };

/** Whether a text is a calendar day, such as 2026-10-01. */
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
