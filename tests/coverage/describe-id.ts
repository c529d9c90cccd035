import type { Reference } from './references.ts';

/** The meaning of an id, and for a requirement the files of the tests that show it; undefined for an unknown id. */
export function describeId(
  id: string,
  sentences: ReadonlyMap<string, string>,
  references: readonly Reference[],
): string | undefined {
  const sentence = sentences.get(id);
  if (sentence === undefined) return undefined;
  const files = new Set(references.filter((reference) => reference.id === id).map(({ file }) => file));
  return [`${id} ${sentence}`, ...[...files].map((file) => `  <- ${file}`)].join('\n');
}
