import { IMPORT_COLUMNS_MAX, IMPORT_FILE_ROWS_MAX } from '@fairhall/core/contract/catalogue/import-limits';
import { joinCell } from '@fairhall/core/files/cells';
import { hasValue } from '@fairhall/core/files/csv';
import { readText } from './decode.ts';
import { createFileProblem } from './file-problem.ts';
import { toNumberCell } from './number-cell.ts';
import { createReadState, type ReadState } from './read-state.ts';

const LINE_MAX = 400_000;
/** Parsing may change digits of larger numbers. */
const MAX_EXACT = 1e15;

/** Reads a file with one JSON object a line as rows. The titles come first: all names in the file. */
export async function* readNdjson(
  file: string,
  state: ReadState = createReadState(),
): AsyncGenerator<readonly string[]> {
  const columns = new Set<string>();
  let rows = 0;
  for await (const { row } of readObjects(file)) {
    rows += 1;
    for (const name of Object.keys(row)) columns.add(name);
    // Stops early: a file with too many rows or columns is rejected anyway.
    if (rows > IMPORT_FILE_ROWS_MAX || columns.size > IMPORT_COLUMNS_MAX) break;
  }
  const titles = [...columns];
  yield titles;
  for await (const { row, line, text } of readObjects(file)) {
    state.row = line;
    const cells = titles.map((title) => cellOf(row[title], line, () => readNumberText(text, title)));
    if (hasValue(cells)) yield cells;
  }
}

/** The original digits of a number that parsing has rounded. */
function readNumberText(text: string, title: string): string {
  let written = '';
  JSON.parse(text, (name, value, context?: { readonly source?: string }) => {
    if (name === title && typeof value === 'number') written = context?.source ?? '';
    return value;
  });
  return written;
}

/** Joins a list with `|`; null and undefined are an empty cell. */
function cellOf(value: unknown, line: number, written: () => string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'number') return toNumberCell(Math.abs(value) < MAX_EXACT ? String(value) : written());
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return joinCell(value);
  throw createFileProblem('terminal.import.json', { line });
}

async function* readObjects(file: string) {
  let line = 0;
  for await (const text of readLines(file)) {
    line += 1;
    if (text.trim() !== '') yield { line, text, row: parseObject(text, line) };
  }
}

function parseObject(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // reported below with its line
  }
  throw createFileProblem('terminal.import.json', { line });
}

async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  let isFirst = true;
  for await (const text of readText(file)) {
    const lines = `${rest}${isFirst ? text.replace(/^\ufeff/, '') : text}`.split(/\r?\n/);
    isFirst = false;
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw createFileProblem('terminal.import.longLine', { max: LINE_MAX });
    yield* lines;
  }
  if (rest !== '') yield rest;
}
