import { expect, test } from 'vitest';
import { isCovered } from './covered.ts';
import type { Row } from './ledger.ts';
import type { PassedTest } from './passed-tests.ts';
import { findIds, findReferences } from './references.ts';
import type { Surface } from './test-surfaces.ts';

/** Concatenated, so that these tests do not count as tests of the rows that they name. */
const idOf = (number: string): string => `R-${number}`;
const id = idOf('2.009');

const rowOn = (surfaces: readonly Surface[], status: Row['status'] = 'built'): Row => ({
  id,
  area: 'routing',
  title: 'Home route',
  status,
  surfaces,
  requirement: 'The home page has the address /.',
});

const passed = (file: string, project = 'unit'): PassedTest => ({ project, file, title: `${id} the home page shows` });

test.each<[shown: boolean, surfaces: readonly Surface[], passed: PassedTest]>([
  [true, ['core'], passed('core/src/routes/home.test.ts')],
  [true, ['core'], passed('tests/scenarios/port-bench.test.ts')],
  [false, ['core'], passed('cli/test/home.test.ts')],
  [true, ['gateway'], passed('adapters/gateway/src/home.gateway.test.ts', 'gateway-postgres')],
  [true, ['core', 'gateway'], passed('tests/scenarios/gateway-bench.test.ts')],
  [false, ['gateway'], passed('adapters/src/http/home.test.ts')],
  [true, ['adapter'], passed('tests/conformance/client.test.ts')],
  [false, ['adapter'], passed('tests/conformance/gateway-process.test.ts')],
  [true, ['cli'], passed('tests/scenarios/cli-bench.test.ts')],
  [true, ['web', 'h5'], passed('tests/e2e/home.spec.ts', 'pc')],
  [true, ['h5'], passed('tests/e2e/home.spec.ts', 'h5')],
  [true, ['web', 'core'], passed('web/src/home/home.test.tsx')],
  [false, ['web', 'core'], passed('core/src/routes/home.test.ts')],
  [false, ['core'], passed('tests/kill/tally.test.ts')],
])('a row counts as covered if a test showed it on its surface: %s for %j', (shown, surfaces, one) => {
  expect(isCovered(rowOn(surfaces), findReferences([one]))).toBe(shown);
});

test('a URL test covers only rows with the status address', () => {
  const address = findReferences([passed('fixtures/src/urls.test.ts')]);
  expect(isCovered(rowOn(['core']), address)).toBe(false);
  expect(isCovered(rowOn(['web', 'h5'], 'address'), address)).toBe(true);
  expect(isCovered(rowOn(['web', 'h5'], 'address'), [])).toBe(false);
});

test('a test that names no row covers none', () => {
  expect(findReferences([{ ...passed('core/src/routes/home.test.ts'), title: 'the home page shows' }])).toEqual([]);
});

test('a range of ids includes the rows in between', () => {
  expect(findIds(`${idOf('9.026')} to ${idOf('9.028')}, and ${idOf('1.001')}`)).toEqual(
    ['9.026', '9.027', '9.028', '1.001'].map(idOf),
  );
});
