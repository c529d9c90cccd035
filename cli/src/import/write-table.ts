import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { finished } from 'node:stream/promises';
import { CSV_BYTE_ORDER_MARK, csvLine, type Delimiter } from '@fairhall/core/files/csv';
import type { Format } from './file-formats.ts';
import type { RowSink } from './row-sink.ts';

/** A file that is written row by row and gets its name when it is complete. */
export interface TableFile {
  /** Writes a row; its cells are given by column. */
  write(row: Readonly<Record<string, string>>): Promise<void>;
  /** Finishes the file and gives it its name. Without rows there is no file, and the name is ''. */
  end(): Promise<void>;
  drop(): Promise<void>;
}

interface TableLayout {
  /** The separator of a CSV file; by default that of the file's extension. */
  readonly delimiter?: Delimiter;
  /** Titles of the columns; their names when absent. */
  readonly titles?: readonly string[];
}

/** Opens a file with these columns; replaces an existing file when it is complete. */
export async function createTable(
  file: string,
  format: Format,
  columns: readonly string[],
  { delimiter = getDelimiter(file), titles = columns }: TableLayout = {},
): Promise<TableFile> {
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished, { mode: 0o600 });
  await once(stream, 'open');
  // A full disk is reported by the next write or by the end. An error without a listener would end the process.
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
