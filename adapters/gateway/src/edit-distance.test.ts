import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['thred', 'thread', 1],
  ['pannel', 'panel', 1],
  ['candels', 'candles', 1],
  ['valve', 'valwe', 1],
  ['kettle', 'kettle', 0],
  ['stainles', 'steinless', 2],
  ['مثقاب', 'مثفاب', 1],
])('the edit distance of %s and %s is counted in typing errors', (one, other, distance) => {
  expect([editDistance(one, other, 2), editDistance(other, one, 2)]).toEqual([distance, distance]);
});

test('beyond the limit the distance is reported as limit plus one', () => {
  expect(editDistance('pump', 'valve', 2)).toBe(3);
  expect(editDistance('a', 'abcdefgh', 1)).toBe(2);
});

test('one change is one error, at any position', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  const property = fc.property(word, fc.nat(12), fc.constantFrom('x', ''), (text, at, put) => {
    const place = at % text.length;
    const changed = text.slice(0, place) + put + text.slice(place + 1);
    expect(editDistance(text, changed, 2)).toBe(changed === text ? 0 : 1);
  });
  fc.assert(property, { numRuns: 200, seed: 20_261_123 });
});
