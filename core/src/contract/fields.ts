import * as z from 'zod/mini';
import { isBlankOnBadge } from '../forms/badge-text.ts';
import { EMAIL_PATTERN, isEmail, toAsciiEmail } from '../forms/email.ts';
import { isBlankText, stripBidiControls } from '../forms/text-input.ts';
import { CURSOR_PATTERN, EMAIL_MAX } from './field-limits.ts';

const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/**
 * Whether text is well formed and has no control characters except tab and line breaks. PostgreSQL rejects other text
 * with an error (THR-43).
 */
export const isCleanText = (value: string): boolean => value.isWellFormed() && !CONTROL.test(value);

/** Any text up to `max` characters, without bidi controls. A surrogate pair counts as one character. THR-45 */
export const text = (max: number) =>
  z.string().check(z.overwrite(stripBidiControls), z.maxLength(max), z.refine(isCleanText, 'text'));

/** Text with at least one visible character, that is, more than white space and invisible characters. */
export const requiredText = (max: number) =>
  z.string().check(
    z.overwrite(stripBidiControls),
    z.minLength(1),
    z.maxLength(max),
    z.refine(isCleanText, 'text'),
    z.refine((value) => !isBlankText(value), 'required'),
  );

/** A name with at least one character that a badge can draw. D-31 */
export const badgeName = (max: number) =>
  requiredText(max).check(z.refine((name) => !isBlankOnBadge(name), 'required'));

/** Ids are strings inside core, whatever the wire sent; digits-only ids may exceed 2^53. */
export const id = z
  .pipe(
    z.union([z.string(), z.int().check(z.nonnegative())]),
    z.transform((value) => String(value)),
  )
  .check(z.refine((value) => /^[A-Za-z0-9_-]{1,64}$/.test(value), 'id'));

/**
 * Points to the end of the previous page, as its response returned it: not an id, and opaque to the caller. D-64
 *
 */
export const cursor = z.string().check(z.regex(CURSOR_PATTERN));

/** Page numbers start at 1. */
export const pageNo = z.int().check(z.positive(), z.maximum(1_000_000));

/** An ISO 3166-1 numeric country id, three digits. */
export const countryId = z.string().check(z.regex(/^\d{3}$/));

/** A three-letter currency code, converted to upper case. `readCurrency` checks whether the currency exists. */
export const currencyCode = z.string().check(z.regex(/^[A-Za-z]{3}$/), z.toUpperCase());

/** Epoch milliseconds. */
export const time = z.int();

export const page = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ records: z.array(row), total: z.int(), pageNo: z.int(), pageSize: z.int() });

export const empty = z.strictObject({});

/** An email address in the format that calls accept, with its domain converted to ASCII. D-09 */
export const email = z
  .string()
  .check(z.overwrite(toAsciiEmail), z.maxLength(EMAIL_MAX), z.regex(EMAIL_PATTERN), z.refine(isEmail, 'email'));
