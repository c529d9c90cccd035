import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listImports, ROOT, readSources, resolveImport, resolveModuleFile, type Source } from './sources.ts';

/** A registry, and the pattern of the files that it has to import. */
interface Registry {
  readonly files: string;
  /** Matches the text of a file that has to be in the registry. */
  readonly when: RegExp;
  /** The registry file, or a pattern if several files together are the registry. */
  readonly list: string;
}

export const FILE_REGISTRIES: readonly Registry[] = [
  {
    files: 'core/src/contract/*/*.ts',
    when: /: (read|submit)\(/,
    list: 'core/src/contract/trees/*.ts',
  },
  { files: 'core/src/routes/definitions/*.ts', when: /^export const/m, list: 'core/src/routes/routes.ts' },
  {
    files: 'core/src/*/*-names.ts',
    when: /^export const \w+Name\b/m,
    list: 'core/src/storage/stored-names.ts',
  },
  {
    files: 'adapters/gateway/src/*/*.feature.ts',
    when: /^export const \w+Feature/m,
    list: 'adapters/gateway/src/features.ts',
  },
  {
    files: 'adapters/gateway/src/**/*-personal-data.ts',
    when: /^export const \w+.*: PersonalData (?:=|=>)/m,
    list: 'adapters/gateway/src/list-personal-data.ts',
  },
  {
    files: 'adapters/gateway/src/**/*.tables.ts',
    when: /^export interface \w+Tables\b/m,
    list: 'adapters/gateway/src/db/tables.ts',
  },
  {
    files: 'adapters/gateway/src/db/migrations/0*.ts',
    when: /^export async function up/m,
    list: 'adapters/gateway/src/db/migrations/migrations.ts',
  },
  { files: 'core/src/*/deferred.ts', when: /: DeferredKind</, list: 'core/src/app/deferral-kinds.ts' },
  { files: 'core/src/{*,*/supplier}/keys.ts', when: /^export const \w+Key\b/m, list: 'fixtures/src/storage-keys.ts' },
  {
    files: 'web/src/{*,*/supplier}/screens.ts',
    when: /^export const \w+Screens\b/m,
    list: 'web/src/start/{screens,supplier-site}.ts',
  },
  { files: 'cli/src/*/*.noun.ts', when: /^export const \w+: (?:Noun|LoneVerb)\b/m, list: 'cli/src/nouns.ts' },
  { files: 'cli/src/*/{staff,supplier}/*-verbs.ts', when: /^export const \w+: Noun\b/m, list: 'cli/src/nouns.ts' },
];

/** Files that are missing from their registry, one sentence each. */
export function listUnregistered(
  { files, when, list }: Registry,
  sources = readSources(files),
  lists = readSources(list),
): readonly string[] {
  const listed = new Set(
    lists.flatMap((source) => source.imports.map((specifier) => resolveModuleFile(resolveImport(source, specifier)))),
  );
  return sources
    .filter(({ file, text }) => file !== list && when.test(text) && !listed.has(file))
    .map(({ file }) => `${file} is not in ${list}`);
}

/** Every direct and indirect import of a file, without type-only imports. */
export function listLoadedFiles(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const source of readSources(file)) {
    const taken = source.text.replace(/^import type .*$/gm, '');
    for (const specifier of listImports(taken)) listLoadedFiles(resolveImport(source, specifier), seen);
  }
  return seen;
}

/** The files that lack a companion file in the same folder, such as a machine without its view, one sentence each. */
export function listWithoutCompanions(
  sources: readonly Source[],
  ending: string,
  companions: readonly string[],
  exists = (file: string) => existsSync(join(ROOT, file)),
): readonly string[] {
  return sources.flatMap(({ file }) =>
    companions
      .map((companion) => file.replace(ending, companion))
      .filter((companion) => !exists(companion))
      .map((companion) => `${file} has no ${companion} beside it`),
  );
}
