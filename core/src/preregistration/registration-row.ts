import type { RowProblemCode } from '../contract/catalogue/import-limits.ts';
import { EMAIL_MAX, QUANTITY_MAX } from '../contract/field-limits.ts';
import {
  FIELD_CHOICES,
  type FormFieldRow,
  type FormPartRow,
  isAlwaysRequired,
  isFormField,
  REGISTRATION_FIELD_ROWS,
  REGISTRATION_FIELDS,
  type RegistrationByWire,
  type RegistrationField,
} from '../contract/preregistration/form-fields.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { type Cells, joinCell } from '../files/cells.ts';
import { countryCell } from '../files/country-cell.ts';
import { requireCell } from '../files/require-cell.ts';
import { isBlankOnBadge } from '../forms/badge-text.ts';
import { hasAsciiLocalPart, isEmail, normalizeEmail, toAsciiEmail } from '../forms/email.ts';
import { toAsciiDigits } from '../forms/number-input.ts';
import type { PhoneNumber } from '../forms/phone-format.ts';
import { PHONE_TEXT_MAX } from '../forms/phone-pattern.ts';
import { type PhoneProblem, readPhone } from '../forms/phone-reader.ts';
import type { IndustryKey } from '../site/industries.ts';
import { isLanguageCode, type LanguageCode } from '../site/languages.ts';
import { listOfferedCodes } from './options.ts';

/** The fields of a registration that an import file can set. Codes and ids are those of a form's request. */
export interface ImportedRegistration extends RegistrationByWire {
  readonly exhibitionId: string;
  /** The language of the badge and its emails. */
  readonly lang: string;
}

interface RowContext {
  /** The industry of the exhibition; null if unknown. */
  readonly industry: IndustryKey | null;
  /** Returns the ISO 3166-1 numeric code for a two-letter code. */
  readonly getCountryId: (code2: string) => string | undefined;
  /** Returns a country's dialling code by its id. */
  readonly getDialingCode: (countryId: string) => string | undefined;
  /** Whether a row needs all fields that every form requires; otherwise only exhibition and email address. */
  readonly asksForAll?: boolean;
}

