import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { stripUnusedMantine } from './unused-mantine.ts';
import { FEATURE_CUTS, listRemovedAttributes, PAGE_ATTRIBUTES, stripUnused } from './unused-react.ts';
import { stripUnusedRouter } from './unused-router.ts';

const WEB = join(import.meta.dirname, '..');
const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, '');
const readReact = (name: string): string => readFileSync(join(file, `cjs/${name}.production.js`), 'utf8');
const client = readReact('react-dom-client');

test('all removed code exists in the installed version', () => {
  expect(stripUnused(client, 'react-dom-client').length).toBeLessThan(client.length * 0.85);
  const react = readReact('../../react/cjs/react');
  expect(stripUnused(react, 'react').length).toBeLessThan(react.length * 0.8);
  const dom = readReact('react-dom');
  expect(stripUnused(dom, 'react-dom').length).toBeLessThan(dom.length * 0.6);
  const scheduler = readReact('../../scheduler/cjs/scheduler');
  expect(stripUnused(scheduler, 'scheduler').length).toBeLessThan(scheduler.length * 0.9);
});

test.each([
  ['react-dom-client', 'no longer has'],
  ['react-dom', 'no longer has'],
  ['react', 'no longer has'],
  ['scheduler', 'no longer has'],
] as const)('a version of %s without some of the code is reported', (name, message) => {
  expect(() => stripUnused('another text', name)).toThrow(message);
});

test('a version without one of the functions, or without an attribute that pages use, is reported', () => {
  const without = (text: string, other: string) => stripUnused(client.replaceAll(text, other), 'react-dom-client');
  expect(() => without('function constructSelectEvent(', 'function fireSelectEvent(')).toThrow('constructSelectEvent');
  expect(() => without('["htmlFor", "for"]', '["labelFor", "for"]')).toThrow('no longer has htmlFor');
});

test('the attributes that pages use keep their names', () => {
  const kept = stripUnused(client, 'react-dom-client');
  for (const name of PAGE_ATTRIBUTES) expect(kept).toContain(`["${name}", `);
  expect(listRemovedAttributes(kept)).toEqual([]);
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

const removedAttributes = listRemovedAttributes(client).join('|');
/** An attribute that React would name differently. */
const ATTRIBUTE_PATTERNS = {
  written: new RegExp(`(?<=\\s)(?:${removedAttributes})=`),
  compiled: new RegExp(`(?<=\\bjsxs?\\("\\w+",\\s*\\{[^{}]*)\\b(?:${removedAttributes}):`),
};

/** Lists the removed features that the code uses. */
function askedFor(code: string, markup: 'written' | 'compiled'): readonly string[] {
  const taken = takenFromReact(code);
  return [
    ...FEATURE_CUTS.flatMap(({ names = [], [markup]: pattern }) => [
      ...names.filter((name) => taken.has(name)),
      ...(pattern?.exec(code) ?? []),
    ]),
    ...(ATTRIBUTE_PATTERNS[markup].exec(code) ?? []),
  ];
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
    ['Children', "import { Children } from 'react';\nChildren.only(children);"],
    ['createRoot', "import { createRoot } from 'react-dom/client';"],
    ['react/compiler-runtime', "import { c } from 'react/compiler-runtime';"],
    ['startTransition(async', 'startTransition(async () => save());'],
    ['componentStack', 'onCaughtError: (error, { componentStack }) => report(error, componentStack)'],
    ['onBeforeInput=', '<input onBeforeInput={check} />'],
    ['<input name="a" onSelect=', '<input name="a" onSelect={copy} />'],
    ['xlinkHref=', '<use xlinkHref="#icon" />'],
    ['strokeWidth=', '<path d="M0 0" strokeWidth={2} />'],
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
    ['Children', 'import { Children } from "react";\nChildren.toArray(children);'],
    ['strokeWidth:', 'jsx("path", { d, strokeWidth: 2 });'],
  ])('%s in a package', (asked, code) => {
    expect(askedFor(code, 'compiled')).toEqual([asked]);
  });

  test('nothing in code that only uses the same names', () => {
    const code =
      "import { preload } from './pictures.ts';\nvideo.preload = 'none';\nimport type { Activity } from 'react';";
    expect([askedFor(code, 'written'), askedFor(code, 'compiled')]).toEqual([[], []]);
  });
});
