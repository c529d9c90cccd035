import type { LanguageCode } from '../site/languages.ts';

const CHINESE = 'Noto Sans SC';
const JAPANESE = 'Noto Sans JP';
const KOREAN = 'Noto Sans KR';

/** Fonts for scripts with few letters, in the order in which the renderer looks up a letter. */
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

/**
 * Chinese, Japanese and Korean write some characters differently: the badge's language decides, and Chinese is the
 * default.
 */
const LANGUAGE_FONTS: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  ja: [JAPANESE, CHINESE, KOREAN],
  ko: [KOREAN, CHINESE, JAPANESE],
};

/** The font names of a badge, in fallback order: each serves the letters that the fonts before it lack. */
export const badgeFonts = (lang: LanguageCode): readonly string[] => [
  ...SCRIPT_FONTS,
  ...(LANGUAGE_FONTS[lang] ?? [CHINESE, JAPANESE, KOREAN]),
];
