import { trimText, truncateText } from '../forms/text-input.ts';
import { findIndustryByEventCode } from '../site/event-codes.ts';
import { type IndustryKey, isIndustryKey } from '../site/industries.ts';
import type { SearchKind } from './search-kind.ts';

/** Reads one query value; undefined for an invalid value, which is ignored. */
export type ReadValue<Value> = (text: string) => Value | undefined;

/**
 * Reads a text for a call. Control characters are removed; otherwise an address could produce requests that every call
 * rejects. THR-43
 */
export function text(longest: number): ReadValue<string> {
  return (value) => (value.length <= longest && trimText(value)) || undefined;
}

/** Reads the beginning of a text, cut to a maximum length, so that a search for a long copied text still works. */
export function textStart(longest: number): ReadValue<string> {
  return (value) => trimText(truncateText(trimText(value), longest)) || undefined;
}

export function pattern(expression: RegExp): ReadValue<string> {
  return (value) => (expression.test(value) ? value : undefined);
}

export function option<const Value extends string>(values: readonly Value[]): ReadValue<Value> {
  return (value) => values.find((candidate) => candidate === value);
}

export function numberBetween(lowest: number, highest: number): ReadValue<number> {
  return (value) => {
    const number = /^-?(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : Number.NaN;
    return number >= lowest && number <= highest ? number : undefined;
  };
}

/** Reads a number with up to four decimals, such as a price. */
export function decimal(highest: number): ReadValue<number> {
  return (value) => {
    const number = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
    return number <= highest ? number : undefined;
  };
}

/** Reads a number of a fixed set. */
export function code<const Value extends number>(values: readonly Value[]): ReadValue<Value> {
  return (value) => values.find((candidate) => String(candidate) === value);
}

// The expression permits only these values.
export const searchKind = pattern(/^(?:product|supplier|exhibition_\d{1,40})$/) as ReadValue<SearchKind>;

export const queryFlag: ReadValue<boolean> = (value) => (value === '1' ? true : value === '0' ? false : undefined);

export const textUnchecked: ReadValue<string> = (value) => value.slice(0, 200);

export const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);

export const digits = pattern(/^\d{1,40}$/);

export const token = pattern(/^[A-Za-z0-9_.~+/=-]{1,2048}$/);

/** Reads a code of three letters; case is ignored. */
export const currency: ReadValue<string> = (value) => (/^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : undefined);

/** Reads an industry by its key or event code., D-34 */
export const industry: ReadValue<IndustryKey> = (value) =>
  isIndustryKey(value) ? value : findIndustryByEventCode(value);

/** Reads the version of the pre-registration form: `old`, `new` or a number. … */
export const formVersion: ReadValue<'old' | 'new' | number> = (value) =>
  value === 'old' || value === 'new' ? value : numberBetween(-999, 999)(value);

/** Maximum length of a path in a query, in characters; a longer one is ignored. */
export const SITE_PATH_MAX = 2_000;

/**
 * Reads a path on our own origin: one leading slash, no backslash, white space or control character, since these could
 * lead a browser to another site (THR-15)., D-34
 */
export const sitePath: ReadValue<string> = (value) => {
  const isSitePath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value);
  return isSitePath && value.length <= SITE_PATH_MAX ? value : undefined;
};
