import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { FileProblem } from './file-problem.ts';
import { readCsv, readWithCare } from './read-csv.ts';
import { readPlainRecords } from './read-plain-records.ts';
import { createReadState, type ReadState } from './read-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhall-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'given.csv');

/** The rows of a file with their numbers, or the problem with it. */
async function read(reader: (file: string, state: ReadState) => AsyncIterable<readonly string[]>) {
  const read: (readonly [number, readonly string[]])[] = [];
  const state = createReadState();
  try {
    for await (const row of reader(file, state)) read.push([state.row, row]);
    return read;
  } catch (error) {
    if (error instanceof FileProblem) return error.shownMessage;
    throw error;
  }
}

async function* piecesOf(text: string, sizes: readonly number[]): AsyncGenerator<string> {
  let at = 0;
  for (const size of sizes) {
    yield text.slice(at, at + size);
    at += size;
  }
  yield text.slice(at);
}

/** Mostly normal cells, sometimes malformed ones. */
const cell = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('', 'a', 'bc', 'سلة', ' d ', '"e"', '"f, g"', '"h ""i"""', '"j\nk"', '"\r\n"', '""'),
  },
  { weight: 1, arbitrary: fc.constantFrom('l"m', '"n', '"o"p', '\r', '\n', '\ufeff', "'=q", '"""', '"" r') },
);
const lines = fc.array(fc.array(cell, { minLength: 0, maxLength: 4 }), { maxLength: 8 });
const text = fc
  .record({
    lines,
    end: fc.constantFrom('\n', '\r\n', '\r'),
    sign: fc.constantFrom(',', ';', '\t'),
    closed: fc.boolean(),
  })
  .map(({ lines, end, sign, closed }) => lines.map((one) => one.join(sign)).join(end) + (closed ? end : ''));

test('D-64 the plain reader returns the same records as the careful reader, whatever is wrong with a file', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      writeFileSync(file, content);
      const careful = await read(readWithCare);
      // The plain reader loses only one row to a misplaced quote; the careful reader cannot tell where that row ends.
      if ('key' in careful && careful.key === 'terminal.import.csv') return;
      expect(await read(readCsv)).toEqual(careful);
    }),
    { numRuns: 300 },
  );
});

test('D-64 invalid text far behind a row for the careful reader is reported, and the file is closed', async () => {
  const rows = 'a,b\nl"m,n\n'.padEnd(200_000, 'c,d\n');
  writeFileSync(file, Buffer.concat([Buffer.from(rows.replace('l"m', '"l"')), Buffer.from([0x63, 0xe9, 0x0a])]));
  expect(await read(readWithCare)).toMatchObject({ key: 'terminal.import.encoding' });
  writeFileSync(file, Buffer.concat([Buffer.from(rows), Buffer.from([0x63, 0xe9, 0x0a])]));
  expect(await read(readCsv)).toMatchObject({ key: 'terminal.import.encoding' });
});

test('a chunk may end between CR and LF, in a row with quotes as well', async () => {
  const records = [];
  for await (const some of readPlainRecords(piecesOf('a,b\r\n"c",\r\n', [9, 1]), ',')) records.push(...some);
  expect(records).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
});

test('chunk boundaries make no difference', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(text, sizes, async (content, parts) => {
      const recordsIn = async (pieces: AsyncIterable<string>) => {
        const records = [];
        for await (const some of readPlainRecords(pieces, ',')) records.push(...some);
        return records;
      };
      const [whole, divided] = [await recordsIn(piecesOf(content, [])), await recordsIn(piecesOf(content, parts))];
      expect(divided).toEqual(whole);
    }),
    { numRuns: 300 },
  );
});
