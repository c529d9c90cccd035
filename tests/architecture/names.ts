import { readSources } from './sources.ts';

/** A name that the code declares: a function, an exported value or a type. */
export interface Declared {
  readonly kind: 'function' | 'value' | 'type';
  readonly name: string;
  readonly file: string;
}

/** Migrations have the names that the runner asks for; the others hold code of other tools. */
const NOT_OURS = /\/db\/migrations\/|\.d\.ts$|web\/build\/import-helper\.ts$/;

const DECLARATION =
  /^([ \t]*)(export )?(?:default )?(?:declare )?(?:abstract )?(async )?(function\*?|const|let|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;
const ARROW = /^(?:\s*:[^=;]*)?\s*=\s*(?:async\s*)?(?:<[^>]*>\s*)?(?:\(|\w+\s*=>)/;

/**
 * Functions (also local ones), exported values and types of the product's source, without tests and migrations. Read from the
 * text, since TypeScript 7 has no API for it: a multi-line parameter list is followed to its end.
 */
export function declaredNames(): readonly Declared[] {
  const sources = readSources('{core,web,cli,fixtures}/{src,tasks,build,gallery}/**/*.{ts,tsx}').concat(
    readSources('adapters/{src,gateway/src}/**/*.{ts,tsx}'),
  );
  return sources
    .filter(({ file }) => !NOT_OURS.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(DECLARATION)].flatMap((match): readonly Declared[] => {
        const [head, indent, exported, , keyword, name = ''] = match;
        if (keyword === 'interface' || keyword === 'type') return [{ kind: 'type', name, file }];
        if (keyword?.startsWith('function')) return [{ kind: 'function', name, file }];
        const isFunction = isArrow(text.slice(match.index + head.length, match.index + head.length + 2_000));
        if (isFunction) return [{ kind: 'function', name, file }];
        return exported !== undefined && indent === '' ? [{ kind: 'value', name, file }] : [];
      }),
    );
}

function isArrow(rest: string): boolean {
  if (!ARROW.test(rest)) return false;
  const open = rest.indexOf('(', rest.indexOf('='));
  const bare = /^[^(]*=\s*(?:async\s+)?\w+\s*=>/.test(rest);
  if (bare || open < 0) return bare;
  let depth = 0;
  for (let at = open; at < rest.length; at += 1) {
    if (rest[at] === '(') depth += 1;
    if (rest[at] === ')') depth -= 1;
    if (depth === 0) return /^\)\s*(?::[^=]*(?:=>[^=]*)?)?=>/.test(rest.slice(at, at + 400));
  }
  return false;
}

/** The words of a name, in small letters: `createHTTPClient` is create, http, client. */
export const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+[0-9]*|[0-9]+/g) ?? []).map((word) => word.toLowerCase());
