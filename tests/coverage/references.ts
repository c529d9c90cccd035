import type { PassedTest } from './passed-tests.ts';
import { listSurfaces, type Surface } from './test-surfaces.ts';

/** A passed test with a requirement in its title. */
export interface Reference extends PassedTest {
  readonly id: string;
  readonly surfaces: readonly Surface[];
  /** Whether the test only shows that an address leads to the page, and nothing about the page itself. */
  readonly addressOnly: boolean;
}

const ID = /R-\d\.\d{3}/g;
/** A range such as "R-2.194 to R-2.202" names every requirement from the first to the last. */
const SPAN = /R-(\d)\.(\d{3})(?: to | … |–)R-\1\.(\d{3})/g;
/** The tests of this file take their titles from the list of addresses, `fixtures/urls`. */
const ADDRESSES = 'fixtures/src/urls.test.ts';

/** Every requirement id in a text, including those within a range. */
export function findIds(text: string): readonly string[] {
  const spans = [...text.matchAll(SPAN)].flatMap(([, section, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, step) => `R-${section}.${String(Number(from) + step).padStart(3, '0')}`,
    ),
  );
  return [...new Set([...spans, ...(text.match(ID) ?? [])])];
}

/** The requirements that tests name. A scenario's rows are in its title on every bench that replays it. */
export function findReferences(tests: readonly PassedTest[]): readonly Reference[] {
  return tests.flatMap((test) =>
    findIds(test.title).map((id) => ({
      ...test,
      id,
      surfaces: listSurfaces(test.project, test.file),
      addressOnly: test.file === ADDRESSES,
    })),
  );
}
