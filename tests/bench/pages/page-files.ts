import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../servers/paths.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** A file of a page's first load. */
export interface PageFile {
  /** Its path, with a leading slash. */
  readonly address: string;
  /** Bytes of its content, gzipped. */
  readonly bytes: number;
  /**
   * The distance from the document: 1 is the document itself, 2 a file that it names, 3 a file that only those lead to.
   */
  readonly depth: number;
}

const CLIENT = fromRoot('web/dist/client');

/**
 * Lists the scripts and styles that a document needs at once: the files that it names, and their imports by the build's
 * manifest.
 */
export function listDocumentFiles(html: string): readonly PageFile[] {
  const chunks = new Map(readManifest().map((chunk) => [`/${chunk.file}`, chunk]));
  const byKey = new Map(Object.entries(manifest()));
  const depths = new Map<string, number>();
  const visit = (address: string, depth: number): void => {
    if ((depths.get(address) ?? Number.POSITIVE_INFINITY) <= depth) return;
    depths.set(address, depth);
    const { imports = [], css = [] } = chunks.get(address) ?? {};
    for (const key of imports) visit(`/${byKey.get(key)?.file}`, depth + 1);
    for (const file of css) visit(`/${file}`, depth + 1);
  };
  for (const address of namedIn(html)) visit(address, 2);
  return [...depths].map(([address, depth]) => ({
    address,
    depth,
    bytes: measureGzipSize(readFileSync(`${CLIENT}${address}`)),
  }));
}

export const measureGzipSize = (content: Uint8Array): number => gzipSync(content, { level: 6 }).byteLength;

/** Module scripts, module preloads and stylesheets, in a document's order. */
function namedIn(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const isWanted = /^<script[^>]* src=/.test(tag) || /rel="(?:modulepreload|stylesheet)"/.test(tag);
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return isWanted && address !== undefined ? [address] : [];
  });
}

function manifest(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>; // the bundler's own file
}

const readManifest = (): readonly Chunk[] => Object.values(manifest());
