import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { withGuard } from '@fairhall/core/files/cell-guard';
import { ZipFile } from 'yazl';
import type { RowSink } from './row-sink.ts';

/** A workbook of one sheet whose cells are all text, so that no program reckons or rounds them. */
export function xlsxInto(stream: Writable): RowSink {
  const zip = new ZipFile();
  const sheet = new PassThrough();
  zip.outputStream.pipe(stream);
  for (const [name, content] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  sheet.write(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`);
  return {
    write: async (cells) => {
      const row = cells.map(xmlCell);
      if (!sheet.write(`<row>${row.join('')}</row>`)) await once(sheet, 'drain');
    },
    end: async () => void sheet.end('</sheetData></worksheet>'),
  };
}

const xmlCell = (cell: string): string =>
  cell === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(withGuard(cell))}</t></is></c>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="fairhall" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
