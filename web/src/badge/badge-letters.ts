import myanmar from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2?url';
import myanmarBold from '@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-600-normal.woff2?url';
import khmer from '@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2?url';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url';

interface Letters {
  readonly script: RegExp;
  readonly family: string;
  readonly files: readonly (readonly [weights: string, address: string])[];
}

/** What pages have no letters for. Chinese, Japanese and Korean are the system's: their fonts are megabytes. */
const LETTERS: readonly Letters[] = [
  { script: /\p{Script=Thai}/u, family: 'Noto Sans Thai', files: [['100 900', thai]] },
  { script: /\p{Script=Khmer}/u, family: 'Noto Sans Khmer', files: [['100 900', khmer]] },
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
const OF_PAGES = ['IBM Plex Sans Variable', 'IBM Plex Sans Arabic'];

/**
 * Brings the letters of a text, as a canvas waits for none. Those that cannot be fetched are left to the system's fonts: a
 * badge without a network is better than none.
 */
export async function loadLetters(text: string): Promise<void> {
  const ofPages = OF_PAGES.flatMap((family) => ['400', '600'].map((weight) => `${weight} 32px "${family}"`));
  const more = LETTERS.filter(({ script }) => script.test(text)).flatMap(({ family, files }) =>
    files.map(([weight, address]) => new FontFace(family, `url(${address})`, { weight })),
  );
  for (const face of more) document.fonts.add(face);
  await Promise.allSettled([
    ...more.map((face) => face.load()),
    ...ofPages.map((font) => document.fonts.load(font, text)),
  ]);
}
