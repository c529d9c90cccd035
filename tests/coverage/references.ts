import { globSync, readFileSync } from 'node:fs';

/** A place where a test, a scenario or the list of addresses names a requirement. */
export interface Reference {
  readonly file: string;
  readonly id: string;
  /** Whether the place only shows that an address leads to the page, and nothing about the page itself. */
  readonly addressOnly: boolean;
}

const ROOT = new URL('../../', import.meta.url).pathname;
const TESTS = ['{core,adapters,web,cli,fixtures}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'];
const ID = /R-\d\.\d{3}/g;
/** A range such as "R-2.194 to R-2.202" names every requirement from the first to the last. */
const SPAN = /R-(\d)\.(\d{3})(?: to | … |–)R-\1\.(\d{3})/g;
/** A quoted text with an id. In a test file only titles and names of cases are such; comments are not quoted. */
const QUOTED = /(['"`])((?:(?!\1)[^\\\n]|\\.)*R-\d\.\d{3}(?:(?!\1)[^\\\n]|\\.)*)\1/g;

const filesOf = (patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT, exclude: (path) => path.includes('node_modules') || path.includes('/dist/') }),
  );

/** Every requirement id in a text, also those within a range. */
export function idsIn(text: string): readonly string[] {
  const spans = [...text.matchAll(SPAN)].flatMap(([, section, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, step) => `R-${section}.${String(Number(from) + step).padStart(3, '0')}`,
    ),
  );
  return [...new Set([...spans, ...(text.match(ID) ?? [])])];
}

const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

function titlesOf(file: string): Reference[] {
  const titles = [...read(file).matchAll(QUOTED)].map((match) => match[2] ?? '');
  const addressOnly = file === 'fixtures/src/urls.test.ts';
  return titles.flatMap(idsIn).map((id) => ({ file, id, addressOnly }));
}

/** The requirements that are named by tests' titles, by scenarios and by the list of addresses. */
export function readReferences(): readonly Reference[] {
  const tests = filesOf(TESTS).flatMap(titlesOf);
  const scenarios = filesOf(['fixtures/scenarios/**/*.json']).flatMap((file) =>
    idsIn(read(file)).map((id) => ({ file, id, addressOnly: false })),
  );
  const addresses = idsIn(read('fixtures/urls.json')).map((id) => ({
    file: 'fixtures/urls.json',
    id,
    addressOnly: true,
  }));
  return [...tests, ...scenarios, ...addresses];
}
