import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const exclude = (path: string) => /(^|\/)(node_modules|dist|test-results|\.tools|\.data)(\/|$)/.test(path);
const files = globSync('**/*', { cwd: ROOT, exclude });
const documents = files.filter((file) => file.endsWith('.md')).sort();
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchor of a heading, as the usual Markdown viewers create it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const scripts = Object.keys(JSON.parse(textOf('package.json')).scripts);

/** The invalid references of all documents, as `document: reference`. */
const wrongIn = (find: (document: string, text: string) => readonly string[]) =>
  documents.flatMap((document) => find(document, textOf(document)).map((reference) => `${document}: ${reference}`));

test('every link in a document points to an existing file and heading', () => {
  const broken = wrongIn((document, text) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => {
        if (/^[a-z]+:/.test(link)) return false;
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? document : join(dirname(document), path);
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== undefined && !anchorsOf(target).includes(anchor);
      }),
  );
  expect(broken).toEqual([]);
});

test('every npm script in a document exists', () => {
  const unknown = wrongIn((_, text) =>
    [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.includes(name)),
  );
  expect(unknown).toEqual([]);
});

test('every file named in a document exists', () => {
  const missing = wrongIn((document, text) =>
    [...text.matchAll(/`([\w./@-]+\.(?:tsx?|mjs|json|jsonc|tsv|css|mjml))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isExample(name) && !isThere(name, document)),
  );
  expect(missing).toEqual([]);
});

/** Files of the feature `note`, the example in CONTRIBUTING.md. */
const isExample = (name: string) => /(^|-)notes?[A-Z.-]/.test(basename(name));
const tails = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
/** Files that the server or a build writes. */
const WRITTEN = new Set(['server.json', 'badge-keys.json']);

const isThere = (name: string, document: string): boolean =>
  tails.has(name.replace(/^\.\//, '')) ||
  WRITTEN.has(basename(name)) ||
  existsSync(join(ROOT, dirname(document), name));
