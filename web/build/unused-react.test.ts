import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { stripUnusedMantine } from './unused-mantine.ts';
import { FEATURE_CUTS, stripUnused } from './unused-react.ts';
import { stripUnusedRouter } from './unused-router.ts';

const WEB = join(import.meta.dirname, '..');
const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, '');
const react = readFileSync(join(file, 'cjs/react-dom-client.production.js'), 'utf8');

test('every removed function exists in the installed version', () => {
  expect(stripUnused(react).length).toBeLessThan(react.length * 0.9);
});

test('a version without one of the functions is reported', () => {
  expect(() => stripUnused('another text')).toThrow('no longer has the function');
});

const IMPORT = /^(?:import|export)\s+(type\s+)?([^'"`;]*?)\s*\bfrom\s*['"]([^'"]+)['"]/gm;
const isOfReact = (from: string): boolean => /^react(?:-dom)?(?:\/client)?$/.test(from);

/** The names of values, not types, in the braces of an import. */
const namesIn = (what: string): readonly string[] =>
  (/\{([^}]*)\}/.exec(what)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Lists the names that code uses from React, by a named import or as a property of the whole module. */
function takenFromReact(code: string): ReadonlySet<string> {
  const ofReact = [...code.matchAll(IMPORT)].filter(([, type, , from = '']) => type === undefined && isOfReact(from));
  const wholes = [
    ...ofReact.map(([, , what = '']) => /^(?:\*\s*as\s+)?([\w$]+)/.exec(what)?.[1]),
    ...[...code.matchAll(/\b([\w$]+) = __require\("react(?:-dom)?"\)/g)].map(([, name]) => name),
  ].filter((name) => name !== undefined);
  const members = wholes.flatMap((name) => [
    ...code.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}\\.(\\w+)`, 'g')),
  ]);
  return new Set([...ofReact.flatMap(([, , what = '']) => namesIn(what)), ...members.map(([, name = '']) => name)]);
}

/** Lists the removed features that the code uses. */
function askedFor(code: string, markup: 'written' | 'compiled'): readonly string[] {
  const taken = takenFromReact(code);
  return FEATURE_CUTS.flatMap(({ names = [], [markup]: pattern }) => [
    ...names.filter((name) => taken.has(name)),
    ...(pattern?.exec(code) ?? []),
  ]);
}

const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: WEB })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(WEB, path), 'utf8') }));

test('no page uses a removed function', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  const asking = SOURCES.map(({ path, code }) => ({ path, asked: askedFor(code, 'written') }));
  expect(asking.filter(({ asked }) => asked.length > 0)).toEqual([]);
});

/** Returns a module that re-exports everything the pages import from packages other than React. */
function importsOfPages(): string {
  const wanted = new Map<string, Set<string>>();
  for (const [, type, what = '', from = ''] of SOURCES.flatMap(({ code }) => [...code.matchAll(IMPORT)])) {
    if (type !== undefined || /^\.|\?|^node:|^@fairhall\/|^react-dom|^react(?:$|\/)|^vite/.test(from)) continue;
    const names = wanted.get(from) ?? new Set();
    wanted.set(from, names);
    for (const name of namesIn(what)) names.add(name);
    if (/^\w/.test(what)) names.add('default');
  }
  return [...wanted]
    .flatMap(([from, names], place) =>
      [...names].map((name) => `export { ${name} as _${place}_${name} } from '${from}';`),
    )
    .join('\n');
}

/** Returns the code of all packages that browsers load, as the build bundles it, without React itself. */
async function codeOfPackages(): Promise<string> {
  const entry = join(WEB, 'src/all-packages.js');
  const imports: Plugin = {
    name: 'fairhall:all-packages',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? importsOfPages() : null),
  };
  const built = await build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [imports, stripUnusedMantine(), stripUnusedRouter()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs
    .map((output: Rolldown.OutputChunk | Rolldown.OutputAsset) => ('code' in output ? output.code : ''))
    .join('\n');
}

test('no package used by pages needs a removed function', { timeout: 120_000 }, async () => {
  const code = await codeOfPackages();
  expect([...takenFromReact(code)]).toEqual(expect.arrayContaining(['createPortal', 'flushSync', 'useEffect']));
  // Mantine's transitions use it for `keepMounted`; the test of our sources forbids that prop.
  expect(askedFor(code, 'compiled')).toEqual(['Activity']);
});

describe('the check detects', () => {
  test.each([
    ['preload', "import { preload } from 'react-dom';"],
    ['preinit', "import { flushSync, preinit as fetchEarly } from 'react-dom';"],
    ['preconnect', "import * as ReactDOM from 'react-dom';\nReactDOM.preconnect('https://example.com');"],
    ['useDeferredValue', "import React from 'react';\nconst late = React.useDeferredValue(text);"],
    ['useImperativeHandle', "import { useImperativeHandle } from 'react';"],
    ['ViewTransition', "import {\n  ViewTransition,\n} from 'react';"],
    ['<Fragment key={id} ref=', '<Fragment key={id} ref={seen}>'],
    ['precedence=', '<link rel="stylesheet" href={href} precedence="low" />'],
    ['<script async', '<script async src={src} />'],
    ['keepMounted', '<ModalRoot opened={isOpen} keepMounted>'],
    ['<qr-code ', '<qr-code text="a" />'],
  ])('%s in a page', (asked, code) => {
    expect(askedFor(code, 'written')).toEqual([asked]);
  });

  test.each([
    ['preload', 'import ReactDOM, { createPortal } from "react-dom";\nReactDOM.preload(href, { as: "style" });'],
    ['useActionState', 'var React$1 = __require("react");\nReact$1.useActionState(run, null);'],
    ['Fragment$1, { ref', 'jsx(Fragment$1, { ref: seen, children });'],
    ['precedence:', 'jsx("style", { href: hash, precedence: "mantine", children: css });'],
    ['"script", { src, async', 'jsx("script", { src, async: true });'],
    ['jsx("qr-', 'jsx("qr-code", { text });'],
  ])('%s in a package', (asked, code) => {
    expect(askedFor(code, 'compiled')).toEqual([asked]);
  });

  test('nothing in code that only uses the same names', () => {
    const code =
      "import { preload } from './pictures.ts';\nvideo.preload = 'none';\nimport type { Activity } from 'react';";
    expect([askedFor(code, 'written'), askedFor(code, 'compiled')]).toEqual([[], []]);
  });
});
