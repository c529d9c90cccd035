import { expect, test } from 'vitest';
import { circles } from './circles.ts';
import { importsOf, type Source, sourcesOf } from './sources.ts';

const source = (file: string, text: string): Source => ({ file, text, imports: importsOf(text) });

test('no files load each other in a circle', () => {
  const places = ['core/src', 'adapters/src', 'adapters/gateway/src', 'web/src', 'cli/src', 'fixtures/src'];
  const sources = places.flatMap((place) => sourcesOf(`${place}/**/*.{ts,tsx}`));
  expect(sources.length).toBeGreaterThan(800);
  expect(circles(sources)).toEqual([]);
});

test('a circle is found where something runs, and not where types or a lazy import close it', () => {
  const floor = source('web/a.ts', "import { b } from './b.ts';");
  const back = (text: string) => circles([floor, source('web/b.ts', text)]);
  expect(back("import { a } from './a.ts';")).toEqual(['web/a.ts -> web/b.ts -> web/a.ts']);
  expect(back("import { type A, a } from './a.ts';")).toHaveLength(1);
  expect(back("export * from './a.ts';")).toHaveLength(1);
  expect(back("import type { A } from './a.ts';")).toEqual([]);
  expect(back("import { type A } from './a.ts';")).toEqual([]);
  expect(back("const load = () => import('./a.ts');")).toEqual([]);
});
