import myanmar from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2?url';
import myanmarBold from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-600-normal.woff2?url';
import armenian from '@fontsource-variable/noto-sans-armenian/files/noto-sans-armenian-armenian-wght-normal.woff2?url';
import bengali from '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2?url';
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import ethiopic from '@fontsource-variable/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2?url';
import georgian from '@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2?url';
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2?url';
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2?url';
import hebrew from '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2?url';
import kannada from '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2?url';
import khmer from '@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2?url';
import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2?url';
import malayalam from '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2?url';
import oriya from '@fontsource-variable/noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal.woff2?url';
import sinhala from '@fontsource-variable/noto-sans-sinhala/files/noto-sans-sinhala-sinhala-wght-normal.woff2?url';
import tamil from '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2?url';
import telugu from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';

interface Letters {
  readonly script: RegExp;
  readonly family: string;
  readonly files: readonly (readonly [weights: string, address: string])[];
}

/**
 * Fonts for scripts that the pages' fonts do not cover. Chinese, Japanese and Korean use the system's fonts, since
 * theirs take megabytes.
 */
const SCRIPT_FONTS: readonly Letters[] = [
  { script: /\p{Script=Thai}/u, family: 'Noto Sans Thai', files: [['100 900', thai]] },
  { script: /\p{Script=Khmer}/u, family: 'Noto Sans Khmer', files: [['100 900', khmer]] },
  { script: /\p{Script=Devanagari}/u, family: 'Noto Sans Devanagari', files: [['100 900', devanagari]] },
  { script: /\p{Script=Bengali}/u, family: 'Noto Sans Bengali', files: [['100 900', bengali]] },
  { script: /\p{Script=Gurmukhi}/u, family: 'Noto Sans Gurmukhi', files: [['100 900', gurmukhi]] },
  { script: /\p{Script=Gujarati}/u, family: 'Noto Sans Gujarati', files: [['100 900', gujarati]] },
  { script: /\p{Script=Oriya}/u, family: 'Noto Sans Oriya', files: [['100 900', oriya]] },
  { script: /\p{Script=Tamil}/u, family: 'Noto Sans Tamil', files: [['100 900', tamil]] },
  { script: /\p{Script=Telugu}/u, family: 'Noto Sans Telugu', files: [['100 900', telugu]] },
  { script: /\p{Script=Kannada}/u, family: 'Noto Sans Kannada', files: [['100 900', kannada]] },
  { script: /\p{Script=Malayalam}/u, family: 'Noto Sans Malayalam', files: [['100 900', malayalam]] },
  { script: /\p{Script=Sinhala}/u, family: 'Noto Sans Sinhala', files: [['100 900', sinhala]] },
  { script: /\p{Script=Lao}/u, family: 'Noto Sans Lao', files: [['100 900', lao]] },
  { script: /\p{Script=Hebrew}/u, family: 'Noto Sans Hebrew', files: [['100 900', hebrew]] },
  { script: /\p{Script=Georgian}/u, family: 'Noto Sans Georgian', files: [['100 900', georgian]] },
  { script: /\p{Script=Armenian}/u, family: 'Noto Sans Armenian', files: [['100 900', armenian]] },
  { script: /\p{Script=Ethiopic}/u, family: 'Noto Sans Ethiopic', files: [['100 900', ethiopic]] },
  {
    script: /\p{Script=Myanmar}/u,
    family: 'Noto Sans Myanmar',
    files: [
      ['100 500', myanmar],
      ['600 900', myanmarBold],
    ],
  },
];

/** The fonts of the pages' own styles. */
const PAGE_FONTS = ['IBM Plex Sans Variable', 'IBM Plex Sans Arabic'];

/**
 * Loads the fonts for a text, since a canvas does not wait for fonts. If one fails, the system's font replaces it: a
 * badge without a network is better than none.
 */
export async function loadLetters(text: string): Promise<void> {
  const ofPages = PAGE_FONTS.flatMap((family) => ['400', '600'].map((weight) => `${weight} 32px "${family}"`));
  const more = SCRIPT_FONTS.filter(({ script }) => script.test(text)).flatMap(({ family, files }) =>
    files.map(([weight, address]) => new FontFace(family, `url(${address})`, { weight })),
  );
  for (const face of more) document.fonts.add(face);
  await Promise.allSettled([
    ...more.map((face) => face.load()),
    ...ofPages.map((font) => document.fonts.load(font, text)),
  ]);
}
