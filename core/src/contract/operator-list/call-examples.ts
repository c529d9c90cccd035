import { type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const link = { transfer: 'autumn', target: '/search/product' };

export const OPERATOR_LIST_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'operatorList.list': {
    input: { list: 'link', keyword: 'autumn', pageNo: 1, pageSize: 20, reason: 'daily round' },
    output: toPage(link),
    bounds: { keyword: [0, 100], pageNo: PAGE, pageSize: [1, 500], reason: [1, 500] },
  },
  'operatorList.show': {
    input: { list: 'link', key: 'autumn', reason: 'asked by mail' },
    output: { rows: [link] },
    bounds: { key: ID, reason: [1, 500] },
  },
  'operatorList.versions': {
    input: { key: 'terms-turkey', reason: 'asked by a lawyer' },
    output: { versions: [{ lang: 'tr', title: 'Koşullar', blocks: '[]', written: 1_796_000_000_000 }] },
    bounds: { key: ID, reason: [1, 500] },
  },
  'operatorList.stage': {
    input: { importId: 'i1', first: 0, columns: ['transfer'], rows: [['autumn']], reason: 'the autumn fair' },
    output: { staged: 1 },
    bounds: {
      importId: ID,
      first: [0, 9_999],
      columns: [1, 60],
      'columns.0': [0, 40],
      rows: [1, 500],
      'rows.0': [1, 60],
      'rows.0.0': [0, 20_000],
      reason: [1, 500],
    },
  },
  'operatorList.commit': {
    input: { list: 'link', importId: 'i1', dryRun: false, reason: 'the autumn fair' },
    output: {
      added: 0,
      changed: 0,
      same: 0,
      refused: [{ row: 1, column: 'target', problem: 'is needed' }],
    },
    bounds: { importId: ID, reason: [1, 500] },
  },
  'operatorList.remove': {
    input: { list: 'link', key: 'autumn', part: 'en', dryRun: false, reason: 'the fair is over' },
    output: { rows: [link] },
    bounds: { key: ID, part: ID, reason: [1, 500] },
  },
};
