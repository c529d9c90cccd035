import { expect, test } from 'vitest';
import { definitionsIn, sentencesById } from './definitions.ts';
import { lookUp } from './look-up.ts';

/** Written in two parts: a test of the list of ids is no test of what an id asks for. */
const home = `R-${'2.009'}`;
const sentences = new Map(
  definitionsIn(
    `id\tarea\trequirement\n${home}\trouting\tThe home page is at /.\nD-98\tids\tA product is P and digits.\n`,
  ).map(({ id, sentence }) => [id, sentence]),
);
const references = [
  { file: 'core/src/a.test.ts', id: home, addressOnly: false },
  { file: 'core/src/a.test.ts', id: home, addressOnly: false },
  { file: 'fixtures/urls.json', id: home, addressOnly: true },
  { file: 'core/src/b.test.ts', id: 'D-98', addressOnly: false },
];

test('an id is looked up by its sentence, a requirement with each file that shows it, once', () => {
  expect(lookUp('D-98', sentences, [])).toBe('D-98 A product is P and digits.');
  expect(lookUp(home, sentences, references)).toBe(
    `${home} The home page is at /.\n  <- core/src/a.test.ts\n  <- fixtures/urls.json`,
  );
  expect(lookUp('D-99', sentences, references)).toBeUndefined();
});

test('R-0.006 requirements, decisions and safeguards can all be looked up', () => {
  const known = sentencesById();
  const ids = ['R-0.006', 'A-87', 'D-100', 'THR-64', 'REL-36', 'F22'];
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
