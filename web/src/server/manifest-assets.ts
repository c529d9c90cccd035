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

/** The files of a page, which has more of them where its address names an exhibition. */
export type PageFiles = (screen: BuiltRoute | null, lang: LanguageCode, atExhibition: boolean) => PageAssets;

const ENTRY = 'src/start/entry-client.ts';
const address = (file: string): string => `/${file}`;

/** Everything that the given files import, once each, in the order of need. */
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

/** The fonts a page needs first: the script's own at regular weight, and in Turkish its own letters with it. */
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

/** A page's files by the build's manifest, found once for each screen and language, at an exhibition and not. */
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
  // The entry itself imports one thing, the start of the page.
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
