import { describe, expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** Styles that say left or right, where a page from right to left needs start or end. */
const SIDED =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');
const sidesIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(SIDED)].map(([found]) => found.replaceAll(' ', ''));

describe('R-1.041 styles hold for both directions of writing', () => {
  test('no style sheet says left or right', () => {
    const sheets = sourcesOf('web/src/**/*.css');
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap(({ file, text }) => sidesIn(text).map((found) => `${file}: ${found}`))).toEqual([]);
  });

  test('the guard sees sides in every property that has them, and no others', () => {
    const sides = 'a { margin-left: 1px; right : 0; text-align: right; border-top-left-radius: 2px; float:left }';
    expect(sidesIn(sides)).toEqual([
      'margin-left',
      'right:',
      'text-align:right',
      'border-top-left-radius',
      'float:left',
    ]);
    const none = '/* left: */ a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start } .left .right {}';
    expect(sidesIn(none)).toEqual([]);
  });
});
