import { describe, expect, test } from 'vitest';
import { badgeName, countryId, email, id, isCleanText, pageNo, requiredText, text } from './fields.ts';

describe('call fields', () => {
  test.each(['\u0000', 'a\u0007', '\ud800', 'a\udc00b', '\u007f'])(
    'rejects text that cannot be stored or displayed: %j',
    (value) => {
      expect(isCleanText(value)).toEqual(false);
    },
  );

  test.each(['', 'line\nbreak\tand tab', 'معرض', '👩‍💻', 'نیم‌فاصله'])('accepts any other text: %j', (value) => {
    expect(isCleanText(value)).toEqual(true);
  });

  const BIDI_CONTROLS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

  test('THR-45 bidi controls are removed, and do not fill a required field', () => {
    for (const control of BIDI_CONTROLS) {
      for (const schema of [text(8), requiredText(8)]) expect(schema.parse(`a${control}gnp.1`)).toBe('agnp.1');
      expect(requiredText(8).safeParse(control).success).toBe(false);
      expect(text(2).parse(`${control}ab${control}`)).toBe('ab');
    }
  });

  test.each(['نیم\u200cفاصله', '👩\u200d💻', 'سعر\u200f! abc', 'א\u200e-1'])(
    'THR-45 joiners and direction marks inside text are preserved: %j',
    (value) => {
      expect([text(20).parse(value), text(20).parse(`\u200f${value}\u200e\u061c`)]).toEqual([value, value]);
    },
  );

  test('white space alone does not fill a required field', () => {
    expect(requiredText(5).safeParse(' \n ').success).toEqual(false);
    expect(requiredText(5).safeParse(' a ').success).toEqual(true);
    expect(requiredText(5).safeParse('123456').success).toEqual(false);
  });

  test.each(['\u200b', '\u3164', '\u2800\u115f', '\u0301', '\u00a0'])(
    'R-5.001 %j is invisible and does not fill a required field',
    (value) => {
      expect([requiredText(5).safeParse(value).success, badgeName(5).safeParse(value).success]).toEqual([false, false]);
    },
  );

  test('D-31 a name must contain a character that a badge can print', () => {
    const taken = ['N', 'O’Neill', 'न', '👍 Ana'].map((name) => badgeName(9).safeParse(name).success);
    expect(taken).toEqual([true, true, true, true]);
    expect([badgeName(9), requiredText(9)].map((schema) => schema.safeParse('👍🏽').success)).toEqual([false, true]);
  });

  test('D-09 the domain of an email address is converted to ASCII', () => {
    expect([email.parse('Post@Пример.рф'), email.parse('imp8@müller.de'), email.parse('jo@acme.example')]).toEqual([
      'Post@xn--e1afmkfd.xn--p1ai',
      'imp8@xn--mller-kva.de',
      'jo@acme.example',
    ]);
    for (const bad of ['пост@пример.рф', 'a@b.xn--a', 'a@пример.р', `a@${'ü'.repeat(90)}.de`])
      expect([bad, email.safeParse(bad).success]).toEqual([bad, false]);
  });

  test('an id sent as a number or as text is parsed to text', () => {
    expect(id.parse(152652)).toEqual('152652');
    expect(id.parse('P100001')).toEqual('P100001');
    for (const bad of ['', 'a b', '../x', 'x'.repeat(65), -1, 1.5, null, {}])
      expect(id.safeParse(bad).success).toEqual(false);
  });

  test('page numbers start at 1', () => {
    expect(pageNo.safeParse(1).success).toEqual(true);
    for (const bad of [0, -1, 1.5, '1', 1e9]) expect(pageNo.safeParse(bad).success).toEqual(false);
  });

  test('a country code has three digits', () => {
    expect(countryId.safeParse('076').success).toEqual(true);
    for (const bad of ['76', '0760', 'IN', 356]) expect(countryId.safeParse(bad).success).toEqual(false);
  });
});
