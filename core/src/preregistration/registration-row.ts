import type { RowProblemCode } from '../contract/catalogue/import-limits.ts';
import { EMAIL_MAX, QUANTITY_MAX } from '../contract/field-limits.ts';
import {
  COMPANY_MAX,
  COMPANY_WEBSITE_MAX,
  CONTACT_NAME_MAX,
  JOB_TITLES,
  VISITOR_TYPES,
} from '../contract/preregistration/limits.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { type Cells, joinCell } from '../files/cells.ts';
import { neededCell } from '../files/needed-cell.ts';
import { isBlankOnBadge } from '../forms/badge-text.ts';
import { asciiEmail, hasAsciiLocalPart, isEmail, normalEmail } from '../forms/email.ts';
import type { PhoneNumber } from '../forms/phone-format.ts';
import { PHONE_TEXT_MAX } from '../forms/phone-pattern.ts';
import { type PhoneProblem, readPhone } from '../forms/phone-reader.ts';
import { asciiDigits } from '../forms/text-input.ts';
import type { IndustryKey } from '../site/industries.ts';
import { isLanguageCode, type LanguageCode } from '../site/languages.ts';
import { jobTitles, visitPurposes } from './options.ts';

/** What a file may say of somebody who is to be registered. Codes and ids are as a form sends them. */
export interface ImportedRegistration {
  readonly exhibitionId: string;
  readonly email: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly contactNumber: string;
  readonly dialingCode: string;
  readonly whatsapp: string;
  readonly nationalityId: string;
  readonly companyWebsite: string;
  readonly jobTitle: string;
  readonly visitorType: string;
  readonly participatePurpose: string;
  readonly tagCodes: string;
  readonly interestedProducts: string;
  readonly quantity: number | null;
  /** The language of the badge and its mails. */
  readonly lang: string;
}

interface Around {
  /** The industry of the exhibition; null where it is not known. */
  readonly industry: IndustryKey | null;
  /** ISO 3166-1 numeric of two letters. */
  readonly countryIdOf: (code2: string) => string | undefined;
  /** A country's dialling code, by its id. */
  readonly dialingCodeOf: (countryId: string) => string | undefined;
  /** Whether a row has to tell what every form asks for; else it is what happens to be known, beside exhibition and address. */
  readonly asksForAll?: boolean;
}

