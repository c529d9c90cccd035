import { expect, test } from 'vitest';
import { collectExecutedCode, isExecutedAt, mergeExecutedCode, type Payload } from './executed-code.ts';

const SCRIPT = 'const a = one();\nif (a) { two(); }\n';
/** Each line of the script is two lines further down in its source, with the same columns. */
const MAP = {
  version: 3,
  sources: ['source.ts'],
  names: [],
  mappings: 'AAEA,MAAM,CAAC,GAAG;AACV,GAAG,CAAC,CAAC,GAAG',
} as unknown as Payload; // Node reads no other member
const whole = { startOffset: 0, endOffset: SCRIPT.length, count: 1 };
const block = { startOffset: SCRIPT.indexOf('{'), endOffset: SCRIPT.indexOf('}') + 1, count: 0 };

test('executed code is located in the source, and the inner of two ranges decides', () => {
  const ran = collectExecutedCode(SCRIPT, MAP, { functions: [{ ranges: [whole, block] }] }, (source) => source);
  const spots = ran['source.ts'] ?? [];
  expect(isExecutedAt(spots, 2, 6)).toBe(true);
  expect(isExecutedAt(spots, 3, 4)).toBe(true);
  expect(isExecutedAt(spots, 0, 0)).toBe(false);
});

test('a block that did not run is distinguished from the code around it', () => {
  const spots = [
    [4, 0, true],
    [4, 7, false],
  ] as const;
  expect([0, 5, 7, 9].map((column) => isExecutedAt(spots, 4, column))).toEqual([true, true, false, false]);
});

test('code that ran in one of several recordings counts as executed', () => {
  const once = (ran: boolean) => ({ 'a.ts': [[1, 2, ran]] }) as const;
  expect(mergeExecutedCode([once(false), once(true), once(false)])).toEqual({ 'a.ts': [[1, 2, true]] });
});
