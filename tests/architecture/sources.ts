import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const ROOT = new URL('../../', import.meta.url).pathname;

/** A source file and its import specifiers as written. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

export function listImports(text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? '');
}

/** The source files that match a pattern, without tests, test support and built files. */
export function readSources(pattern: string): readonly Source[] {
  const files = globSync(pattern, {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) || /\.test(?:-data|-driver)?\.tsx?$/.test(path),
  });
  return files.sort().map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return { file, text, imports: listImports(text) };
  });
}

/** The target of an import: a path from the root of the repository, or a package. */
export function resolveImport(source: Source, specifier: string): string {
  return specifier.startsWith('.') ? normalize(join(dirname(source.file), specifier)) : specifier;
}

/** The file of a package's module: `@fairhall/core/site/format` is `core/src/site/format.ts`. */
export const resolveModuleFile = (target: string): string =>
  target.replace(/^@fairhall\/(\w+)\/(.*)$/, (_, name: string, path: string) => `${name}/src/${path}.ts`);
