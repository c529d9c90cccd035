import { posix } from 'node:path';

/** A file of the repository: its path from the root with forward slashes, and its content. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Registries with one line for each feature. Every file that imports one of them depends on every feature. The tests of
 * what a registry loads are beside the features, so the search does not follow imports through a registry.
 */
const FILE_REGISTRY_PATTERNS = [
  /^adapters\/gateway\/src\/(?:create-features|feature-ports|features|gateway-services|list-personal-data)\.ts$/,
  /^adapters\/gateway\/src\/db\/(?:tables|migrations\/migrations)\.ts$/,
  /^core\/src\/contract\/(?:trees|call-examples)\//,
  /^core\/src\/(?:messages|routes\/routes|app\/deferral-kinds|storage\/stored-names)\.ts$/,
  /^fixtures\/src\/storage-keys\.ts$/,
  /^cli\/src\/nouns\.ts$/,
  /^web\/src\/start\//,
];

const FOLDER_BY_PACKAGE: Readonly<Record<string, string>> = {
  '@fairhall/core': 'core',
  '@fairhall/adapters': 'adapters',
  '@fairhall/gateway': 'adapters/gateway',
  '@fairhall/web': 'web',
  '@fairhall/cli': 'cli',
  '@fairhall/fixtures': 'fixtures',
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const TEST = /\.(?:test|spec)\.tsx?$/;

/**
 * Finds the tests that a change affects: those that import a changed file, directly or indirectly, and those of the
 * same feature in every package. Nearest first.
 */
export function findAffectedTests(changed: readonly string[], sources: readonly SourceFile[]): readonly string[] {
  const importers = indexImporters(sources);
  const found = new Set(changed);
  for (const file of found) {
    if (isRegistry(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  const features = new Set(
    changed
      .filter((file) => !TEST.test(file))
      .map(featureOf)
      .filter((feature) => feature !== undefined),
  );
  const beside = sources.map(({ file }) => file).filter((file) => features.has(featureOf(file) ?? ''));
  return [...new Set([...found, ...beside])].filter((file) => TEST.test(file));
}

const isRegistry = (file: string): boolean => FILE_REGISTRY_PATTERNS.some((pattern) => pattern.test(file));

function indexImporters(sources: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = targetOf(file, specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The file of an import; undefined for an external package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name = '', path] = /^(@fairhall\/[a-z]+)\/(.+)$/.exec(specifier) ?? [];
  const folder = FOLDER_BY_PACKAGE[name];
  return folder === undefined ? undefined : `${folder}/src/${path}.ts`;
}

/** The feature of a file, from its folder or the name of a browser test; undefined for files that all features use. */
function featureOf(file: string): string | undefined {
  const [, spec] = /^tests\/e2e\/([a-z-]+)\.spec\.ts$/.exec(file) ?? [];
  if (spec !== undefined) return spec;
  const [, feature] = /^(?:core|web|cli|adapters|adapters\/gateway)\/src\/(?:contract\/)?([a-z-]+)\//.exec(file) ?? [];
  return feature === undefined || FOLDER_NAMES_WITHOUT_FEATURE.has(feature) ? undefined : feature;
}

/** Folders below `src` that are not features. */
const FOLDER_NAMES_WITHOUT_FEATURE = new Set(
  (
    'app browser bridge contract crypto db deferral files forms http identity limits mail memory node offline operations overlay ' +
    'page pictures ports restore routes server shell site start storage theme trees call-examples ui wire'
  ).split(' '),
);
