import { describe, expect, test } from 'vitest';
import { toCanonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  test('equal values give equal text, whatever the order of their members', () => {
    const text = '{"a":[1,{"x":null,"y":"é"}],"b":true}';
    expect(toCanonicalJson({ b: true, a: [1, { y: 'é', x: null }] })).toEqual(text);
    expect(toCanonicalJson({ a: [1, { x: null, y: 'é' }], b: true })).toEqual(text);
  });

  test('members are sorted by their UTF-16 code units', () => {
    expect(
      toCanonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 }),
    ).toEqual('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  test('numbers are written in their shortest form', () => {
    expect(toCanonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0])).toEqual(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
  });

  test('an undefined member is left out, and an undefined item is null', () => {
    expect(toCanonicalJson({ a: undefined, b: [undefined] })).toEqual('{"b":[null]}');
  });

  test('a date is written as JSON writes it, and an invalid one as null', () => {
    expect(toCanonicalJson([new Date(0), new Date(Number.NaN)])).toEqual('["1970-01-01T00:00:00.000Z",null]');
  });

  test.each([
    ['a lone surrogate', '\ud800'],
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['a function', () => 1],
    ['a big integer', 1n],
  ])('a value that JSON cannot represent is rejected: %s', (_, value) => {
    expect(() => toCanonicalJson({ value })).toThrow(TypeError);
  });
});