const TAG = /^[A-Za-z0-9]{1,32}$/;
const WEBSITE = /^https?:\/\/[^\s/$.?#][^\s]*$/i;
const TEXT_MAX = 64;
const USUAL_LANGUAGE: LanguageCode = 'en';

/**
 * A registration as a row wants it, by what a form asks every visitor for: a column that the file lacks stays as it is. Whose
 * address it is does not change any more. D-10 D-33
 */
export function registrationFrom(
  cells: Cells,
  before: ImportedRegistration | undefined,
  { industry, countryIdOf, dialingCodeOf, asksForAll = true }: Around,
): ImportedRegistration {
  const needed = (column: string, max: number, present: string | undefined) =>
    neededCell(cells, column, { said: cells.cell(column, max), present, empty: '' });
  const asked = (column: string, said: string | undefined, present: string | undefined) =>
    asksForAll ? neededCell(cells, column, { said, present, empty: '' }) : (said ?? present ?? '');
  const country = (column: string) => {
    const code = cells.cell(column, 2)?.toUpperCase();
    if (!code) return code;
    const id = countryIdOf(code);
    if (id === undefined) cells.refuse(column, 'code');
    return id;
  };
  const lang = cells.cell('language', TEXT_MAX);
  if (lang && !isLanguageCode(lang)) cells.refuse('language', 'code');
  const quantity = cells.wholeNumber('quantity', 1, QUANTITY_MAX);
  const person = {
    exhibitionId: needed('exhibition', TEXT_MAX, before?.exhibitionId),
    email: emailFrom(cells, before),
    contactName: asked('name', nameIn(cells, 'name', CONTACT_NAME_MAX), before?.contactName),
    companyName: asked('company', nameIn(cells, 'company', COMPANY_MAX), before?.companyName),
    countryId: asked('country', country('country'), before?.countryId),
  };
  const mobile = asked('mobile', cells.cell('mobile', PHONE_TEXT_MAX), before?.contactNumber);
  return {
    ...person,
    ...numbersFrom(cells, before, { mobile, countryCode: dialingCodeOf(person.countryId) ?? '' }),
    nationalityId: country('nationality') ?? before?.nationalityId ?? '',
    companyWebsite: websiteFrom(cells) ?? before?.companyWebsite ?? '',
    jobTitle: cells.choice('job_title', industry === null ? JOB_TITLES : jobTitles(industry)) ?? before?.jobTitle ?? '',
    visitorType: codesIn(cells, 'visitor_type', VISITOR_TYPES) ?? before?.visitorType ?? '',
    participatePurpose: codesIn(cells, 'purpose', visitPurposes(industry)) ?? before?.participatePurpose ?? '',
    tagCodes: tagsFrom(cells) ?? before?.tagCodes ?? '',
    interestedProducts: cells.cell('product', TAG_KEYWORD_MAX) ?? before?.interestedProducts ?? '',
    quantity: quantity === undefined ? (before?.quantity ?? null) : quantity,
    lang: lang || before?.lang || USUAL_LANGUAGE,
  };
}

/** A cell of which a badge shows nothing is empty. D-31 */
function nameIn(cells: Cells, column: string, max: number): string | undefined {
  const name = cells.cell(column, max);
  return name !== undefined && isBlankOnBadge(name) ? '' : name;
}

function emailFrom(cells: Cells, before: ImportedRegistration | undefined): string {
  const given = neededCell(cells, 'email', {
    ...{ said: cells.cell('email', EMAIL_MAX), present: before?.email, empty: '' },
  });
  const email = asciiEmail(given);
  if (email.length > EMAIL_MAX) cells.refuse('email', 'tooLong', { max: EMAIL_MAX });
  else if (!hasAsciiLocalPart(email)) cells.refuse('email', 'emailLocal');
  else if (email !== '' && !isEmail(email)) cells.refuse('email', 'email');
  if (before !== undefined && normalEmail(before.email) !== normalEmail(email)) cells.refuse('email', 'fixed');
  return before?.email ?? email;
}

const PHONE_CODES = {
  extension: 'phoneExtension',
  characters: 'phone',
  code: 'phoneCode',
  length: 'phone',
} as const satisfies Record<PhoneProblem, RowProblemCode>;

interface NumberCells {
  readonly mobile: string;
  /** The dialling code of the row's country; '' where it is not known. */
  readonly countryCode: string;
}

/** Both numbers behind one code: what the mobile number is written with, else the column's, else the country's. D-10 */
function numbersFrom(cells: Cells, before: ImportedRegistration | undefined, { mobile, countryCode }: NumberCells) {
  const chosen = dialingFrom(cells) ?? before?.dialingCode ?? '';
  const read = numberIn(cells, 'mobile', mobile, chosen || countryCode);
  const dialingCode = mobile === '' ? chosen : (read?.dialingCode ?? chosen);
  const other = cells.cell('whatsapp', PHONE_TEXT_MAX) ?? before?.whatsapp ?? '';
  const whatsapp = numberIn(cells, 'whatsapp', other, dialingCode || countryCode);
  if (read && whatsapp && whatsapp.dialingCode !== read.dialingCode)
    cells.refuse('whatsapp', 'phoneOther', { value: `+${read.dialingCode}` });
  return { contactNumber: read?.number ?? mobile, dialingCode, whatsapp: whatsapp?.number ?? other };
}

/** The column's code in digits; undefined where the file lacks it. */
function dialingFrom(cells: Cells): string | undefined {
  const said = cells.cell('dialing', TEXT_MAX);
  if (!said) return said;
  const code = asciiDigits(said).replace(/^\s*(?:\+?00|\+)|[\s-]/g, '');
  if (!/^\d{1,7}$/.test(code)) cells.refuse('dialing', 'phoneCode');
  return code;
}

function numberIn(cells: Cells, column: string, typed: string, dialingCode: string): PhoneNumber | undefined {
  if (typed === '') return undefined;
  const reading = readPhone(typed, dialingCode);
  if (reading.ok) return reading.value;
  cells.refuse(column, PHONE_CODES[reading.error]);
  return undefined;
}

function websiteFrom(cells: Cells): string | undefined {
  const website = cells.cell('website', COMPANY_WEBSITE_MAX);
  if (website && !WEBSITE.test(website)) cells.refuse('website', 'link');
  return website;
}

/** Several codes of a cell, as a form sends them. */
function codesIn(cells: Cells, column: string, offered: readonly string[]): string | undefined {
  const codes = cells.list(column, { most: offered.length, max: TEXT_MAX });
  if (codes?.some((code) => !offered.includes(code))) cells.refuse(column, 'choice', { choices: offered.join(', ') });
  return codes && [...new Set(codes)].join(',');
}

function tagsFrom(cells: Cells): string | undefined {
  const tags = cells.list('tags', { most: MAX_TAG, max: TEXT_MAX });
  const strange = tags?.find((tag) => !TAG.test(tag));
  if (strange !== undefined) cells.refuse('tags', 'unknownTag', { value: strange });
  return tags && [...new Set(tags)].join(',');
}

/** The cells of a registration by column, but its key. `codeOf` gives a country's two letters. */
export function registrationCells(
  registration: ImportedRegistration,
  codeOf: (countryId: string) => string | undefined,
): Record<string, string> {
  const { exhibitionId, email, contactName, companyName, contactNumber, dialingCode, whatsapp } = registration;
  const list = (codes: string): string => joinCell(codes.split(',').filter((code) => code !== ''));
  return {
    ...{ exhibition: exhibitionId, email, name: contactName, company: companyName, mobile: contactNumber },
    ...{ country: codeOf(registration.countryId) ?? '', nationality: codeOf(registration.nationalityId) ?? '' },
    ...{ dialing: dialingCode, whatsapp, website: registration.companyWebsite, job_title: registration.jobTitle },
    ...{ visitor_type: list(registration.visitorType), purpose: list(registration.participatePurpose) },
    ...{ tags: list(registration.tagCodes), product: registration.interestedProducts },
    ...{ quantity: registration.quantity === null ? '' : String(registration.quantity), language: registration.lang },
  };
}
