import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** What loads code with retries and a message, and what wraps it. */
const LOADED =
  /\b(?:loadModule|loadQuietly|createLazyComponent|createLazyModule|screen|slot)\(\s*(?:async )?\(\) =>\s*(?:\(await )?$/;
/** Their own files. */
const LOADERS = ['web/src/page/load-module.ts', 'web/src/page/lazy-component.ts'];
/** Calls alone: a type may name a module without loading it, and a comment may name anything. */
const IMPORT = /(?<!typeof |: )\bimport\(/g;

/** The calls of a file that load code past the function, by their lines. */
function offencesIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const lineAt = (place: number): string => `line ${code.slice(0, place).split('\n').length}`;
  const raw = [...code.matchAll(IMPORT)].filter(({ index }) => !LOADED.test(code.slice(0, index)));
  const lazy = [...code.matchAll(/\blazy\(/g)];
  const globs = [...code.matchAll(/\bimport\.meta\.glob\b/g)].filter(() => !/loadQuietly\(load\)/.test(code));
  return [...raw, ...lazy, ...globs].map(({ index }) => lineAt(index));
}

test('REL-19 every part of a page is loaded by the one function that tries again and says so', () => {
  // The server has its files; it renders what a browser only loads.
  const sources = readSources('{web,adapters}/src/**/*.{ts,tsx}').filter(
    ({ file }) => !LOADERS.includes(file) && !/^web\/src\/server\/|^adapters\/src\/node\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const offences = sources.flatMap(({ file, text }) => offencesIn(text).map((line) => `${file}, ${line}`));
  // The texts of a language are listed apart from where they are loaded (`page/texts.ts`).
  expect(offences.filter((offence) => !offence.startsWith('web/src/page/other-texts.ts'))).toEqual([]);
});

test.each([
  ["const load = () => import('./part.ts');", 1],
  ["const { part } = await import('./part.ts');", 1],
  ["const Part = lazy(() => loadModule(() => import('./part.tsx')));", 1],
  ["await loadModule(() => import('./part.ts'));", 0],
  ["slot(async () => (await import('./part.tsx')).Part, 'src/part.tsx', []);", 0],
  ["const part = {} as typeof import('./part.ts');", 0],
])('of %s it tells %i', (text, count) => {
  expect(offencesIn(text)).toHaveLength(count);
});
