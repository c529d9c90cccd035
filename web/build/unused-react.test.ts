import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './unused-react.ts';

const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, '');
const react = readFileSync(join(file, 'cjs/react-dom-client.production.js'), 'utf8');

test('every function that is left out is one of the installed version', () => {
  expect(withoutUnused(react).length).toBeLessThan(react.length * 0.9);
});

test('a version without one of the functions is told', () => {
  expect(() => withoutUnused('another text')).toThrow('no longer has the function');
});

/** What was left out is asked for by these alone. */
const LEFT_OUT =
  /\b(ViewTransition|Activity|keepMounted|useDeferredValue|useImperativeHandle|useActionState|useFormState|preinit|preinitModule|preconnect|prefetchDNS|preloadModule)\b|<Fragment [^>]*ref=|\bprecedence=|\bformAction=|<\w+-\w+[ >]/;

test('no page uses what was left out', () => {
  const pages = globSync('src/**/*.tsx', { cwd: join(import.meta.dirname, '..') });
  expect(pages.length).toBeGreaterThan(100);
  const using = pages.filter((page) => LEFT_OUT.test(readFileSync(join(import.meta.dirname, '..', page), 'utf8')));
  expect(using).toEqual([]);
});
