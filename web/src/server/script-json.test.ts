import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from './byte-chunks.ts';
import { scriptJson, scriptJsonPieces } from './script-json.ts';

const nothingKept = () => undefined;

test('JSON in pieces is the same text as JSON at once, for any JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(scriptJsonPieces(value, nothingKept).join('')).toBe(scriptJson(value));
    }),
  );
});

test('an undefined value is left out of an object and null in a list, as in JSON', () => {
  const value = { a: undefined, b: [undefined, 1], c: { d: undefined } };
  expect(scriptJsonPieces(value, nothingKept).join('')).toBe(scriptJson(value));
});

test('no text can close the script element that contains it', () => {
  expect(scriptJsonPieces({ '</script>': '</script>\u2028' }, nothingKept).join('')).not.toContain('<');
});

test('a cached value is inserted with its cached bytes', () => {
  const kept = { id: 'P1' };
  const keptJson = (value: object) => (value === kept ? Buffer.from('{"id":"kept"}') : undefined);
  const json = bytesOf(scriptJsonPieces({ rows: [kept, { id: 'P2' }], last: kept }, keptJson)).toString();
  expect(json).toBe('{"rows":[{"id":"kept"},{"id":"P2"}],"last":{"id":"kept"}}');
});
