import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Functions that load code with retries and an error message, and their wrappers. */
const LOADED =
  /\b(?:loadModule|loadQuietly|createLazyComponent|createLazyModule|screen|slot)\(\s*(?:async )?\(\) =>\s*(?:\(await )?$/;
/** The files that define these functions. */
const LOADERS = ['web/src/page/load-module.ts', 'web/src/page/lazy-component.ts'];
/** Only calls: a type may name a module without loading it, and a comment may name anything. */
const IMPORT = /(?<!typeof |: )\bimport\(/g;

/** The imports of a file that bypass these functions, by line. */
function offencesIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const lineAt = (place: number): string => `line ${code.slice(0, place).split('\n').length}`;
  const raw = [...code.matchAll(IMPORT)].filter(({ index }) => !LOADED.test(code.slice(0, index)));
  const lazy = [...code.matchAll(/\blazy\(/g)];
  const globs = [...code.matchAll(/\bimport\.meta\.glob\b/g)].filter(() => !/loadQuietly\(load\)/.test(code));
  return [...raw, ...lazy, ...globs].map(({ index }) => lineAt(index));
}

test('REL-19 every part of a page is loaded by the one function that retries and reports failures', () => {
  // Server code is excluded: it has its files locally, and imports at once what a browser loads lazily.
  const sources = readSources('{web,adapters}/src/**/*.{ts,tsx}').filter(
    ({ file }) => !LOADERS.includes(file) && !/^web\/src\/server\/|^adapters\/src\/node\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const offences = sources.flatMap(({ file, text }) => offencesIn(text).map((line) => `${file}, ${line}`));
  // The texts of a language are listed in another file than the one that loads them (`page/texts.ts`).
  expect(offences.filter((offence) => !offence.startsWith('web/src/page/other-texts.ts'))).toEqual([]);
});

test.each([
  ["const load = () => import('./part.ts');", 1],
  ["const { part } = await import('./part.ts');", 1],
  ["const Part = lazy(() => loadModule(() => import('./part.tsx')));", 1],
  ["await loadModule(() => import('./part.ts'));", 0],
  ["slot(async () => (await import('./part.tsx')).Part, 'src/part.tsx', []);", 0],
  ["const part = {} as typeof import('./part.ts');", 0],
])('for %s the check reports %i', (text, count) => {
  expect(offencesIn(text)).toHaveLength(count);
});
