import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Source, sourcesOf, targetOf } from './sources.ts';

/** A file that has to stand in a list, and the file that holds the list. */
interface Registry {
  readonly files: string;
  /** What makes a file one that has to be listed. */
  readonly when: RegExp;
  readonly list: string;
}

export const REGISTRIES: readonly Registry[] = [
  { files: 'core/src/contract/*.ts', when: /: (read|submit)\(/, list: 'core/src/contract/contract.ts' },
  { files: 'core/src/routes/definitions/*.ts', when: /^export const/m, list: 'core/src/routes/table.ts' },
  {
    files: 'adapters/gateway/src/calls/*.ts',
    when: /^export (?:const|function) \w+Handlers/m,
    list: 'adapters/gateway/src/handlers.ts',
  },
];

/** Files that are not in their list, one sentence each. */
export function unlisted(
  { files, when, list }: Registry,
  sources = sourcesOf(files),
  lists = sourcesOf(list),
): readonly string[] {
  const listed = new Set(lists.flatMap((source) => source.imports.map((specifier) => targetOf(source, specifier))));
  return sources
    .filter(({ file, text }) => file !== list && when.test(text) && !listed.has(file))
    .map(({ file }) => `${file} is not in ${list}`);
}

/** Files without the ones that belong beside them, one sentence each. */
export function lonely(
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
