import { type Source, targetOf } from './sources.ts';

const STATEMENT = /^(?:import|export)\s+(type\s+)?([^'"`;]*?)\bfrom\s*['"](\.[^'"]+)['"]/gm;

/** The files of which something runs when this one is loaded: types leave no import behind, and a lazy one comes later. */
function loadedWith(source: Source): readonly string[] {
  return [...source.text.matchAll(STATEMENT)]
    .filter(([, type, names = '']) => type === undefined && !namesTypesAlone(names))
    .map(([, , , specifier = '']) => targetOf(source, specifier));
}

function namesTypesAlone(names: string): boolean {
  const [, inner] = /^\s*\{([^}]*)\}\s*$/.exec(names) ?? [];
  if (inner === undefined) return false;
  return inner
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .every((name) => name.startsWith('type '));
}

/** Circles of files that load each other, each told once as the files along it. */
export function circles(sources: readonly Source[]): readonly string[] {
  const targets = new Map(sources.map((source) => [source.file, loadedWith(source)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}
