import { expect, test } from 'vitest';
import { findImportCycles } from './import-cycles.ts';
import { listImports, readSources, type Source } from './sources.ts';

const source = (file: string, text: string): Source => ({ file, text, imports: listImports(text) });

const FOLDERS = [
  'core/src',
  'adapters/src',
  'adapters/gateway/src',
  'web/src',
  'web/build',
  'web/gallery',
  'cli/src',
  'cli/tasks',
  'cli/test',
  'fixtures/src',
  'tests',
];

test('no files import each other in a cycle, not even for types', () => {
  const sources = FOLDERS.flatMap((folder) => readSources(`${folder}/**/*.{ts,tsx}`));
  expect(sources.length).toBeGreaterThan(2_000);
  expect(findImportCycles(sources)).toEqual([]);
});

test('a cycle is detected through runtime and type imports, but not through a lazy import', () => {
  const start = source('web/a.ts', "import { b } from './b.ts';");
  const back = (text: string) => findImportCycles([start, source('web/b.ts', text)]);
  const found = ['web/a.ts, web/b.ts'];
  expect(back("import { a } from './a.ts';")).toEqual(found);
  expect(back("import {\n  type A,\n  a,\n} from './a.ts';")).toEqual(found);
  expect(back("export * from './a.ts';")).toEqual(found);
  expect(back("import './a.ts';")).toEqual(found);
  expect(back("import type { A } from './a.ts';")).toEqual(found);
  expect(back("import { type A } from './a.ts';")).toEqual(found);
  expect(back("export type { A } from './a.ts';")).toEqual(found);
  expect(back("const load = () => import('./a.ts');")).toEqual([]);
  expect(back("import { c } from './c.ts';")).toEqual([]);
});

test('connected cycles are reported separately, without the files between them', () => {
  const pair = (one: string, other: string, more = '') => [
    source(`web/${one}.ts`, `import './${other}.ts';${more}`),
    source(`web/${other}.ts`, `import type { X } from './${one}.ts';`),
  ];
  const between = source('web/m.ts', "import './y.ts';");
  expect(findImportCycles([...pair('a', 'b', "\nimport './m.ts';"), between, ...pair('x', 'y')])).toEqual([
    'web/a.ts, web/b.ts',
    'web/x.ts, web/y.ts',
  ]);
});
