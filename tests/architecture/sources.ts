import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const ROOT = new URL('../../', import.meta.url).pathname;

/** A source file with what it imports, as written. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

export function importsOf(text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? '');
}

/** Source files of a pattern, without tests and what is built. */
export function sourcesOf(pattern: string): readonly Source[] {
  const files = globSync(pattern, {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) || /\.test\.tsx?$/.test(path),
  });
  return files.sort().map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return { file, text, imports: importsOf(text) };
  });
}

/** An import as a path from the root, or as the package it names. */
export function targetOf(source: Source, specifier: string): string {
  return specifier.startsWith('.') ? normalize(join(dirname(source.file), specifier)) : specifier;
}
