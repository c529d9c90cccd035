import type { InputOf } from '../contract/call.ts';
import type { Profile, supplierProfile } from '../contract/supplier/profile-calls.ts';
import {
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileKind,
  type ProfileKindValues,
  profileFieldsIn,
} from '../contract/supplier/profile-fields.ts';
import { BUSINESS_TYPES } from '../contract/supplier/profile-limits.ts';
import { toAsciiDigits } from '../forms/number-input.ts';
import { trimText } from '../forms/text-input.ts';

export const PROFILE_TEXT_FIELDS = profileFieldsIn('texts');
/** Fields that exist once, not in each language. */
export const PROFILE_PLAIN_FIELDS = profileFieldsIn('facts', 'contact', 'hours');

/** The values of the form as text: localised texts by field and language, such as `name.en`, the others by field. */
export type Values = Readonly<Record<string, string>>;

export const getTextFieldName = (word: (typeof PROFILE_TEXT_FIELDS)[number], lang: string): string => `${word}.${lang}`;

/**
 * Converts a value of each kind to the text in the form: weekdays as digits, such as `12345`, product names one per
 * line, the others as they are.
 */
const TO_TEXT: { readonly [Kind in ProfileKind]: (value: ProfileKindValues[Kind]) => string } = {
  text: (value) => value,
  email: (value) => value,
  productNames: (names) => names.join('\n'),
  businessType: (value) => value,
  year: String,
  headcount: String,
  language: (value) => value,
  timeZone: (value) => value,
  weekdays: (days) => days.join(''),
  opening: String,
  closing: String,
};

/** Converts trimmed, valid text back to a value of each kind. */
const FROM_TEXT: { readonly [Kind in ProfileKind]: (value: string) => ProfileKindValues[Kind] } = {
  text: (value) => value,
  email: (value) => value,
  productNames: splitLines,
  businessType: (value) => BUSINESS_TYPES.find((type) => type === value) ?? 'manufacturer',
  year: toCount,
  headcount: toCount,
  language: (value) => value,
  timeZone: (value) => value,
  weekdays: (value) => [...value].map(Number),
  opening: toCount,
  closing: toCount,
};

const toText = (name: ProfileField, value: unknown): string =>
  (TO_TEXT[PROFILE_FIELDS[name].kind] as (value: unknown) => string)(value); // the row gives the value's kind

type WireValues = Readonly<Partial<Record<ProfileField, unknown>>>;

/** Converts a loaded profile to the values of the form. */
export function toValues(profile: Profile): Values {
  const all: WireValues = { ...profile, ...profile.hours };
  const texts = profile.languages.flatMap((lang) => {
    const written: WireValues | undefined = profile.texts.find((each) => each.lang === lang);
    return PROFILE_TEXT_FIELDS.map((word) => [
      getTextFieldName(word, lang),
      written === undefined ? '' : toText(word, written[word]),
    ]);
  });
  return Object.fromEntries([...texts, ...PROFILE_PLAIN_FIELDS.map((name) => [name, toText(name, all[name])])]);
}

type SaveInput = InputOf<typeof supplierProfile.save>;

/** Converts valid values to the request; languages without texts are left out. */
export function toSaveInput(values: Values, { languages, version }: Profile): SaveInput {
  const toWire = <Name extends ProfileField>(names: readonly Name[], lang?: string) =>
    Object.fromEntries(
      names.map((name) => {
        const value = values[lang === undefined ? name : `${name}.${lang}`] ?? '';
        return [name, FROM_TEXT[PROFILE_FIELDS[name].kind](trimText(value))];
      }),
    );
  // Each field of the call has a row, with a kind that the call takes.
  return {
    ...toWire(profileFieldsIn('facts', 'contact')),
    texts: languages
      .filter((lang) => isWritten(values, lang))
      .map((lang) => ({ ...toWire(PROFILE_TEXT_FIELDS, lang), lang })),
    hours: toWire(profileFieldsIn('hours')),
    version,
  } as unknown as SaveInput;
}

/** Whether a language has texts; English always counts, since it is required. */
export const isWritten = (values: Values, lang: string): boolean =>
  lang === 'en' || PROFILE_TEXT_FIELDS.some((word) => trimText(values[getTextFieldName(word, lang)] ?? '') !== '');

export function splitLines(typed: string): string[] {
  return typed.split('\n').map(trimText).filter(Boolean);
}

function toCount(value: string): number {
  return Number(toAsciiDigits(value));
}

interface MergeResult {
  readonly values: Values;
  /** Values that somebody else saved in fields that were changed here too; the values typed here stay in the form. */
  readonly theirs: Values;
}

/**
 * Merges the values typed here with those that somebody else has saved meanwhile: a field changed here keeps its typed
 * value, any other field takes the saved one.
 */
export function mergeValues(base: Values, typed: Values, saved: Values): MergeResult {
  const values: Record<string, string> = { ...saved };
  const theirs: Record<string, string> = {};
  for (const [name, value] of Object.entries(typed)) {
    if (value === base[name]) continue;
    values[name] = value;
    const other = saved[name] ?? '';
    if (other !== base[name] && other !== value) theirs[name] = other;
  }
  return { values, theirs };
}
