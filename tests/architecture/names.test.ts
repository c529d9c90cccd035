import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_WORDS } from './first-words.ts';
import { declaredNames, wordsOf } from './names.ts';

/**
 * Words that said something else here than engineers expect, each with the usual one (CONTRIBUTING.md, “Names”). They are out of
 * exported names, types and file names.
 */
const RETIRED: Readonly<Record<string, string>> = {
  told: 'values, fields, notified',
  tell: 'notify, show',
  kept: 'cached, saved, stored',
  keep: 'cache, save, store',
  asked: 'query, requested',
  owned: 'personal data',
  standing: 'status',
  meant: 'interpretation, correction',
  whose: 'access, owner',
  recalled: 'cached',
  behind: 'overloaded',
  begun: 'started',
};

/** Names that a framework or the specification asks for, or that are right in place. This list only shrinks. */
const RIGHT_IN_PLACE: ReadonlySet<string> = new Set([]);

/** Participles and placeholders that say nothing about what a type holds. */
const BARE =
  /^(?:[A-Z][a-z]+ed|Told|Kept|Sent|Found|Made|Held|Known|Shown|Taken|Given|Begun|Left|Gone|Built|Drawn|Lost|Spent|Bound|Caught|Seen|Said|Done|Written|Chosen|Place|Way|Part|Thing|Whose)$/;

const names = declaredNames();
const values = names.filter(({ kind }) => kind !== 'type');

test('functions and exported values begin with a word from a fixed list', () => {
  const known = new Set(FIRST_WORDS);
  const strange = values.filter(({ name }) => !known.has(wordsOf(name)[0] ?? ''));
  expect(strange.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  const used = new Set(values.map(({ name }) => wordsOf(name)[0]));
  expect(
    FIRST_WORDS.filter((word) => !used.has(word)),
    'a word that no name begins with any more',
  ).toEqual([]);
});

test('the list has at most 400 words', () => {
  expect(values.length).toBeGreaterThan(7_000);
  expect(FIRST_WORDS.length).toBeLessThanOrEqual(400);
});

test('types are named after their content, never with a bare participle', () => {
  const types = names.filter(({ kind }) => kind === 'type');
  expect(types.length).toBeGreaterThan(3_000);
  expect(types.filter(({ name }) => BARE.test(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('retired words appear in no exported name, type or file name', () => {
  const files = [...new Set(names.map(({ file }) => file))].map((file) => basename(file).replace(/\..*/, ''));
  const found = [...names.map(({ name }) => name), ...files].filter(
    (name) => !RIGHT_IN_PLACE.has(name) && wordsOf(name).some((word) => word in RETIRED),
  );
  expect([...new Set(found)].sort()).toEqual([]);
});
