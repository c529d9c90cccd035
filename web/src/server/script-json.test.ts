import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from './byte-chunks.ts';
import { scriptJson, scriptJsonPieces } from './script-json.ts';

const nothingKept = () => undefined;

test('JSON in pieces is the same text as JSON at once, for whatever JSON can hold', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(scriptJsonPieces(value, nothingKept).join('')).toBe(scriptJson(value));
    }),
  );
});

test('what is absent is left out of an object and null in a list, as in JSON', () => {
  const value = { a: undefined, b: [undefined, 1], c: { d: undefined } };
  expect(scriptJsonPieces(value, nothingKept).join('')).toBe(scriptJson(value));
});

test('no text can end the script element that it stands in', () => {
  expect(scriptJsonPieces({ '</script>': '</script>\u2028' }, nothingKept).join('')).not.toContain('<');
});

test('what is kept stands in its place with the bytes that were kept', () => {
  const kept = { id: 'P1' };
  const keptJson = (value: object) => (value === kept ? Buffer.from('{"id":"kept"}') : undefined);
  const json = bytesOf(scriptJsonPieces({ rows: [kept, { id: 'P2' }], last: kept }, keptJson)).toString();
  expect(json).toBe('{"rows":[{"id":"kept"},{"id":"P2"}],"last":{"id":"kept"}}');
});
