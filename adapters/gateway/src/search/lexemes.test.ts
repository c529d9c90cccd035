import { expect, test } from 'vitest';
import { factLexeme, quoted, vectorText } from './lexemes.ts';

test('a word of the name weighs more than the same word among the keywords', () => {
  const vector = vectorText({
    names: ['Cotton bag', 'حقيبة قطن'],
    keywords: ['Bags', 'Cotton'],
    facts: [{ kind: 'category', id: 'TX01' }, { kind: 'tag', id: 'TG061101' }, { kind: 'verified' }],
  });
  expect(vector).toBe("'cotton':1A 'bag':1A 'حقيبة':1A 'قطن':1A 'bags':1B 'c:TX01' 't:TG061101' 'v:1'");
});

test('THR-42 quotes and backslashes of an id stay inside its lexeme', () => {
  expect(quoted(factLexeme({ kind: 'exhibition', id: `1' & '\\` }))).toBe(`'e:1'' & ''\\\\'`);
});
