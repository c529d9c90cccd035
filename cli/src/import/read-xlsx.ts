import { IMPORT_XLSX_ROWS_MAX } from '@fairhall/core/contract/catalogue/import-limits';
import { removeGuard } from '@fairhall/core/files/cell-guard';
import { DAY_COLUMNS, TIME_COLUMNS } from '@fairhall/core/files/columns';
import { hasValue } from '@fairhall/core/files/csv';
import { toNameKey } from '@fairhall/core/files/name-key';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { createFileProblem, FileProblem } from './file-problem.ts';
import { toNumberCell } from './number-cell.ts';
import { createReadState, type ReadState } from './read-state.ts';
import { type DateFormat, findBuiltInDateFormat, parseDateFormat, toDateCell } from './sheet-dates.ts';

/** Limits of a workbook before and during unpacking; 20,000 rows with long texts are below them. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_COLUMNS = 200;

/** The cell of a formula that was saved without its value; its row is rejected. */
const NO_VALUE = '#VALUE!';

/** Reads the rows of a workbook's first sheet, titles first. For a formula, takes the saved value. */
export async function* readXlsx(file: string, state: ReadState = createReadState()): AsyncGenerator<readonly string[]> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(() => {
    throw createFileProblem('terminal.import.noWorkbook');
  });
  try {
    const entries = await listEntries(zip);
    const book = await openBook(zip, entries);
    for (const { row, cells } of await sheetRows(zip, entries, book)) {
      state.row = row;
      yield cells;
    }
  } finally {
    zip.close();
  }
}

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw createFileProblem('terminal.import.bomb');
  const entries = new Map<string, Entry>();
  let size = 0;
  for await (const entry of readEntries(zip)) {
    size += entry.uncompressedSize;
    if (size > MAX_UNPACKED_BYTES || entry.isEncrypted()) throw createFileProblem('terminal.import.bomb');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Reads the entries. A problem with the zip itself, such as a name that leads out of it, means that the file is not a
 * workbook.
 */
async function* readEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch {
    throw createFileProblem('terminal.import.noWorkbook');
  }
}

type Handlers = Parameters<typeof parseEntry>[3];

/**
 * Parses one XML file of the workbook while it is unpacked. A file that exceeds its declared size means that this is
 * not a workbook.
 */
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
  parser.on('opentag', (tag) => on.open(removeNamespace(tag.name), tag.attributes as Record<string, string>));
  parser.on('closetag', (tag) => on.close?.(removeNamespace(tag.name)));
  parser.on('text', (text) => on.text?.(text));
  // Reject document types: their entities could expand without limit.
  parser.on('doctype', () => {
    failed = createFileProblem('terminal.import.bomb');
  });
  parser.on('error', () => {
    failed ??= createFileProblem('terminal.import.noWorkbook');
  });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of await zip.openReadStreamPromise(entry)) {
      parser.write(decoder.decode(bytes as Buffer, { stream: true }));
      if (failed !== undefined) throw failed;
    }
    parser.close();
  } catch (error) {
    throw error instanceof FileProblem ? error : createFileProblem('terminal.import.noWorkbook');
  }
  if (failed !== undefined) throw failed;
  return true;
}

/** Removes the namespace prefix that some programs write before every tag. */
const removeNamespace = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

async function readSharedTexts(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<readonly string[]> {
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
  return texts.map(decodeEscapes);
}

/** Properties of a workbook beside its sheets. */
interface Book {
  readonly sheet: string;
  readonly shared: readonly string[];
  /** By style number, the date format of a cell; undefined if the style shows a plain number. */
  readonly dateFormats: readonly (DateFormat | undefined)[];
  readonly counts1904: boolean;
}

async function openBook(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Book> {
  let [relation, counts1904] = ['', false];
  await parseEntry(zip, entries, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'sheet' && relation === '') relation = attributes['r:id'] ?? '';
      if (tag === 'workbookPr') counts1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    },
  });
  let target = 'worksheets/sheet1.xml';
  await parseEntry(zip, entries, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id, Target }) => {
      if (tag === 'Relationship' && Id === relation && Target !== undefined) target = Target;
    },
  });
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const shared = await readSharedTexts(zip, entries);
  return { sheet, shared, counts1904, dateFormats: await dateFormatsIn(zip, entries) };
}

