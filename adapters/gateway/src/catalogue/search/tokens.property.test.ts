import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryWords } from './query-words.ts';
import { documentTokens, normalizeText } from './tokens.ts';

/** Letters of several scripts, digits, and all separators with a meaning between them. */
const SIGNS = [...'aAxXmMvé×*✕хıİ0123456789٠٥٩１½¼²³™®.,٫٬\'’"″/⁄-–:;·_ \u00a0閥阀門件米平方فولت°'];
const anyText = fc.array(fc.constantFrom(...SIGNS), { maxLength: 24 }).map((signs) => signs.join(''));

describe('any text', () => {
  test('is unchanged by a second normalisation', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test('THR-42 has no lexeme that a search expression could read as an operator, and none above the maximum length', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme' })), (text) => {
        const asked = queryWords(text).flatMap(({ forms, loose, joined }) => [
          ...[...forms, ...loose].flat(),
          ...joined.map(({ token }) => token),
        ]);
        for (const token of [...documentTokens(text), ...asked]) {
          expect(token).toMatch(/^[^\s'"\\:&|!()*<>-]+$/u);
          expect([...token].length).toBeLessThanOrEqual(64);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('any code', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'bfhjqruwz'), minLength: 2, maxLength: 4 });
  const digits = fc.integer({ min: 10, max: 99_999 }).map(String);
  const code = fc.tuple(letters, digits, fc.option(letters, { nil: '' }));
  const sign = fc.constantFrom('', '-', ' ');

  test('written together or with a hyphen in a name is found in any other spelling', () => {
    fc.assert(
      fc.property(code, fc.constantFrom('', '-'), sign, ([start, middle, end], stored, asked) => {
        const written = (between: string) => [start, `${middle}${end}`].join(between);
        const tokens = documentTokens(`Drive ${written(stored)}, grey`);
        const words = queryWords(written(asked));
        const isHeld = words.every(({ forms }) => forms.some((form) => form.every((token) => tokens.includes(token))));
        const isJoined = words[0]?.joined.some(
          ({ token, words: count }) => count === words.length && tokens.includes(token),
        );
        expect(isHeld || isJoined).toBe(true);
        expect(tokens).toContain(`${start}${middle}${end}`);
      }),
    );
  });
});
