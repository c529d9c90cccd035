import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { serveGallery } from '../build/serve-gallery.ts';
import { GALLERY_FILES, NOT_IN_GALLERY } from './gallery-files.ts';

const WEB = new URL('..', import.meta.url).pathname;

const readFiles = (pattern: string) =>
  globSync(pattern, { cwd: WEB })
    .filter((file) => !/\.test(-data)?\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(WEB + file, 'utf8') }));

/** The names of components start with a capital letter; constants are all capitals. */
const EXPORTED_COMPONENT = /^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm;

const components = readFiles('src/{ui,forms}/**/*.tsx').flatMap(({ file, text }) =>
  [...text.matchAll(EXPORTED_COMPONENT)].map(([, name = '']) => ({ file: file.replace('src/', ''), name })),
);

/** Style sheets that belong to no component of their folder. */
const sheets = globSync('src/{ui,forms}/**/*.module.css', { cwd: WEB })
  .filter((file) => !globSync(file.replace('.module.css', '.tsx'), { cwd: WEB }).length)
  .map((file) => ({ file: file.replace('src/', ''), name: basename(file, '.module.css') }));

const entries = GALLERY_FILES.flatMap(({ file, components }) =>
  Object.keys(components).map((name) => ({ file, name })),
);

const toLines = (parts: typeof entries) => parts.map(({ file, name }) => `${file}: ${name}`).sort();

test('every exported component of ui and forms, and every style sheet without one, is in the gallery', () => {
  expect(components.length).toBeGreaterThan(60);
  const wanted = [...components, ...sheets].filter(({ name }) => !(name in NOT_IN_GALLERY));
  expect(toLines(entries)).toEqual(toLines(wanted));
});

test('every exception is a component', () => {
  const names = components.map(({ name }) => name);
  expect(Object.keys(NOT_IN_GALLERY).filter((name) => !names.includes(name))).toEqual([]);
});

test('every entry has states, and shows its own component', () => {
  const source = readFiles('gallery/*.tsx')
    .map(({ text }) => text)
    .join('\n');
  const isShown = (name: string) => new RegExp(`<${name}\\b|\\.${name}\\b`).test(source);
  expect(entries.filter(({ name }) => !isShown(name))).toEqual([]);
  const states = GALLERY_FILES.flatMap(({ components }) => Object.entries(components));
  expect(states.filter(([, ofComponent]) => Object.keys(ofComponent).length === 0)).toEqual([]);
});

test('no build contains the gallery', () => {
  expect(serveGallery().apply).toBe('serve');
  const sources = [...readFiles('src/**/*.{ts,tsx}'), ...readFiles('build/*.ts'), ...readFiles('vite.config.ts')];
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => /from '[^']*\/gallery\//.test(text)).map(({ file }) => file)).toEqual([]);
});
