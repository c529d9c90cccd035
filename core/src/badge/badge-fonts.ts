import type { LanguageCode } from '../site/languages.ts';

const CHINESE = 'Noto Sans SC';
const JAPANESE = 'Noto Sans JP';
const KOREAN = 'Noto Sans KR';

/** Fonts for what is written with few letters, in the order in which a letter is looked for. */
const SCRIPT_FONTS = [
  'IBM Plex Sans Variable',
  'IBM Plex Sans Arabic',
  'Noto Sans Thai',
  'Noto Sans Khmer',
  'Noto Sans Myanmar',
  'Noto Sans Devanagari',
  'Noto Sans Bengali',
  'Noto Sans Gurmukhi',
  'Noto Sans Gujarati',
  'Noto Sans Oriya',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Sinhala',
  'Noto Sans Lao',
  'Noto Sans Hebrew',
  'Noto Sans Georgian',
  'Noto Sans Armenian',
  'Noto Sans Ethiopic',
];

/** Chinese, Japanese and Korean write some signs differently: the badge's language decides, and Chinese where it is none. */
const LANGUAGE_FONTS: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  ja: [JAPANESE, CHINESE, KOREAN],
  ko: [KOREAN, CHINESE, JAPANESE],
};

/** The fonts of a badge by name, each of them for the letters that those before it do not have. */
export const badgeFonts = (lang: LanguageCode): readonly string[] => [
  ...SCRIPT_FONTS,
  ...(LANGUAGE_FONTS[lang] ?? [CHINESE, JAPANESE, KOREAN]),
];