async function dateFormatsIn(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Book['dateFormats']> {
  const codes = new Map<string, string>();
  const formats: (DateFormat | undefined)[] = [];
  let isCellStyle = false;
  await parseEntry(zip, entries, 'xl/styles.xml', {
    open: (tag, { numFmtId = '', formatCode = '' }) => {
      if (tag === 'numFmt') codes.set(numFmtId, formatCode);
      if (tag === 'cellXfs') isCellStyle = true;
      if (tag !== 'xf' || !isCellStyle) return;
      const code = codes.get(numFmtId);
      formats.push(code === undefined ? findBuiltInDateFormat(Number(numFmtId)) : parseDateFormat(code));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}

interface SheetRow {
  readonly row: number;
  readonly cells: string[];
}

async function sheetRows(zip: ZipFile, entries: ReadonlyMap<string, Entry>, book: Book): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  const kinds: (keyof typeof COLUMN_DATE_FORMATS | undefined)[] = [];
  let [row, cells] = [0, [] as string[]];
  let cell = noCell();
  let isValue = false;
  /** A row without a value does not count, whatever its style. */
  const endRow = () => {
    if (!hasValue(cells)) return;
    if (rows.length > IMPORT_XLSX_ROWS_MAX)
      throw createFileProblem('terminal.import.largeWorkbook', { max: IMPORT_XLSX_ROWS_MAX });
    if (rows.length === 0) kinds.push(...cells.map(getColumnKind));
    rows.push({ row, cells });
  };
  const on: Handlers = {
    open: (tag, attributes) => {
      if (tag === 'mergeCell') throw createFileProblem('terminal.import.merged', { cells: attributes.ref ?? '' });
      if (tag === 'row') {
        // Some programs do not number rows; row numbers must be unique.
        row = Math.max(row + 1, Number(attributes.r ?? 0) || 0);
        cells = [];
        cell = noCell();
      }
      if (tag === 'c') {
        // Some programs do not write a cell's position: it follows the previous cell.
        const columnIndex = attributes.r === undefined ? cell.columnIndex + 1 : columnNumber(attributes.r);
        cell = { ...noCell(), columnIndex, kind: attributes.t ?? 'n', style: Number(attributes.s ?? Number.NaN) };
      }
      if (tag === 'f') cell.isFormula = true;
      if (tag === 'v') cell.hasValue = true;
      isValue = tag === 'v' || tag === 't';
    },
    close: (tag) => {
      isValue = false;
      if (tag === 'row') endRow();
      if (tag !== 'c' || cell.columnIndex >= MAX_COLUMNS) return;
      if (cell.isFormula && !cell.hasValue) cell = { ...cell, kind: 'e', text: NO_VALUE };
      if (cell.text === '') return;
      while (cells.length < cell.columnIndex) cells.push('');
      cells[cell.columnIndex] = removeGuard(cellText(cell, book, kinds[cell.columnIndex]));
    },
    text: (text) => {
      if (isValue) cell.text += text;
    },
  };
  if (!(await parseEntry(zip, entries, book.sheet, on))) throw createFileProblem('terminal.import.noWorkbook');
  return rows;
}

/** The date formats of day and time columns, whatever else the cell's format shows. */
const COLUMN_DATE_FORMATS = { day: { hasDay: true, hasTime: false }, time: { hasDay: false, hasTime: true } } as const;

function getColumnKind(title: string): keyof typeof COLUMN_DATE_FORMATS | undefined {
  const name = toNameKey(title.trim());
  if (DAY_COLUMNS.has(name)) return 'day';
  return TIME_COLUMNS.has(name) ? 'time' : undefined;
}

/** The state of a cell before anything is read. */
const noCell = () => ({ columnIndex: -1, kind: '', text: '', style: Number.NaN, isFormula: false, hasValue: false });

/** The index of a cell's column, from 0: `C7` is 2. */
function columnNumber(name: string): number {
  const [letters = ''] = /^[A-Z]+/.exec(name) ?? [];
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(
  { kind, text, style }: ReturnType<typeof noCell>,
  { shared, dateFormats, counts1904 }: Book,
  column: keyof typeof COLUMN_DATE_FORMATS | undefined,
): string {
  if (kind === 's') return shared[Number(text)] ?? '';
  if (kind === 'b') return text.trim() === '1' ? 'TRUE' : 'FALSE';
  if (kind === 'd') return toIsoCell(text, column);
  if (kind !== 'n') return kind === 'e' ? text : decodeEscapes(text);
  const format = dateFormats[style] ?? (column === 'time' && Number(text) < 1 ? COLUMN_DATE_FORMATS.time : undefined);
  const shownFormat = column === undefined ? format : format && COLUMN_DATE_FORMATS[column];
  return (shownFormat && toDateCell(Number(text), shownFormat, counts1904)) ?? toNumberCell(text);
}

/** Converts an ISO 8601 date and time to a cell. */
function toIsoCell(text: string, column: keyof typeof COLUMN_DATE_FORMATS | undefined): string {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})?T?(\d{2}:\d{2})?(?::00(?:\.0+)?)?Z?$/.exec(text.trim()) ?? [];
  const isDay = column === 'day' || (column === undefined && (time === '' || time === '00:00'));
  return (isDay ? day : column === 'time' ? time : '') || text;
}

/** Characters that XML or Excel cannot write are escaped by their numbers: `_x000D_` is a carriage return. */
const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
