import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BADGE_NAMES } from '../../tests/support/badge-names.ts';
import { createTypedText } from '../../tests/support/create-typed-text.ts';
import { hasWords, normalizeText, searchText, searchWords } from './search-text.ts';

const names = fc.constantFrom(...Object.values(BADGE_NAMES).flat());
/** Letters of Latin, Greek and Cyrillic without their accents, as on a keyboard that lacks them. */
const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/(?<=[\p{Script=Latin}\p{Script=Cyrillic}])[\u0300-\u036f]+/gu, '');
const WAYS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFD'),
  (name) => name.normalize('NFKC'),
  withoutAccents,
  (name) => withoutAccents(name).toUpperCase(),
  (name) => `\u2068${name}\u2069`,
  (name) => `  ${name.replaceAll(' ', '  ')} `,
];

test('D-94 a name in the script of any language is found however it is typed, with its words in any order', () => {
  const typed = fc.tuple(names, fc.constantFrom(...WAYS), fc.boolean(), fc.constantFrom('NFC', 'NFD'));
  fc.assert(
    fc.property(typed, ([name, way, isTurned, form]) => {
      const words = way(name).split(' ');
      const keyword = (isTurned ? words.toReversed() : words).join(' ');
      expect(hasWords(searchText('Other', name.normalize(form)), searchWords(keyword))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('D-94 normalising a text twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(createTypedText(), names, fc.string({ unit: 'grapheme' })), (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }),
    { numRuns: 1_000 },
  );
});
