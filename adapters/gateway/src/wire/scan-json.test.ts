import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, scanJson } from './scan-json.ts';

describe('the scan of a body before it is parsed', () => {
  test('counts nesting, but no brackets inside strings', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(scanJson(nested(MAX_DEPTH))).toBeUndefined();
    expect(scanJson(nested(MAX_DEPTH + 1))).toEqual('tooDeep');
    expect(scanJson(`{"a":${'{"a":'.repeat(40)}1${'}'.repeat(41)}`)).toEqual('tooDeep');
    expect(scanJson(JSON.stringify({ a: '['.repeat(1000) }))).toBeUndefined();
    expect(scanJson(`[${'[],'.repeat(1000)}[]]`)).toBeUndefined();
  });

  test('stops where nesting is too deep, however long the body is', () => {
    const wrongBehind = '{"\\u0000":1}';
    expect(scanJson(wrongBehind)).toEqual('characters');
    expect(scanJson(`${'['.repeat(60_000)}${wrongBehind}`)).toEqual('tooDeep');
    expect(scanJson(`${'['.repeat(MAX_DEPTH)}${'[]'.repeat(60_000)}`)).toEqual('tooDeep');
  });

  test.each([
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"x":{"b":1,"c":2,"b":3}}',
    '[{"a":1},{"b":1, "b" :2}]',
    '{"__proto__":1,"__proto__":2}',
  ])('finds a duplicate member: %s', (text) => {
    expect(scanJson(text)).toEqual('duplicate');
  });

  test.each([
    '{"a":{"a":1},"b":{"a":1}}',
    '[{"a":1},{"a":2}]',
    '{"a":"a","b":"a"}',
    '{"a":"\\"b\\":1","b":2}',
    '["a","a"]',
  ])('accepts the same name in another object: %s', (text) => {
    expect(scanJson(text)).toBeUndefined();
  });

  test.each(['"\\u0000"', '{"a\\u0000":1}', '"\\ud800"', '"x\\udc00y"', '["\\ud83d","\\ude00"]'])(
    'finds escaped NUL characters and lone surrogates: %s',
    (text) => {
      expect(scanJson(text)).toEqual('characters');
    },
  );

  test('accepts all JSON values and never throws', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 5 }),
        (value) =>
          scanJson(JSON.stringify(value)) === undefined || !JSON.stringify(value).isWellFormed() || hasNul(value),
      ),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ':', ',', 'u', '0', 'a') }),
        (text) => scanJson(text) !== null,
      ),
    );
  });
});

const hasNul = (value: unknown): boolean => /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));
