import { parseCsv } from '@fairhall/core/files/csv';
import type { Row } from '@fairhall/core/operator-list/column';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import { findLocalFile } from './find-local-files.ts';
import type { Invocation } from './noun.ts';

/** The largest file, in bytes. */
const FILE_MAX = 20_000_000;

/**
 * Reads the rows of a file, CSV or JSON by its extension, as objects by column; fails for a file without rows or with
 * too many. D-94
 */
export async function readFileRows(
  invocation: Invocation,
  path: string,
  most: number,
): Promise<Result<readonly Row[], Failure>> {
  const file = await findLocalFile(invocation, path);
  if (!file.ok) return file;
  if (file.value.size > FILE_MAX) return failUnreadable(path);
  const text = textOf(new Uint8Array(await file.value.arrayBuffer()));
  if (text === undefined) return failUnreadable(path);
  const rows = path.toLowerCase().endsWith('.json') ? jsonRows(text, path) : csvRows(text, path);
  if (!rows.ok) return rows;
  if (rows.value.length === 0)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.empty', values: { path } });
  if (rows.value.length > most)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.tooMany', values: { max: most } });
  return rows;
}

const failUnreadable = (path: string) =>
  fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.unreadable', values: { path } });

/** Decodes UTF-8; undefined for another encoding, which would garble names. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function csvRows(text: string, path: string): Result<readonly Row[], Failure> {
  const read = parseCsv(text);
  if (!read.ok)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.quote', values: { line: read.error.line } });
  const [columns = [], ...rows] = read.value;
  const wide = rows.findIndex((row) => row.length > columns.length);
  if (wide >= 0) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.wide', values: { row: wide + 1 } });
  if (columns.some((column, at) => column.trim() === '' || columns.indexOf(column) !== at)) {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.columns', values: { path } });
  }
  return ok(rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']))));
}

function jsonRows(text: string, path: string): Result<readonly Row[], Failure> {
  const failure = fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.json', values: { path } });
  const parsed = parseJson(text);
  if (!Array.isArray(parsed)) return failure;
  const rows = parsed.map((row: unknown) => rowOf(row));
  return rows.every((row) => row !== undefined) ? ok(rows) : failure;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an object of texts and numbers; undefined for anything else. */
function rowOf(value: unknown): Row | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const members = Object.entries(value);
  if (!members.every(([, member]) => typeof member === 'string' || typeof member === 'number')) return undefined;
  return Object.fromEntries(members.map(([column, member]) => [column, String(member)]));
}
