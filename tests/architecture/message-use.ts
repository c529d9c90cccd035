import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, ROOT, type Source, sourcesOf, targetOf } from './sources.ts';

/** A text key in source: a whole literal, or a template whose beginning names where it belongs. */
const LITERAL = /(['"`])([a-z]\w*(?:\.\w+)+)\1/g;
const TEMPLATE = /`([a-z]\w*\.[\w.]*(?:\$\{[^`{}]*\}[\w.]*)+)`/g;
const HOLE = /\$\{[^}]*\}/;
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Every place that texts are asked for. */
export const ASKING = [
  'core/src/**/*.ts',
  'adapters/src/**/*.ts',
  'adapters/gateway/src/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'cli/src/**/*.ts',
] as const;

/** Keys of `known` that a text of source asks for. A part that is put in holds one word, so `unit.${name}` is no `unit.a.b`. */
export function keysAskedFor(text: string, known: Iterable<string>): ReadonlySet<string> {
  const literals = new Set([...text.matchAll(LITERAL)].map((match) => match[2] ?? ''));
  const shapes = [...text.matchAll(TEMPLATE)].map((match) => shapeOf(match[1] ?? ''));
  const isAskedFor = (key: string): boolean => {
    const asked = key.replace(FORM, '');
    return literals.has(key) || literals.has(asked) || shapes.some((shape) => shape.test(asked));
  };
  return new Set([...known].filter(isAskedFor));
}

function shapeOf(template: string): RegExp {
  const fixed = template.split(HOLE).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${fixed.join('\\w+')}$`);
}

/** Keys that no source asks for. */
export function unusedKeys(known: readonly string[], sources: readonly Pick<Source, 'text'>[]): readonly string[] {
  const asked = keysAskedFor(sources.map(({ text }) => text).join('\n'), known);
  return known.filter((key) => !asked.has(key));
}

const TYPE_ONLY = /^\s*(?:import|export) type\b[^;]*;/gm;

/** The modules of web and core that a module runs, itself first; `outside` are not entered. */
export function modulesBehind(start: string, outside: readonly string[] = []): readonly Source[] {
  const found = new Map<string, Source>();
  const enter = (file: string): void => {
    if (found.has(file) || outside.includes(file) || !existsSync(join(ROOT, file))) return;
    const [source] = sourcesOf(file);
    if (source === undefined) return;
    found.set(file, source);
    const run = importsOf(source.text.replace(TYPE_ONLY, ''));
    for (const specifier of run) enter(fileOf(targetOf(source, specifier)));
  };
  enter(start);
  return [...found.values()];
}

/** A package's module by its file: `@fairhall/core/site/format` is `core/src/site/format.ts`. */
const fileOf = (target: string): string =>
  target.replace(/^@fairhall\/(\w+)\/(.*)$/, (_, name: string, path: string) => `${name}/src/${path}.ts`);
