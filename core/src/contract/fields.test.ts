import { describe, expect, test } from 'vitest';
import { countryId, filledText, id, isCleanText, pageNo, text } from './fields.ts';

describe('fields of calls', () => {
  test.each(['\u0000', 'a\u0007', '\ud800', 'a\udc00b', '\u007f'])(
    'text that cannot be kept or shown is refused: %j',
    (value) => {
      expect(isCleanText(value)).toEqual(false);
    },
  );

  test.each(['', 'line\nbreak\tand tab', 'معرض', '👩‍💻', 'نیم‌فاصله'])('every other text is taken: %j', (value) => {
    expect(isCleanText(value)).toEqual(true);
  });

  const BIDI_CONTROLS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

  test('THR-45 what turns the writing direction is removed, and alone it fills nothing', () => {
    for (const control of BIDI_CONTROLS) {
      for (const schema of [text(8), filledText(8)]) expect(schema.parse(`a${control}gnp.1`)).toBe('agnp.1');
      expect(filledText(8).safeParse(control).success).toBe(false);
      expect(text(2).parse(`${control}ab${control}`)).toBe('ab');
    }
  });

  test.each(['نیم\u200cفاصله', '👩\u200d💻', 'سعر\u200f! abc', 'א\u200e-1'])(
    'THR-45 joiners and marks inside stay: %j',
    (value) => {
      expect([text(20).parse(value), text(20).parse(`\u200f${value}\u200e\u061c`)]).toEqual([value, value]);
    },
  );

  test('white space alone fills nothing', () => {
    expect(filledText(5).safeParse(' \n ').success).toEqual(false);
    expect(filledText(5).safeParse(' a ').success).toEqual(true);
    expect(filledText(5).safeParse('123456').success).toEqual(false);
  });

  test('an id is text inside, whatever the wire sent', () => {
    expect(id.parse(152652)).toEqual('152652');
    expect(id.parse('P100001')).toEqual('P100001');
    for (const bad of ['', 'a b', '../x', 'x'.repeat(65), -1, 1.5, null, {}])
      expect(id.safeParse(bad).success).toEqual(false);
  });

  test('pages are counted from 1', () => {
    expect(pageNo.safeParse(1).success).toEqual(true);
    for (const bad of [0, -1, 1.5, '1', 1e9]) expect(pageNo.safeParse(bad).success).toEqual(false);
  });

  test('a country is three digits', () => {
    expect(countryId.safeParse('076').success).toEqual(true);
    for (const bad of ['76', '0760', 'IN', 356]) expect(countryId.safeParse(bad).success).toEqual(false);
  });
});
