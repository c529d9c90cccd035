import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** The weights and widths that the pages use. Leaving out one axis makes a file a quarter smaller. */
const WIDTH_AXES = { wght: { min: 400, max: 700 }, wdth: { min: 85, max: 100 } };

/**
 * The font features that the pages use: kerning, accents, letters of particular languages, ligatures and tabular
 * figures. Other features add glyphs of their own, such as fractions and slashed zeros.
 */
const FEATURE_TAGS = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

type Range = readonly [first: number, last: number];

/** A subset of the pages' Latin font; its `unicode-range` is in `theme/fonts.css`. */
interface FontSubset {
  readonly name: string;
  readonly source: string;
  readonly signs: readonly Range[];
}

const sourceOf = (part: string): string =>
  `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${part}-wdth-normal.woff2`;

/**
 * English with its punctuation, and the accents that are most common in names of companies and places. Five letters
 * that only Turkish uses come from another source font, so they have a file of their own. Characters for other
 * languages and names load when a page shows them.
 */
const FILE_SUBSETS: readonly FontSubset[] = [
  {
    name: 'plex-sans-basic',
    source: sourceOf('latin'),
    signs: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xae, 0xae],
      [0xb0, 0xb3],
      [0xb7, 0xb7],
      [0xc7, 0xc7],
      [0xc9, 0xc9],
      [0xd6, 0xd7],
      [0xdc, 0xdc],
      [0xdf, 0xe2],
      [0xe4, 0xe4],
      [0xe7, 0xea],
      [0xed, 0xed],
      [0xf1, 0xf1],
      [0xf3, 0xf4],
      [0xf6, 0xf6],
      [0xfa, 0xfa],
      [0xfc, 0xfc],
      [0x131, 0x131],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'plex-sans-turkish',
    source: sourceOf('latin-ext'),
    signs: [
      [0x11e, 0x11f],
      [0x130, 0x130],
      [0x15e, 0x15f],
    ],
  },
  {
    name: 'plex-sans-latin',
    source: sourceOf('latin'),
    signs: [
      [0xa1, 0xa8],
      [0xaa, 0xad],
      [0xaf, 0xaf],
      [0xb4, 0xb6],
      [0xb8, 0xc6],
      [0xc8, 0xc8],
      [0xca, 0xd5],
      [0xd8, 0xdb],
      [0xdd, 0xde],
      [0xe3, 0xe3],
      [0xe5, 0xe6],
      [0xeb, 0xec],
      [0xee, 0xf0],
      [0xf2, 0xf2],
      [0xf5, 0xf5],
      [0xf7, 0xf9],
      [0xfb, 0xfb],
      [0xfd, 0xff],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2215, 0x2215],
    ],
  },
  {
    name: 'plex-sans-latin-ext',
    source: sourceOf('latin-ext'),
    signs: [
      [0x100, 0x11d],
      [0x120, 0x12f],
      [0x132, 0x151],
      [0x154, 0x15d],
      [0x160, 0x2ba],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20ab],
    ],
  },
];

const textOf = (signs: readonly Range[]): string =>
  signs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((code) => String.fromCodePoint(code))
    .join('');

/**
 * The folder's name is a digest of everything the files are made from, so they are built only once: that takes seconds.
 */
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/fairhall-fonts', digest());

function digest(): string {
  const hash = createHash('sha256').update(JSON.stringify([WIDTH_AXES, FEATURE_TAGS, FILE_SUBSETS]));
  for (const { source } of FILE_SUBSETS) hash.update(readFileSync(require.resolve(source)));
  return hash.digest('hex').slice(0, 16);
}

async function write({ name, source, signs }: FontSubset): Promise<void> {
  const file = join(FOLDER, `${name}.woff2`);
  if (existsSync(file)) return;
  const font = readFileSync(require.resolve(source));
  const kept = { variationAxes: WIDTH_AXES, keepFeatures: FEATURE_TAGS };
  const subset = await subsetFont(font, textOf(signs), { targetFormat: 'woff2', ...kept });
  // Two builds may run at once, and neither may read a half-written file.
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Splits the pages' Latin font by what most pages show: the first view of an English page needs 31 kB of it instead of
 * 65. Styles refer to the files as `@fonts`.
 */
export const createFontSubsets = (): Plugin => ({
  name: 'fairhall:font-subsets',
  config: () => ({ resolve: { alias: { '@fonts': FOLDER } } }),
  async buildStart() {
    mkdirSync(FOLDER, { recursive: true });
    await Promise.all(FILE_SUBSETS.map(write));
  },
});
