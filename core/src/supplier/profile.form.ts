import type { InputOf } from '../contract/call.ts';
import type { Profile, supplierProfile } from '../contract/supplier/profile-calls.ts';
import type { BusinessType } from '../contract/supplier/profile-limits.ts';
import { BUSINESS_TYPES } from '../contract/supplier/profile-limits.ts';
import { asciiDigits, trimText } from '../forms/text-input.ts';

export const WORDS = ['name', 'province', 'mainProducts', 'about'] as const;
export const PLAIN = [
  ...['businessType', 'established', 'employees', 'email', 'lang', 'timeZone', 'days', 'opens', 'closes'],
] as const;

/** What is typed, as text: the supplier's words by field and language, such as `name.en`, and the rest by its name. */
export type Values = Readonly<Record<string, string>>;

export const wordsField = (word: (typeof WORDS)[number], lang: string): string => `${word}.${lang}`;

/** What was read, as a form shows it; days stand side by side, such as `12345`, products one below the other. */
export function valuesOf(profile: Profile): Values {
  const { businessType, established, employees, email, lang, timeZone, hours } = profile;
  const texts = profile.languages.flatMap((language) => {
    const written = profile.texts.find((each) => each.lang === language);
    return [
      [wordsField('name', language), written?.name ?? ''],
      [wordsField('province', language), written?.province ?? ''],
      [wordsField('mainProducts', language), (written?.mainProducts ?? []).join('\n')],
      [wordsField('about', language), written?.about ?? ''],
    ];
  });
  return {
    ...Object.fromEntries(texts),
    ...{ businessType, established: String(established), employees: String(employees), email, lang, timeZone },
    ...{ days: hours.days.join(''), opens: String(hours.opens), closes: String(hours.closes) },
  };
}

/** What is sent of a form that has no mistake; languages that nothing is written in are left out. */
export function savedOf(values: Values, { languages, version }: Profile): InputOf<typeof supplierProfile.save> {
  const value = (name: string): string => trimText(values[name] ?? '');
  const count = (name: string): number => Number(asciiDigits(value(name)));
  return {
    texts: languages
      .filter((lang) => isWritten(values, lang))
      .map((lang) => ({
        ...{ lang, name: value(wordsField('name', lang)), province: value(wordsField('province', lang)) },
        ...{ mainProducts: linesOf(value(wordsField('mainProducts', lang))), about: value(wordsField('about', lang)) },
      })),
    businessType: businessTypeOf(value('businessType')),
    ...{ established: count('established'), employees: count('employees') },
    ...{ email: value('email'), lang: value('lang'), timeZone: value('timeZone') },
    hours: { days: [...value('days')].map(Number), opens: count('opens'), closes: count('closes') },
    version,
  };
}

/** English always has to be; another language where anything is written in it. */
export const isWritten = (values: Values, lang: string): boolean =>
  lang === 'en' || WORDS.some((word) => trimText(values[wordsField(word, lang)] ?? '') !== '');

export const linesOf = (typed: string): string[] => typed.split('\n').map(trimText).filter(Boolean);

const businessTypeOf = (value: string): BusinessType => BUSINESS_TYPES.find((type) => type === value) ?? 'manufacturer';

interface Merged {
  readonly values: Values;
  /** What somebody else wrote in fields that were changed here too; here one's own stays. */
  readonly theirs: Values;
}

/** What was typed upon what somebody else saved meanwhile: each field is that of whoever has changed it. */
export function merged(base: Values, typed: Values, saved: Values): Merged {
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
