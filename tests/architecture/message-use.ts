import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listImports, ROOT, readSources, resolveImport, resolveModuleFile, type Source } from './sources.ts';

/**
 * A text key in source: a literal such as 'cart.title', or a template such as `unit.${name}` with a fixed first part.
 */
const LITERAL = /(['"`])([a-z]\w*(?:\.\w+)+)\1/g;
const TEMPLATE = /`([a-z]\w*\.[\w.]*(?:\$\{[^`{}]*\}[\w.]*)+)`/g;
const HOLE = /\$\{[^}]*\}/;
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** All files that use texts. */
export const TEXT_USERS = [
  'core/src/**/*.ts',
  'adapters/src/**/*.ts',
  'adapters/gateway/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'cli/src/**/*.ts',
] as const;

/**
 * The keys of `known` that source code uses. A placeholder stands for one word, so `unit.${name}` does not use
 * `unit.a.b`.
 */
export function findUsedKeys(text: string, known: Iterable<string>): ReadonlySet<string> {
  const literals = new Set([...text.matchAll(LITERAL)].map((match) => match[2] ?? ''));
  const shapes = [...text.matchAll(TEMPLATE)].map((match) => shapeOf(match[1] ?? ''));
  const isUsed = (key: string): boolean => {
    const baseKey = key.replace(FORM, '');
    return literals.has(key) || literals.has(baseKey) || shapes.some((shape) => shape.test(baseKey));
  };
  return new Set([...known].filter(isUsed));
}

function shapeOf(template: string): RegExp {
  const fixed = template.split(HOLE).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('\\w+')}$`);
}

/** The keys of `known` that no source uses. */
export function listUnusedKeys(known: readonly string[], sources: readonly Pick<Source, 'text'>[]): readonly string[] {
  const usedKeys = findUsedKeys(sources.map(({ text }) => text).join('\n'), known);
  return known.filter((key) => !usedKeys.has(key));
}

const TYPE_ONLY = /^\s*(?:import|export) type\b[^;]*;/gm;

/** A module and all its direct and indirect imports, except `outside` and modules that only those import. */
export function listImportedModules(start: string, outside: readonly string[] = []): readonly Source[] {
  const found = new Map<string, Source>();
  const enter = (file: string): void => {
    if (found.has(file) || outside.includes(file) || !existsSync(join(ROOT, file))) return;
    const [source] = readSources(file);
    if (source === undefined) return;
    found.set(file, source);
    const run = listImports(source.text.replace(TYPE_ONLY, ''));
    for (const specifier of run) enter(resolveModuleFile(resolveImport(source, specifier)));
  };
  enter(start);
  return [...found.values()];
}
