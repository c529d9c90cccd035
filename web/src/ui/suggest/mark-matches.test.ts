import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const typedIn = (name: string, keyword: string, lang = 'en') =>
  markMatches(name, keyword, lang)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test('the typed beginnings of words are marked, ignoring case and accents', () => {
  expect(typedIn('Cotton bath towel', 'cotton tow')).toBe('[Cotton] bath [tow]el');
  expect(typedIn('Crème brûlée dish', 'creme')).toBe('[Crème] brûlée dish');
  expect(typedIn('Işıltılı havlu', 'ışıl', 'tr')).toBe('[Işıl]tılı havlu');
  expect(typedIn('纯棉毛巾', '毛', 'zh')).toBe('纯棉[毛]巾');
});

test('a name without a match is left as it is', () => {
  expect(typedIn('Linen apron', 'tow')).toBe('Linen apron');
  expect(typedIn('Linen apron', ' ')).toBe('Linen apron');
});
