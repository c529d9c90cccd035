import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { withGuard } from '@fairhall/core/files/cell-guard';
import type { Format } from './formats.ts';
import type { RowSink } from './row-sink.ts';

/** A file that is written row by row and has its name once it is whole. */
export interface TableFile {
  /** By column. */
  write(row: Readonly<Record<string, string>>): Promise<void>;
  /** Gives the file its name; '' of one that no row came for, which is not there then. */
  end(): Promise<void>;
  drop(): Promise<void>;
}

/** Opens a file of these columns; a file of that name is replaced when it is whole. */
export async function createTable(file: string, format: Format, columns: readonly string[]): Promise<TableFile> {
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished, { mode: 0o600 });
  await once(stream, 'open');
  // A full disk is told by the next write, or by the end; an error without a listener would end the process.
  stream.on('error', () => undefined);
  const lines = format === 'xlsx' ? (await import('./write-xlsx.ts')).xlsxInto(stream) : plainInto(stream, format);
  if (format !== 'ndjson') await lines.write(columns, columns);
  return {
    write: (row) =>
      lines.write(
        columns.map((column) => row[column] ?? ''),
        columns,
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

function plainInto(stream: WriteStream, format: Format): RowSink {
  const line = format === 'csv' ? csvLine : ndjsonLine;
  return {
    write: async (cells, columns) => {
      if (stream.errored !== null) throw stream.errored;
      if (!stream.write(line(cells, columns))) await once(stream, 'drain');
    },
    end: async () => void stream.end(),
  };
}

/** Excel takes UTF-8 for what it is where rows end as it writes them itself. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells
    .map(withGuard)
    .map((cell) => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;

const ndjsonLine = (cells: readonly string[], columns: readonly string[]): string => {
  const pairs = columns.map((column, place) => [column, cells[place] ?? ''] as const);
  return `${JSON.stringify(Object.fromEntries(pairs.filter(([, cell]) => cell !== '')))}\n`;
};
