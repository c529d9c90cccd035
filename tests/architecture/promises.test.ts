import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const folder = join(ROOT, 'core/messages');
const keys = new Set(
  readdirSync(join(folder, 'en'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, 'en', name), 'utf8')))),
);

/** How many rows the table has at least. It only grows, unless a text with a promise goes. */
const MIN_ROWS = 194;
/** How many words of a title name a test, where it is not the whole title. */
const MIN_WORDS = 5;

const [head = '', ...lines] = readFileSync(join(folder, 'promises.tsv'), 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => line.split('\t'));
const proofs = rows.flatMap(([key = '', , cell = '']) => cell.split(' | ').map((proof) => ({ key, proof })));

/** Titles as they are written after `test(` or `test.each(…)(`. Skipped tests prove nothing and are not found. */
const TITLE = /(?:\btest|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

const titlesByFile = new Map<string, readonly string[]>();
function titlesOf(file: string): readonly string[] {
  const known = titlesByFile.get(file);
  if (known !== undefined) return known;
  const titles = [...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => title);
  titlesByFile.set(file, titles);
  return titles;
}

/** What is wrong with a proof, `file: words of a title`; undefined if it names one test. */
function problemOf(proof: string): string | undefined {
  const [, file = '', words = ''] = /^(\S+): (.+)$/.exec(proof) ?? [];
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(join(ROOT, file))) return 'there is no such test file';
  const titles = titlesOf(file);
  if (titles.filter((title) => title === words).length === 1) return undefined;
  if (words.split(' ').length < MIN_WORDS) return `fewer than ${MIN_WORDS} words, and no whole title`;
  const found = titles.filter((title) => title.includes(words)).length;
  return found === 1 ? undefined : `${found} tests have these words in their titles`;
}

test('each row of the table names an existing text, once, and states its promise', () => {
  expect(head).toBe('key\tpromise\tproof');
  expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  const named = rows.map(([key = '']) => key);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
  expect(named.filter((key, place) => named.indexOf(key) !== place)).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(MIN_ROWS);
});

test('each promise of a text names existing tests', () => {
  const wrong = proofs.flatMap(({ key, proof }) => {
    const problem = problemOf(proof);
    return problem === undefined ? [] : [{ key, proof, problem }];
  });
  expect(wrong).toEqual([]);
});
