import { type CallSample, file, paged } from '../call-sample.ts';

const DIGEST = '0f'.repeat(32);
const importRows = { columns: ['key'], rows: [{ row: 1, cells: ['AB1'] }] };
const importOutcome = {
  ...{ row: 1, key: 'AB1', action: 'refused', changed: [] },
  problems: [{ column: 'min_order', code: 'number', values: { least: 1, most: 9 } }],
};
const importBatch = {
  ...{ batchId: 'b1', kind: 'product', file: 'spring.csv', state: 'done', staffName: 'Asha', begun: 1, ended: 2 },
  ...{ added: 0, changed: 0, same: 0, refused: 1, undone: 0, chunks: 1 },
};

/** Calls by which operators load the catalogue from files. */
export const CATALOGUE_IMPORT_SAMPLES: Readonly<Record<string, CallSample>> = {
  'catalogueImport.begin': {
    input: { kind: 'product', file: 'spring.csv', digest: DIGEST, reason: 'spring range' },
    output: importBatch,
  },
  'catalogueImport.check': {
    input: { kind: 'product', ...importRows, above: ['TX01'], reason: 'spring range' },
    output: { rows: [importOutcome] },
  },
  'catalogueImport.load': {
    input: { batchId: 'b1', chunk: 0, ...importRows, reason: 'spring range' },
    output: { rows: [importOutcome] },
  },
  'catalogueImport.finish': { input: { batchId: 'b1', reason: 'spring range' }, output: importBatch },
  'catalogueImport.list': { input: { pageNo: 1, reason: 'daily' }, output: paged(importBatch) },
  'catalogueImport.show': {
    input: { batchId: 'b1', pageNo: 1, reason: 'daily' },
    output: { batch: importBatch, rows: paged({ ...importOutcome, isUndone: false }) },
  },
  'catalogueImport.undo': {
    input: { batchId: 'b1', below: 7, reason: 'the wrong file' },
    output: { undone: 1, kept: [importOutcome], next: 3 },
  },
  'catalogueImport.picture': { input: { file, reason: 'spring range' }, output: { pictureId: '42' } },
  'catalogueImport.export': {
    input: { kind: 'product', after: 'P1', limit: 100, reason: 'daily' },
    output: { columns: ['id', 'name_en'], rows: [['P1', 'Towel']], next: 'P1' },
  },
};
