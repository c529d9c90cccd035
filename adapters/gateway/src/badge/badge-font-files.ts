import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The npm packages of the badge fonts. Each file of a package holds a part of the font's letters. */
const FILE_PACKAGES: Readonly<Record<string, FontPackage>> = {
  'IBM Plex Sans Variable': { name: '@fontsource-variable/ibm-plex-sans', weights: ['wght'] },
  'IBM Plex Sans Arabic': { name: '@fontsource/ibm-plex-sans-arabic', weights: ['400', '600'] },
  'Noto Sans Thai': { name: '@fontsource-variable/noto-sans-thai', weights: ['wght'] },
  'Noto Sans Khmer': { name: '@fontsource-variable/noto-sans-khmer', weights: ['wght'] },
  'Noto Sans Myanmar': { name: '@fontsource/noto-sans-myanmar', weights: ['400', '600'] },
  'Noto Sans Devanagari': { name: '@fontsource-variable/noto-sans-devanagari', weights: ['wght'] },
  'Noto Sans Bengali': { name: '@fontsource-variable/noto-sans-bengali', weights: ['wght'] },
  'Noto Sans Gurmukhi': { name: '@fontsource-variable/noto-sans-gurmukhi', weights: ['wght'] },
  'Noto Sans Gujarati': { name: '@fontsource-variable/noto-sans-gujarati', weights: ['wght'] },
  'Noto Sans Oriya': { name: '@fontsource-variable/noto-sans-oriya', weights: ['wght'] },
  'Noto Sans Tamil': { name: '@fontsource-variable/noto-sans-tamil', weights: ['wght'] },
  'Noto Sans Telugu': { name: '@fontsource-variable/noto-sans-telugu', weights: ['wght'] },
  'Noto Sans Kannada': { name: '@fontsource-variable/noto-sans-kannada', weights: ['wght'] },
  'Noto Sans Malayalam': { name: '@fontsource-variable/noto-sans-malayalam', weights: ['wght'] },
  'Noto Sans Sinhala': { name: '@fontsource-variable/noto-sans-sinhala', weights: ['wght'] },
  'Noto Sans Lao': { name: '@fontsource-variable/noto-sans-lao', weights: ['wght'] },
  'Noto Sans Hebrew': { name: '@fontsource-variable/noto-sans-hebrew', weights: ['wght'] },
  'Noto Sans Georgian': { name: '@fontsource-variable/noto-sans-georgian', weights: ['wght'] },
  'Noto Sans Armenian': { name: '@fontsource-variable/noto-sans-armenian', weights: ['wght'] },
  'Noto Sans Ethiopic': { name: '@fontsource-variable/noto-sans-ethiopic', weights: ['wght'] },
  'Noto Sans SC': { name: '@fontsource-variable/noto-sans-sc', weights: ['wght'] },
  'Noto Sans JP': { name: '@fontsource-variable/noto-sans-jp', weights: ['wght'] },
  'Noto Sans KR': { name: '@fontsource-variable/noto-sans-kr', weights: ['wght'] },
};

interface FontPackage {
  readonly name: string;
  /** As they occur in the file names; a variable font has one file for all weights. */
  readonly weights: readonly string[];
}

export interface FontFile {
  readonly family: string;
  readonly path: string;
}

const { resolve } = createRequire(import.meta.url);

interface FontFiles {
  readonly files: readonly FontFile[];
  /** Letters that no font family has. */
  readonly missing: ReadonlySet<string>;
}

/**
 * Lists the font files that hold the letters of a text, for each letter those of the first family that has it. Reading
 * all Chinese, Japanese and Korean files would take seconds; a name needs only a few.
 */
export async function listFontFiles(text: string, families: readonly string[]): Promise<FontFiles> {
  const wanted = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const files: FontFile[] = [];
  for (const family of families) {
    if (wanted.size === 0) break;
    for (const { file, holds } of await loadParts(family)) {
      const held = [...wanted].filter(holds);
      if (held.length === 0) continue;
      for (const letter of held) wanted.delete(letter);
      files.push(...file.map((path) => ({ family, path })));
    }
  }
  return { files, missing: new Set([...wanted].map((letter) => String.fromCodePoint(letter))) };
}

interface FontPart {
  /** One file for each weight. */
  readonly file: readonly string[];
  readonly holds: (codePoint: number) => boolean;
}

const cache = new Map<string, Promise<readonly FontPart[]>>();

function loadParts(family: string): Promise<readonly FontPart[]> {
  const parts = cache.get(family) ?? readParts(FILE_PACKAGES[family]);
  cache.set(family, parts);
  return parts;
}

/** A package lists the letters of its files as CSS unicode ranges: `U+20-7E,U+A0`, by the part's name or `[number]`. */
async function readParts(font: FontPackage | undefined): Promise<readonly FontPart[]> {
  if (font === undefined) return [];
  const list = resolve(`${font.name}/unicode.json`);
  const base = font.name.slice(font.name.indexOf('/') + 1);
  const ranges: Readonly<Record<string, string>> = JSON.parse(await readFile(list, 'utf8')); // the package's own file
  return Object.entries(ranges).map(([part, range]) => ({
    file: font.weights.map((weight) =>
      join(dirname(list), 'files', `${base}-${part.replace(/[[\]]/g, '')}-${weight}-normal.woff2`),
    ),
    holds: createRangeCheck(range),
  }));
}

function createRangeCheck(ranges: string): (codePoint: number) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => bounds.some(([from, to]) => codePoint >= from && codePoint <= to);
}
