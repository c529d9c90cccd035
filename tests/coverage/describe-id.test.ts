import { expect, test } from 'vitest';
import { parseDefinitions, readSentencesById } from './definitions.ts';
import { describeId } from './describe-id.ts';
import type { Reference } from './references.ts';

/** Written in two parts, so that this test does not count as a test of the requirement. */
const home = `R-${'2.009'}`;
const sentences = new Map(
  parseDefinitions(
    `id\tarea\trequirement\n${home}\trouting\tThe home page is at /.\nD-98\tids\tA product is P and digits.\n`,
  ).map(({ id, sentence }) => [id, sentence]),
);
const named = (file: string, id: string): Reference => ({
  project: 'unit',
  file,
  title: `${id} holds`,
  id,
  surfaces: ['core'],
  addressOnly: false,
});
const references = [
  named('core/src/a.test.ts', home),
  named('core/src/a.test.ts', home),
  named('fixtures/src/urls.test.ts', home),
  named('core/src/b.test.ts', 'D-98'),
];

test('an id is described by its sentence, and a requirement also by each file that covers it, once', () => {
  expect(describeId('D-98', sentences, [])).toBe('D-98 A product is P and digits.');
  expect(describeId(home, sentences, references)).toBe(
    `${home} The home page is at /.\n  <- core/src/a.test.ts\n  <- fixtures/src/urls.test.ts`,
  );
  expect(describeId('D-99', sentences, references)).toBeUndefined();
});

test('R-0.006 requirements, decisions and safeguards can all be looked up', () => {
  const known = readSentencesById();
  const ids = ['R-0.006', 'A-87', 'D-100', 'THR-64', 'REL-36', 'F22'];
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
