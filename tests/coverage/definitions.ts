import { readFileSync } from 'node:fs';

/** What an id stands for, as one of the defining files says it. */
export interface Definition {
  readonly id: string;
  readonly sentence: string;
}

/**
 * The files that say what an id means: R- are requirements, A- double readings that were settled, D- decisions, THR-
 * threats and their defence, REL- what must hold when something fails, F fault tests. A file's ids stand in the order
 * of its families here, and within a family by number.
 */
export const FILE_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'fixtures/requirements.tsv': ['R-'],
  'fixtures/decisions.tsv': ['A-', 'D-'],
  'fixtures/safeguards.tsv': ['THR-', 'REL-', 'F'],
};

/** The definitions of a file's text: its first column is the id, its last the sentence. */
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
