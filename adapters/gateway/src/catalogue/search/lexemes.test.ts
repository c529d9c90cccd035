import { expect, test } from 'vitest';
import { filterLexeme, quoteLexeme, toVectorText } from './lexemes.ts';

test('a word of the name can be searched in names only or anywhere', () => {
  const vector = toVectorText({
    rank: 300_000,
    names: ['Cotton bag', 'حقيبة قطن'],
    keywords: ['Bags', 'Cotton'],
    filters: [{ kind: 'category', id: 'TX01' }, { kind: 'tag', id: 'TG061101' }, { kind: 'verified' }],
  });
  expect(vector).toBe(
    "'a:cotton' 'a:bag' 'a:حقيبة' 'a:قطن' 'cotton' 'bag' 'حقيبة' 'قطن' 'bags' 'c:TX01' 't:TG061101' 'v:1' 'r:19' 'r:20'",
  );
});

test('THR-42 quotes and backslashes of an id cannot leave its lexeme', () => {
  expect(quoteLexeme(filterLexeme({ kind: 'exhibition', id: `1' & '\\` }))).toBe(`'e:1'' & ''\\\\'`);
});