const TAG = /^[A-Za-z0-9]{1,32}$/;
const WEBSITE = /^https?:\/\/[^\s/$.?#][^\s]*$/i;
const TEXT_MAX = 64;
const DEFAULT_LANGUAGE: LanguageCode = 'en';

/**
 * Builds a registration from an import row, requiring the fields that every form requires. Columns that the file lacks
 * keep their stored values. The email address of an existing registration cannot change. D-10 D-33
 */
export function registrationFrom(
  cells: Cells,
  before: ImportedRegistration | undefined,
  rowContext: RowContext,
): ImportedRegistration {
  const lang = cells.cell('language', TEXT_MAX);
  if (lang && !isLanguageCode(lang)) cells.reportProblem('language', 'code');
  const exhibition = { cellValue: cells.cell('exhibition', TEXT_MAX), present: before?.exhibitionId, empty: '' };
  const exhibitionId = requireCell(cells, 'exhibition', exhibition);
  const entries = REGISTRATION_FIELD_ROWS.map((row) => [row.wire, readFieldValue(cells, row, before, rowContext)]);
  const registration = {
    ...(Object.fromEntries(entries) as RegistrationByWire), // one entry for each row
    exhibitionId,
    lang: lang || before?.lang || DEFAULT_LANGUAGE,
  };
  const countryCode = rowContext.getDialingCode(registration.countryId) ?? '';
  return { ...registration, ...readNumbers(cells, registration, countryCode) };
}

/** Returns the value of a field from the row, else the stored value. */
function readFieldValue(
  cells: Cells,
  row: RegistrationField,
  before: ImportedRegistration | undefined,
  rowContext: RowContext,
): string | number | null {
  if (row.kind === 'email') return emailFrom(cells, before);
  const cellValue = readCell(cells, row, rowContext);
  const present = before?.[row.wire];
  if (isFormField(row) && isAlwaysRequired(row) && (rowContext.asksForAll ?? true))
    return requireCell<string | number | null>(cells, row.importColumn, { cellValue, present, empty: '' });
  if (cellValue !== undefined) return cellValue;
  return present ?? (row.kind === 'quantity' ? null : '');
}

/** Converts a cell to the value that a form sends; undefined if the file lacks its column, or the cell is invalid. */
function readCell(
  cells: Cells,
  { importColumn: column, ...row }: Exclude<FormFieldRow, { readonly kind: 'email' }> | FormPartRow,
  { industry, getCountryId }: RowContext,
): string | number | null | undefined {
  switch (row.kind) {
    case 'text':
      return cells.cell(column, row.max);
    case 'badgeName':
      return nameIn(cells, column, row.max);
    case 'website':
      return readWebsite(cells, column, row.max);
    case 'choice':
      return cells.choice(
        column,
        industry === null ? FIELD_CHOICES[row.choices] : listOfferedCodes(row.choices, industry),
      );
    case 'choices':
      return readCodes(cells, column, listOfferedCodes(row.choices, industry));
    case 'country':
      return countryIn(cells, column, getCountryId);
    case 'mobile':
    case 'phone':
      return cells.cell(column, PHONE_TEXT_MAX);
    case 'quantity':
      return cells.wholeNumber(column, 1, QUANTITY_MAX);
    case 'dialing':
      return readDialingCode(cells, column);
    case 'tags':
      return readTags(cells, column);
    case 'product':
      return cells.cell(column, TAG_KEYWORD_MAX);
  }
}

function countryIn(cells: Cells, column: string, getCountryId: RowContext['getCountryId']): string | undefined {
  const code = countryCell(cells, column);
  if (!code) return code;
  const id = getCountryId(code);
  if (id === undefined) cells.reportProblem(column, 'code');
  return id;
}

/** Treats a name that would be blank on a badge as empty. D-31 */
function nameIn(cells: Cells, column: string, max: number): string | undefined {
  const name = cells.cell(column, max);
  return name !== undefined && isBlankOnBadge(name) ? '' : name;
}

function emailFrom(cells: Cells, before: ImportedRegistration | undefined): string {
  const given = requireCell(cells, 'email', {
    cellValue: cells.cell('email', EMAIL_MAX),
    present: before?.email,
    empty: '',
  });
  const email = toAsciiEmail(given);
  if (email.length > EMAIL_MAX) cells.reportProblem('email', 'tooLong', { max: EMAIL_MAX });
  else if (!hasAsciiLocalPart(email)) cells.reportProblem('email', 'emailLocal');
  else if (email !== '' && !isEmail(email)) cells.reportProblem('email', 'email');
  if (before !== undefined && normalizeEmail(before.email) !== normalizeEmail(email))
    cells.reportProblem('email', 'fixed');
  return before?.email ?? email;
}

const PHONE_CODES = {
  extension: 'phoneExtension',
  characters: 'phone',
  code: 'phoneCode',
  length: 'phone',
} as const satisfies Record<PhoneProblem, RowProblemCode>;

/**
 * Parses both numbers with one dialling code: the code typed with the mobile number, else the column's, else the
 * country's, which is '' if unknown. D-10
 */
function readNumbers(
  cells: Cells,
  { contactNumber: mobile, dialingCode: chosen, whatsapp: other }: RegistrationByWire,
  countryCode: string,
): Pick<RegistrationByWire, 'contactNumber' | 'dialingCode' | 'whatsapp'> {
  const columnOf = (name: 'mobile' | 'whatsapp') => REGISTRATION_FIELDS[name].importColumn;
  const read = numberIn(cells, columnOf('mobile'), mobile, chosen || countryCode);
  const dialingCode = mobile === '' ? chosen : (read?.dialingCode ?? chosen);
  const whatsapp = numberIn(cells, columnOf('whatsapp'), other, dialingCode || countryCode);
  if (read && whatsapp && whatsapp.dialingCode !== read.dialingCode)
    cells.reportProblem(columnOf('whatsapp'), 'phoneOther', { value: `+${read.dialingCode}` });
  return { contactNumber: read?.number ?? mobile, dialingCode, whatsapp: whatsapp?.number ?? other };
}

/** Returns the column's code in digits; undefined if the file lacks the column. */
function readDialingCode(cells: Cells, column: string): string | undefined {
  const cellValue = cells.cell(column, TEXT_MAX);
  if (!cellValue) return cellValue;
  const code = toAsciiDigits(cellValue).replace(/^\s*(?:\+?00|\+)|[\s-]/g, '');
  if (!/^\d{1,7}$/.test(code)) cells.reportProblem(column, 'phoneCode');
  return code;
}

function numberIn(cells: Cells, column: string, typed: string, dialingCode: string): PhoneNumber | undefined {
  if (typed === '') return undefined;
  const reading = readPhone(typed, dialingCode);
  if (reading.ok) return reading.value;
  cells.reportProblem(column, PHONE_CODES[reading.error]);
  return undefined;
}

function readWebsite(cells: Cells, column: string, max: number): string | undefined {
  const website = cells.cell(column, max);
  if (website && !WEBSITE.test(website)) cells.reportProblem(column, 'link');
  return website;
}

/** Converts a cell with several codes to the value that a form sends. */
function readCodes(cells: Cells, column: string, offered: readonly string[]): string | undefined {
  const codes = cells.list(column, { most: offered.length, max: TEXT_MAX });
  if (codes?.some((code) => !offered.includes(code)))
    cells.reportProblem(column, 'choice', { choices: offered.join(', ') });
  return codes && [...new Set(codes)].join(',');
}

function readTags(cells: Cells, column: string): string | undefined {
  const tags = cells.list(column, { most: MAX_TAG, max: TEXT_MAX });
  const strange = tags?.find((tag) => !TAG.test(tag));
  if (strange !== undefined) cells.reportProblem(column, 'unknownTag', { value: strange });
  return tags && [...new Set(tags)].join(',');
}

/** Returns the cells of a registration by column, without its key. `codeOf` returns a country's two letters. */
export function registrationCells(
  registration: ImportedRegistration,
  codeOf: (countryId: string) => string | undefined,
): Record<string, string> {
  const entries = REGISTRATION_FIELD_ROWS.map((row) => [row.importColumn, cellOf(row, registration, codeOf)]);
  return { exhibition: registration.exhibitionId, ...Object.fromEntries(entries), language: registration.lang };
}

function cellOf(
  { kind, wire }: RegistrationField,
  registration: ImportedRegistration,
  codeOf: (countryId: string) => string | undefined,
): string {
  const value = String(registration[wire] ?? '');
  if (kind === 'country') return codeOf(value) ?? '';
  return kind === 'choices' || kind === 'tags' ? joinCell(value.split(',').filter((code) => code !== '')) : value;
}
