import { ROW_START } from '@fairhall/core/contract/rows';
import { expect, test } from 'vitest';
import { readAnswer } from './row-cache.ts';

const listOf = (...rows: readonly string[]): string =>
  `{"success":true,"data":{"records":[${rows.map((row) => ROW_START + row).join(',')}${ROW_START}],"total":2}}`;

const recordsOf = (answer: unknown): readonly unknown[] =>
  (answer as { readonly data: { readonly records: readonly unknown[] } }).data.records; // a list's answer

test('a list is parsed like JSON, whatever its rows contain', () => {
  for (const rows of [[], ['{"id":"P1"}'], ['{"id":"P1","t":"a\\tb, \\"{[\\n"}', '{"id":"P2", \n "of":[{"a":1}]}']]) {
    expect(readAnswer(listOf(...rows)), rows.join()).toEqual(JSON.parse(listOf(...rows)));
  }
});

test('a row with the same text is the same object again, and a changed one is another object', () => {
  const [first] = recordsOf(readAnswer(listOf('{"id":"P7","price":2}')));
  const again = recordsOf(readAnswer(listOf('{"id":"P8"}', '{"id":"P7","price":2}')));
  expect(again[1]).toBe(first);
  expect(recordsOf(readAnswer(listOf('{"id":"P7","price":3}')))).toEqual([{ id: 'P7', price: 3 }]);
});

test('other answers are parsed whole, even if they contain tabs', () => {
  for (const text of ['{"data":{"a":1}}', '{\t"data":\t{"a":\t1}}', '[\t1,\t2\t]', '{"data":\tnull\t}', '"\\t"'])
    expect(readAnswer(text), text).toEqual(JSON.parse(text));
});

test('several lists of an answer have separate rows, and rows elsewhere are parsed whole', () => {
  const beside = `{"data":{"related":[${ROW_START}{"id":"P7"}${ROW_START}],"n":[1],"more":[${ROW_START}{"id":"P9"},${ROW_START}{"id":"P7"}${ROW_START}]}}`;
  const read = readAnswer(beside) as { readonly data: { readonly related: object[]; readonly more: object[] } }; // as written
  expect(read).toEqual(JSON.parse(beside));
  expect(read.data.more[1]).toBe(read.data.related[0]);
  for (const text of ['{"data":\t{"id":"P7"}\t}', '{"data":[\t{"id":"P7"}\t]}', '{"data":{"one":\t{"id":"P7"}\t}}'])
    expect(readAnswer(text), text).toEqual(JSON.parse(text));
});

test('invalid JSON gives undefined', () => {
  for (const text of ['', 'busy', '\t\t', `${listOf('{"id":')}`, '{"data":{"records":[\t1,\t2\t']) {
    expect(readAnswer(text), text).toBeUndefined();
  }
});
