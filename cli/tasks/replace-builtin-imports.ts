const IMPORT_STATEMENT =
  /\s*import\s*(?:(?:(?<whole>[\w$]+)|\*\s*as\s*(?<namespace>[\w$]+))?\s*,?\s*(?:\{(?<names>[^}]*)\})?\s*from\s*)?["'](?<module>[^"']+)["'];?/y;

/**
 * A bundled file whose imports of Node's own modules are calls instead. An import copies all that such a module exports and
 * so makes what is otherwise made when it is first used: standard input, the list of Node’s options, decoders. That took
 * a tenth of the time of `--help`. Imports stand at the beginning of a bundled file.
 */
export function replaceBuiltinImports(code: string): string {
  let rest = 0;
  let head = '';
  IMPORT_STATEMENT.lastIndex = 0;
  for (let found = IMPORT_STATEMENT.exec(code); found !== null; found = IMPORT_STATEMENT.exec(code)) {
    rest = IMPORT_STATEMENT.lastIndex;
    head += callOf(found.groups ?? {}) ?? found[0];
  }
  return head + code.slice(rest);
}

function callOf({ whole, namespace, names, module = '' }: Record<string, string | undefined>): string | null {
  if (!module.startsWith('node:') || (whole ?? namespace ?? names) === undefined) return null;
  // By the global object, since the bundler may call what it imports `process`.
  const call = `globalThis.process.getBuiltinModule("${module}")`;
  const named = names === undefined ? [] : [`{${names.replace(/\bas\b/g, ':')}}=${call}`];
  const one = whole ?? namespace;
  return `\nconst ${[...(one === undefined ? [] : [`${one}=${call}`]), ...named].join(',')};`;
}
