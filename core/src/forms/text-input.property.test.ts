import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { isCleanText } from '../contract/fields.ts';
import { toAsciiDigits, toNumericText } from './number-input.ts';
import { trimText, truncateText } from './text-input.ts';

const holds = <Value>(values: fc.Arbitrary<Value>, rule: (value: Value) => void) =>
  fc.assert(fc.property(values, rule));

describe('text typed into a text field', () => {
  test('R-5.008 THR-43 is trimmed to text that every call accepts, and trimming it twice changes nothing', () => {
    holds(createTypedText(), (typed) => {
      const value = trimText(typed);
      expect([isCleanText(value), trimText(value)]).toEqual([true, value]);
    });
  });

  test('R-5.008 loses no letters and no lines', () => {
    holds(fc.array(fc.constantFrom('Brass', 'ball\tvalve', 'صمام', '阀门', '🧵', '\n'), { maxLength: 9 }), (words) => {
      expect(trimText(`  ${words.join('\u0007')}\u0000`)).toBe(words.join('').trim());
    });
  });

  test('D-10 is truncated without splitting a character', () => {
    holds(fc.tuple(fc.string({ unit: 'grapheme' }), fc.nat(12)), ([text, max]) => {
      const cut = truncateText(text, max);
      expect(
        text.startsWith(cut) && cut.isWellFormed() && cut.length <= max && cut.length >= Math.min(text.length, max) - 1,
      ).toBe(true);
    });
  });
});

describe('text typed into a numeric field', () => {
  /** The digits zero to nine in every numbering system that the platform knows. */
  const SCRIPTS = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const style = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    const digits = [...style.format(9_876_543_210)];
    return /^\p{Nd}{10}$/u.test(digits.join('')) ? [digits.toReversed()] : [];
  });

  test('R-5.009 D-89 a number in the digits of any script is converted to ASCII', () => {
    expect(SCRIPTS.length).toBeGreaterThan(50);
    for (const digits of SCRIPTS) {
      holds(fc.array(fc.nat(9), { minLength: 1, maxLength: 9 }), (values) => {
        expect(toAsciiDigits(values.map((value) => digits[value]).join(''))).toBe(values.join(''));
      });
    }
  });

  test('R-5.009 A-50 becomes a sign, digits and one point, and converting it twice changes nothing', () => {
    holds(createTypedText(), (typed) => {
      const kept = toNumericText(typed);
      expect([/^-?\d*\.?\d*$/.test(kept), toNumericText(kept)]).toEqual([true, kept]);
    });
  });
});
