import { describe, expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Styles with left or right, where a right-to-left page needs start or end. */
const SIDED =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;

/** Four values are top, right, bottom and left: the second and the fourth must be equal. */
const FOUR = /(?<![\w-])(?:margin|padding|inset|border-(?:width|style|color))\s*:\s*([^;}]+)/g;
/**
 * A position with `left` or `right` in a property that has no logical values; gradients are written for each direction.
 */
const PLACED =
  /(?<![\w-])(?:background|background-position|object-position|transform-origin)\s*:[^;}]*(?<!to )\b(?:left|right)\b/g;

/** Splits a CSS value at spaces, but not inside brackets. */
const valuesIn = (text: string): readonly string[] => text.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const unevenIn = (text: string): readonly string[] =>
  [...text.matchAll(FOUR)].flatMap(([found, values = '']) => {
    const [, right, , left] = valuesIn(values);
    return left !== undefined && left !== right ? [found.trim()] : [];
  });

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');
const sidesIn = (given: string): readonly string[] => {
  const text = withoutComments(given);
  const sided = [...text.matchAll(SIDED), ...text.matchAll(PLACED)].map(([found]) => found.replaceAll(' ', ''));
  return [...sided, ...unevenIn(text)];
};

describe('R-1.041 styles work in both text directions', () => {
  test('no style sheet uses left or right', () => {
    const sheets = readSources('web/{src,gallery}/**/*.css');
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap(({ file, text }) => sidesIn(text).map((found) => `${file}: ${found}`))).toEqual([]);
  });

  test('the check detects left and right in every property that has them, and in no other', () => {
    const sides = 'a { margin-left: 1px; right : 0; text-align: right; border-top-left-radius: 2px; float:left }';
    expect(sidesIn(sides)).toEqual([
      'margin-left',
      'right:',
      'text-align:right',
      'border-top-left-radius',
      'float:left',
    ]);
    expect(
      sidesIn('a { padding: 1px 2px 3px 4px; background: url(a.svg) right 4px center; inset: 0 auto auto var(--a) }'),
    ).toEqual(['background:url(a.svg)right', 'padding: 1px 2px 3px 4px', 'inset: 0 auto auto var(--a)']);
    expect(sidesIn('a { margin: 1px calc(2px + (3px * 2)) 3px calc(2px + (3px * 2)); padding: 1px 2px 3px }')).toEqual(
      [],
    );
    const none = '/* left: */ a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start } .left .right {}';
    expect(sidesIn(none)).toEqual([]);
  });
});
