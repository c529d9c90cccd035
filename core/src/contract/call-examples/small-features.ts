import { address, type CallSample, EMAIL, ID, PAGE, paged } from './call-example.ts';

const lit = { supplierId: 'S1', name: 'Malabar Weaves', light: 'yellow', score: 55 };
const link = { transfer: 'autumn', target: '/search/product' };

const ASKED_PAGE = { pageKey: 'frontpage', lang: 'en' };
const OPERATOR_PAGE = {
  ...{ title: 'The hall', lang: 'en' },
  blocks: [
    { type: 'items', items: ['One'] },
    { type: 'link', text: 'All', href: '/search/product' },
    { type: 'image', text: 'A stand', image: '1' },
  ],
};

/** Calls about what operators keep for visitors' pages, and what visitors write to them. */
export const FRONT_SAMPLES: Readonly<Record<string, CallSample>> = {
  'trafficLight.search': {
    input: { keyword: 'weaves', pageNo: 1 },
    output: paged(lit),
    bounds: { keyword: [0, 200], pageNo: PAGE },
  },
  'trafficLight.detail': {
    input: { supplierId: 'S1' },
    output: {
      ...lit,
      dimensions: [
        { key: 'export', score: 55, reason: 'Two years.', source: 'Customs', date: '2026-10-01', lang: 'en' },
      ],
      updateTime: 1,
    },
    bounds: { supplierId: ID },
  },
  'trafficLight.feedback': {
    input: { supplierId: 'S1', type: 'delivery', content: 'Four weeks late.', email: address },
    output: { id: 'f1' },
    bounds: { supplierId: ID, content: [1, 2_000], email: EMAIL },
  },
  'promotion.product': {
    input: { promotionId: 'ab12', goodsId: 'P1', supplierId: 'S1' },
    output: {
      ...{ promotionId: 'ab12', promotionTheme: 'summer-sale', exhibitionType: 'expo', title: 'Summer sale' },
      ...{ discount: 15, endTime: 1 },
    },
    bounds: { promotionId: ID, goodsId: ID, supplierId: ID },
  },
  'cms.link': { input: { transfer: 'autumn' }, output: { url: '/search/product' }, bounds: { transfer: ID } },
  'cms.page': { input: ASKED_PAGE, output: OPERATOR_PAGE, bounds: { pageKey: ID, lang: [0, 10] } },
  'cms.findPage': { input: ASKED_PAGE, output: OPERATOR_PAGE, bounds: { pageKey: ID, lang: [0, 10] } },
  'cms.banner': { input: { industry: 'textile' }, output: { image: '11' }, bounds: { industry: ID } },
  'cms.feedback': {
    input: { email: address, content: 'How do I log in?', type: 'service' },
    output: { id: 'f1' },
    bounds: { email: EMAIL, content: [1, 2_000] },
  },
  'score.list': {
    input: { goodsSpuId: 'P1', pageNo: 1 },
    output: {
      ...{ average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] },
      records: [{ user: 'Khalid', score: 5, content: 'As agreed.', lang: 'en', time: 1, images: ['1'] }],
    },
    bounds: { goodsSpuId: ID, pageNo: PAGE },
  },
  'operatorList.list': {
    input: { list: 'link', keyword: 'autumn', pageNo: 1, pageSize: 20, reason: 'daily round' },
    output: paged(link),
    bounds: { keyword: [0, 100], pageNo: PAGE, pageSize: [1, 500], reason: [1, 500] },
  },
  'operatorList.show': {
    input: { list: 'link', key: 'autumn', reason: 'asked by mail' },
    output: { rows: [link] },
    bounds: { key: ID, reason: [1, 500] },
  },
  'operatorList.stage': {
    input: { importId: 'i1', first: 0, columns: ['transfer'], rows: [['autumn']], reason: 'the autumn fair' },
    output: { staged: 1 },
    bounds: {
      ...{ importId: ID, first: [0, 9_999], columns: [1, 60], 'columns.0': [0, 40] },
      ...{ rows: [1, 500], 'rows.0': [1, 60], 'rows.0.0': [0, 20_000], reason: [1, 500] },
    },
  },
  'operatorList.commit': {
    input: { list: 'link', importId: 'i1', dryRun: false, reason: 'the autumn fair' },
    output: {
      ...{ added: 0, changed: 0, same: 0 },
      refused: [{ row: 1, column: 'target', problem: 'is needed' }],
    },
    bounds: { importId: ID, reason: [1, 500] },
  },
  'operatorList.remove': {
    input: { list: 'link', key: 'autumn', part: 'en', dryRun: false, reason: 'the fair is over' },
    output: { rows: [link] },
    bounds: { key: ID, part: ID, reason: [1, 500] },
  },
  'staffFeedback.list': {
    input: { about: 'supplier', pageNo: 1, reason: 'daily round' },
    output: paged({
      ...{ feedbackId: 'f1', about: 'supplier', supplier: { supplierId: 'S1', name: 'Malabar Weaves' } },
      ...{ type: 'delivery', content: 'Four weeks late.', email: address, lang: 'en', createTime: 1 },
    }),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
};
