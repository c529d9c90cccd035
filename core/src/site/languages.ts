export interface Language {
  /** The code in cookies, addresses, envelopes, `html[lang]` and hreflang. */
  readonly code: string;
  /** The tag for Intl, which differs from the code in some languages. */
  readonly intl: string;
  readonly direction: 'ltr' | 'rtl';
  readonly nativeName: string;
}

/** The nineteen languages in the order of the switcher., D-08 */
export const LANGUAGE_LIST = [
  { code: 'en', intl: 'en-GB', direction: 'ltr', nativeName: 'English' },
  { code: 'zh', intl: 'zh-CN', direction: 'ltr', nativeName: '中文' },
  { code: 'ar', intl: 'ar', direction: 'rtl', nativeName: 'العربية' },
  { code: 'tr', intl: 'tr', direction: 'ltr', nativeName: 'Türkçe' },
  { code: 'pl', intl: 'pl', direction: 'ltr', nativeName: 'Polski' },
  { code: 'es', intl: 'es', direction: 'ltr', nativeName: 'Español' },
  { code: 'pt', intl: 'pt', direction: 'ltr', nativeName: 'Português' },
  { code: 'ru', intl: 'ru', direction: 'ltr', nativeName: 'Русский' },
  { code: 'fa', intl: 'fa', direction: 'rtl', nativeName: 'فارسی' },
  { code: 'ms', intl: 'ms', direction: 'ltr', nativeName: 'Bahasa Melayu' },
  { code: 'id', intl: 'id', direction: 'ltr', nativeName: 'Bahasa Indonesia' },
  { code: 'ja', intl: 'ja', direction: 'ltr', nativeName: '日本語' },
  { code: 'ko', intl: 'ko', direction: 'ltr', nativeName: '한국어' },
  { code: 'de', intl: 'de', direction: 'ltr', nativeName: 'Deutsch' },
  { code: 'th', intl: 'th', direction: 'ltr', nativeName: 'ไทย' },
  { code: 'tl', intl: 'fil', direction: 'ltr', nativeName: 'Tagalog' },
  { code: 'vi', intl: 'vi', direction: 'ltr', nativeName: 'Tiếng Việt' },
  { code: 'my', intl: 'my', direction: 'ltr', nativeName: 'မြန်မာ' },
  { code: 'km', intl: 'km', direction: 'ltr', nativeName: 'ខ្មែរ' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGE_LIST)[number]['code'];

const languageByCode: ReadonlyMap<string, (typeof LANGUAGE_LIST)[number]> = new Map(
  LANGUAGE_LIST.map((entry) => [entry.code, entry]),
);

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && languageByCode.has(value);
}

export function getLanguage(code: LanguageCode): (typeof LANGUAGE_LIST)[number] {
  return languageByCode.get(code) ?? LANGUAGE_LIST[0];
}

/**
 * Whether a native speaker has reviewed the texts of a language. All languages are machine translations from English;
 * each says so at the foot of every page until it has been reviewed and its code added here. D-99
 */
export const isReviewed = (code: LanguageCode): boolean => code === 'en';

/** Whether a language is written from right to left: only Arabic and Farsi. */
export function isRtl(code: LanguageCode): boolean {
  return getLanguage(code).direction === 'rtl';
}
