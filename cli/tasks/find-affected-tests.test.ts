import { expect, test } from 'vitest';
import { findAffectedTests, type SourceFile } from './find-affected-tests.ts';

const file = (path: string, ...imports: readonly string[]): SourceFile => ({
  file: path,
  text: imports.map((specifier) => `import { x } from '${specifier}';\n`).join(''),
});

const SOURCES = [
  file('core/src/money.ts'),
  file('core/src/order/order.machine.ts', '../money.ts'),
  file('core/src/order/order.machine.test.ts', './order.machine.ts'),
  file('core/src/order/words.test.ts'),
  file('adapters/gateway/src/order/order.feature.ts', '@fairhall/core/order/order.machine'),
  file('adapters/gateway/src/order/order.gateway.test.ts', '../features.ts'),
  file('adapters/gateway/src/features.ts', './order/order.feature.ts', './rfq/rfq.feature.ts'),
  file('adapters/gateway/src/rfq/rfq.feature.ts'),
  file('adapters/gateway/src/rfq/rfq.gateway.test.ts', '../features.ts'),
  file('tests/e2e/order.spec.ts'),
  file('tests/e2e/rfq.spec.ts'),
];

test('a change affects the files that load it and the tests of its feature in every package, nearest first', () => {
  expect(findAffectedTests(['core/src/order/order.machine.ts'], SOURCES)).toEqual([
    'core/src/order/order.machine.test.ts',
    'core/src/order/words.test.ts',
    'adapters/gateway/src/order/order.gateway.test.ts',
    'tests/e2e/order.spec.ts',
  ]);
});

test('a file outside any feature affects everything that loads it', () => {
  expect(findAffectedTests(['core/src/money.ts'], SOURCES)).toEqual(['core/src/order/order.machine.test.ts']);
});

test('a changed list of features affects the tests of all features, and a changed test affects itself', () => {
  expect(findAffectedTests(['adapters/gateway/src/features.ts'], SOURCES)).toEqual([
    'adapters/gateway/src/order/order.gateway.test.ts',
    'adapters/gateway/src/rfq/rfq.gateway.test.ts',
  ]);
  expect(findAffectedTests(['tests/e2e/rfq.spec.ts'], SOURCES)).toEqual(['tests/e2e/rfq.spec.ts']);
});
