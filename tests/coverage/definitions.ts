import { readFileSync } from 'node:fs';

/** The meaning of an id from a defining file. */
export interface Definition {
  readonly id: string;
  readonly sentence: string;
}

/**
 * The files that define ids: R- are requirements, A- resolved ambiguities, D- decisions, THR- threats and their
 * defences, REL- rules for failures, F fault tests. A file's ids are in the order of its families here, and within a
 * family by number.
 */
export const FILE_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'fixtures/requirements.tsv': ['R-'],
  'fixtures/decisions.tsv': ['A-', 'D-'],
  'fixtures/safeguards.tsv': ['THR-', 'REL-', 'F'],
};

/** Parses the definitions of a file's text: its first column is the id, its last the sentence. */
export function parseDefinitions(text: string): readonly Definition[] {
  const lines = text.trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const columns = line.split('\t');
    return { id: columns.at(0) ?? '', sentence: columns.at(-1) ?? '' };
  });
}

export const readDefiningFile = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The sentence of every id that the repository defines. */
export function readSentencesById(): ReadonlyMap<string, string> {
  const definitions = Object.keys(FILE_FAMILIES).flatMap((file) => parseDefinitions(readDefiningFile(file)));
  return new Map(definitions.map(({ id, sentence }) => [id, sentence]));
}
