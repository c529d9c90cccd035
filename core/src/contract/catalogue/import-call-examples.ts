import { type Bounds, type CallExample, file, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const DIGEST = '0f'.repeat(32);
const importRows = { columns: ['key'], rows: [{ row: 1, cells: ['AB1'] }], decimal: '.' };
const importOutcome = {
  row: 1,
  key: 'AB1',
  action: 'refused',
  changed: [],
  problems: [{ column: 'min_order', code: 'number', values: { least: 1, most: 9 } }],
};
const importBatch = {
  batchId: 'b1',
  kind: 'product',
  file: 'spring.csv',
  state: 'done',
  staffName: 'Asha',
  begun: 1,
  ended: 2,
  added: 0,
  changed: 0,
  same: 0,
  refused: 1,
  undone: 0,
  chunks: 1,
};
const ROW_BOUNDS: Readonly<Record<string, Bounds>> = {
  columns: [1, 200],
  'columns.0': [1, 40],
  rows: [1, 500],
  'rows.0.row': [1, 1_048_576],
  'rows.0.cells': [0, 200],
  'rows.0.cells.0': [0, 20_000],
};

/** Calls with which operators import the catalogue from files. */
export const CATALOGUE_IMPORT_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'catalogueImport.begin': {
    input: { kind: 'product', file: 'spring.csv', digest: DIGEST, reason: 'spring range' },
    output: importBatch,
    bounds: { file: [1, 200], digest: [64, 64], reason: [1, 500] },
  },
  'catalogueImport.check': {
    input: { kind: 'product', ...importRows, above: ['TX01'], reason: 'spring range' },
    output: { rows: [importOutcome] },
    bounds: { ...ROW_BOUNDS, above: [0, 5_000], 'above.0': ID, reason: [1, 500] },
  },
  'catalogueImport.load': {
    input: { batchId: 'b1', chunk: 0, ...importRows, reason: 'spring range' },
    output: { rows: [importOutcome] },
    bounds: { batchId: ID, chunk: [0, 200_000], ...ROW_BOUNDS, reason: [1, 500] },
  },
  'catalogueImport.finish': {
    input: { batchId: 'b1', reason: 'spring range' },
    output: importBatch,
    bounds: { batchId: ID, reason: [1, 500] },
  },
  'catalogueImport.list': {
    input: { pageNo: 1, reason: 'daily' },
    output: toPage(importBatch),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
  'catalogueImport.show': {
    input: { batchId: 'b1', pageNo: 1, reason: 'daily' },
    output: { batch: importBatch, rows: toPage({ ...importOutcome, isUndone: false }) },
    bounds: { batchId: ID, pageNo: PAGE, reason: [1, 500] },
  },
  'catalogueImport.undo': {
    input: { batchId: 'b1', below: 7, reason: 'the wrong file' },
    output: { undone: 1, kept: [importOutcome], next: 3 },
    bounds: { batchId: ID, below: [1, 1_048_576], reason: [1, 500] },
  },
  'catalogueImport.picture': {
    input: { file, reason: 'spring range' },
    output: { pictureId: '42' },
    bounds: { reason: [1, 500] },
  },
  'catalogueImport.export': {
    input: { kind: 'product', after: 'UDE', limit: 100, reason: 'daily' },
    output: { columns: ['id', 'name_en'], rows: [['P1', 'Towel']], next: 'UDE' },
    bounds: { after: [1, 200], limit: [1, 250], reason: [1, 500] },
  },
};
