import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { FILE_XLSX_PARTS, SHEET_END, SHEET_PART, SHEET_START, sheetRow } from '@fairhall/core/files/workbook';
import { ZipFile } from 'yazl';
import type { RowSink } from './row-sink.ts';

/** A workbook of one sheet, row by row. */
export function createXlsxSink(stream: Writable): RowSink {
  const zip = new ZipFile();
  const sheet = new PassThrough();
  zip.outputStream.pipe(stream);
  for (const [name, content] of Object.entries(FILE_XLSX_PARTS)) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStream(sheet, SHEET_PART);
  zip.end();
  sheet.write(SHEET_START);
  return {
    write: async (cells) => {
      if (!sheet.write(sheetRow(cells))) await once(sheet, 'drain');
    },
    end: async () => void sheet.end(SHEET_END),
  };
}
