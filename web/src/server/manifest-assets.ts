import type { LanguageCode } from '@fairhall/core/site/languages';
import { isRtl } from '@fairhall/core/site/languages';
import { type BuiltRoute, screenEntry, screenFiles, screenTexts } from '../page/screens.ts';
import { listResourceFiles } from '../page/texts.ts';
import type { PageAssets } from './document.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** Returns the files of a page. A page at an exhibition has more of them. */
export type PageFiles = (screen: BuiltRoute | null, lang: LanguageCode, atExhibition: boolean) => PageAssets;

const ENTRY = 'src/start/entry-client.ts';
const address = (file: string): string => `/${file}`;

/** Returns all chunks that the given files import, each once, in the order in which they are needed. */
function listChunks(manifest: Manifest, files: readonly string[]): readonly Chunk[] {
  const seen = new Map<string, Chunk>();
  const walk = (file: string) => {
    const chunk = manifest[file];
    if (chunk === undefined) throw new Error(`the build's manifest lacks ${file}`);
    if (seen.has(file)) return;
    seen.set(file, chunk);
    chunk.imports?.forEach(walk);
  };
  files.forEach(walk);
  return [...seen.values()];
}

/**
 * Returns the fonts to preload: the regular weight of the page's script. Turkish also needs a font for its extra
 * letters.
 */
function listFonts(chunks: readonly Chunk[], lang: LanguageCode): readonly string[] {
  if (isRtl(lang)) return filterFiles(chunks, /arabic-arabic-400/);
  return filterFiles(chunks, lang === 'tr' ? /plex-sans-(basic|turkish)/ : /plex-sans-basic/);
}

function filterFiles(chunks: readonly Chunk[], wanted: RegExp): readonly string[] {
  return chunks
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => wanted.test(file))
    .map(address);
}

/**
 * Finds the files of pages in the build's manifest, cached by screen, language and whether the page is at an
 * exhibition.
 */
export function createManifestAssets(manifest: Manifest): PageFiles {
  const found = new Map<string, PageAssets>();
  return (screen, lang, atExhibition) => {
    const key = `${screen} ${lang} ${atExhibition}`;
    const known = found.get(key) ?? collectAssets(manifest, screen, lang, atExhibition);
    found.set(key, known);
    return known;
  };
}

function collectAssets(
  manifest: Manifest,
  screen: BuiltRoute | null,
  lang: LanguageCode,
  atExhibition: boolean,
): PageAssets {
  const screenFileNames = screen === null ? [] : screenFiles(screen, atExhibition);
  // The entry has one dynamic import, the module that starts the page.
  const pages = manifest[ENTRY]?.dynamicImports ?? [];
  const texts = listResourceFiles(lang, screen === null ? [] : screenTexts(screen, atExhibition));
  const chunks = listChunks(manifest, [...pages, ...texts, ...screenFileNames]);
  return {
    entry: address(manifest[ENTRY]?.file ?? ''),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address),
    entryModules: listChunks(manifest, manifest[ENTRY]?.imports ?? []).map((chunk) => address(chunk.file)),
    modules: chunks.map((chunk) => address(chunk.file)),
    startsLater: screen !== null && screenEntry(screen).isRead,
    fonts: listFonts(chunks, lang),
    inline: '',
  };
}
