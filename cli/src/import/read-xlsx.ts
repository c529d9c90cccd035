import { IMPORT_XLSX_ROWS_MAX } from '@fairhall/core/contract/catalogue-import-limits';
import { withoutGuard } from '@fairhall/core/files/cell-guard';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { problem } from './file-problem.ts';

/** Limits of a workbook before and while it is unpacked; 20,000 rows with long texts are below them. */
const ENTRIES_MAX = 2_000;
const UNPACKED_MAX = 200 * 1024 * 1024;
const COLUMNS_MAX = 200;

/** What stands in the place of a formula that was saved without its value; its row is refused. */
const NO_VALUE = '#VALUE!';

/** The rows of a workbook's first sheet, the titles first. Of a formula the value counts that was saved with it. */
export async function* readXlsx(file: string): AsyncGenerator<readonly string[]> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw problem('terminal.import.noWorkbook');
  });
  try {
    const entries = await entriesOf(zip);
    const shared = await sharedTexts(zip, entries);
    yield* await sheetRows(zip, entries, shared);
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > ENTRIES_MAX) throw problem('terminal.import.bomb');
  const entries = new Map<string, Entry>();
  let size = 0;
  for await (const entry of readable(zip)) {
    size += entry.uncompressedSize;
    if (size > UNPACKED_MAX || entry.isEncrypted()) throw problem('terminal.import.bomb');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** What is wrong with the zip itself, such as a name that leads out of it, makes it no workbook. */
async function* readable(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch {
    throw problem('terminal.import.noWorkbook');
  }
}

type Handlers = Parameters<typeof parseEntry>[3];

/** Reads one XML file of the workbook as it is unpacked; one that is larger than it says is told as no workbook. */
async function parseEntry(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  name: string,
  on: {
    open(tag: string, attributes: Readonly<Record<string, string>>): void;
    close?(tag: string): void;
    text?(text: string): void;
  },
): Promise<boolean> {
  const entry = entries.get(name);
  if (entry === undefined) return false;
  const parser = new SaxesParser();
  const attributes: Record<string, string> = {};
  let failed: unknown;
  parser.on('attribute', ({ name: key, value }) => {
    attributes[key] = value;
  });
  parser.on('opentag', (tag) => on.open(plain(tag.name), tag.attributes as Record<string, string>));
  parser.on('closetag', (tag) => on.close?.(plain(tag.name)));
  parser.on('text', (text) => on.text?.(text));
  // Entities of a document type could grow without end.
  parser.on('doctype', () => {
    failed = problem('terminal.import.bomb');
  });
  parser.on('error', () => {
    failed ??= problem('terminal.import.noWorkbook');
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of await zip.openReadStreamPromise(entry)) {
      parser.write(decoder.decode(bytes as Buffer, { stream: true }));
      if (failed !== undefined) throw failed;
    }
    parser.close();
  } catch (error) {
    throw error instanceof Error && 'told' in error ? error : problem('terminal.import.noWorkbook');
  }
  if (failed !== undefined) throw failed;
  return true;
}

/** Without the name space that some programs write before every tag. */
const plain = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

async function sharedTexts(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<readonly string[]> {
  const texts: string[] = [];
  let isText = false;
  let isSound = false;
  const on: Handlers = {
    open: (tag) => {
      if (tag === 'si') texts.push('');
      if (tag === 'rPh') isSound = true;
      isText = tag === 't';
    },
    close: (tag) => {
      if (tag === 'rPh') isSound = false;
      isText = false;
    },
    text: (text) => {
      if (isText && !isSound) texts[texts.length - 1] += text;
    },
  };
  await parseEntry(zip, entries, 'xl/sharedStrings.xml', on);
  return texts;
}

async function firstSheet(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<string> {
  let relation = '';
  await parseEntry(zip, entries, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'sheet' && relation === '') relation = attributes['r:id'] ?? '';
    },
  });
  let target = 'worksheets/sheet1.xml';
  await parseEntry(zip, entries, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id, Target }) => {
      if (tag === 'Relationship' && Id === relation && Target !== undefined) target = Target;
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sheetRows(zip: ZipFile, entries: ReadonlyMap<string, Entry>, shared: readonly string[]) {
  const rows: string[][] = [];
  let cell = noCell();
  let isValue = false;
  const on: Handlers = {
    open: (tag, attributes) => {
      if (tag === 'mergeCell') throw problem('terminal.import.merged', { cells: attributes.ref ?? '' });
      if (tag === 'row') {
        if (rows.length > IMPORT_XLSX_ROWS_MAX)
          throw problem('terminal.import.largeWorkbook', { max: IMPORT_XLSX_ROWS_MAX });
        rows.push([]);
        cell = noCell();
      }
      if (tag === 'c') {
        // Some programs do not say where a cell is: it follows the one before it.
        const place = attributes.r === undefined ? cell.place + 1 : columnNumber(attributes.r);
        cell = { ...noCell(), place, kind: attributes.t ?? 'n' };
      }
      if (tag === 'f') cell.isFormula = true;
      if (tag === 'v') cell.hasValue = true;
      isValue = tag === 'v' || tag === 't';
    },
    close: (tag) => {
      isValue = false;
      if (tag !== 'c' || cell.place >= COLUMNS_MAX) return;
      if (cell.isFormula && !cell.hasValue) cell = { ...cell, kind: 'e', text: NO_VALUE };
      if (cell.text === '') return;
      const row = rows.at(-1) ?? [];
      while (row.length < cell.place) row.push('');
      row[cell.place] = withoutGuard(cellText(cell, shared));
    },
    text: (text) => {
      if (isValue) cell.text += text;
    },
  };
  if (!(await parseEntry(zip, entries, await firstSheet(zip, entries), on)))
    throw problem('terminal.import.noWorkbook');
  return rows.filter((row) => row.some((value) => value.trim() !== ''));
}

/** A cell that nothing was read of yet. */
const noCell = () => ({ place: -1, kind: '', text: '', isFormula: false, hasValue: false });

/** The number of a cell's column, from nothing: `C7` is 2. */
function columnNumber(name: string): number {
  const [letters = ''] = /^[A-Z]+/.exec(name) ?? [];
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText({ kind, text }: { readonly kind: string; readonly text: string }, shared: readonly string[]): string {
  if (kind === 's') return shared[Number(text)] ?? '';
  if (kind !== 'n') return text;
  const number = Number(text);
  // As a sheet shows it: what is kept in binary has digits that nobody typed.
  return Number.isFinite(number) ? String(Number(number.toPrecision(12))) : text;
}
