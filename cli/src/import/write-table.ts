import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { finished } from 'node:stream/promises';
import { CSV_BYTE_ORDER_MARK, csvLine, type Delimiter } from '@fairhall/core/files/csv';
import type { Format } from './file-formats.ts';
import type { RowSink } from './row-sink.ts';

/** A file that is written row by row and has its name once it is whole. */
export interface TableFile {
  /** By column. */
  write(row: Readonly<Record<string, string>>): Promise<void>;
  /** Gives the file its name; '' of one that no row came for, which is not there then. */
  end(): Promise<void>;
  drop(): Promise<void>;
}

interface TableLayout {
  /** Of CSV, where not by the file's name. */
  readonly delimiter?: Delimiter;
  /** How the columns are called, where not by their names. */
  readonly titles?: readonly string[];
}

/** Opens a file of these columns; a file of that name is replaced when it is whole. */
export async function createTable(
  file: string,
  format: Format,
  columns: readonly string[],
  { delimiter = getDelimiter(file), titles = columns }: TableLayout = {},
): Promise<TableFile> {
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished, { mode: 0o600 });
  await once(stream, 'open');
  // A full disk is told by the next write, or by the end; an error without a listener would end the process.
  stream.on('error', () => undefined);
  const lines =
    format === 'xlsx'
      ? (await import('./write-xlsx.ts')).createXlsxSink(stream)
      : createTextSink(stream, format, delimiter);
  if (format !== 'ndjson') await lines.write(titles, titles);
  return {
    write: (row) =>
      lines.write(
        columns.map((column) => row[column] ?? ''),
        titles,
      ),
    end: async () => {
      await lines.end();
      await finished(stream);
      await rename(unfinished, file);
    },
    drop: async () => {
      stream.destroy();
      await rm(unfinished, { force: true });
    },
  };
}

const getDelimiter = (file: string): Delimiter => (extname(file).toLowerCase() === '.tsv' ? '\t' : ',');

function createTextSink(stream: WriteStream, format: Format, delimiter: Delimiter): RowSink {
  if (format === 'csv') stream.write(CSV_BYTE_ORDER_MARK);
  return {
    write: async (cells, columns) => {
      if (stream.errored !== null) throw stream.errored;
      const line = format === 'csv' ? csvLine(cells, delimiter) : toNdjsonLine(cells, columns);
      if (!stream.write(line)) await once(stream, 'drain');
    },
    end: async () => void stream.end(),
  };
}

const toNdjsonLine = (cells: readonly string[], columns: readonly string[]): string => {
  const pairs = columns.map((column, place) => [column, cells[place] ?? ''] as const);
  return `${JSON.stringify(Object.fromEntries(pairs.filter(([, cell]) => cell !== '')))}\n`;
};
