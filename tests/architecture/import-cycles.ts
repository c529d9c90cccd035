import { resolveImport, type Source } from './sources.ts';

/**
 * An import or re-export of a relative path, for values or only for types. A lazy import runs later and does not count.
 */
const STATEMENT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"](\.[^'"]+)['"]|^\s*import\s*['"](\.[^'"]+)['"]/gm;

const importedBy = (source: Source): readonly string[] =>
  [...source.text.matchAll(STATEMENT)].map(([, from, bare]) => resolveImport(source, from ?? bare ?? ''));

/** Groups of files that import each other in cycles, each as its files in alphabetical order, joined by commas. */
export function findImportCycles(sources: readonly Source[]): readonly string[] {
  const imports = withoutEnds(new Map(sources.map((source) => [source.file, importedBy(source)])));
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(file, imports)]));
  const groups = [...reached].flatMap(([file, targets]) => {
    if (!targets.has(file)) return []; // it only connects two cycles
    return [...targets]
      .filter((target) => reached.get(target)?.has(file))
      .sort()
      .join(', ');
  });
  return [...new Set(groups)].sort();
}

/** Removes files that import none of the others, repeatedly: the remaining files are in a cycle or lead into one. */
function withoutEnds(imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const left = new Map([...imports].map(([file, targets]) => [file, targets.filter((target) => imports.has(target))]));
  const ends = [...left].filter(([, targets]) => targets.length === 0);
  if (ends.length === 0) return left;
  for (const [file] of ends) left.delete(file);
  return withoutEnds(left);
}

function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(imports.get(file));
  for (const target of reached) for (const next of imports.get(target) ?? []) reached.add(next);
  return reached;
}
