import type { BuyerUser, PurchaseInfo } from './account.ts';
import { sampleBrief, sampleProduct, sampleRfq, sampleSupplierPage, sampleSupplierRow } from './samples.ts';

/** What is sent with a call, every member given, and what comes back, for tests of the whole contract. */
export interface CallSample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: unknown;
}

const address = 'priya@malabar.example';
const file = { name: 'drawing.pdf', size: 4, type: 'application/pdf', arrayBuffer: async () => new ArrayBuffer(4) };
const verdict = { result: '2', isVerify: 'valid' };
const login = { input: { email: address, password: ' abc ', ip: '192.0.2.7' }, output: { token: 'bt_1' } };
const joined = {
  input: { email: address, password: ' abcd ', tagCodes: ['TG1'], productName: 'Lamps', appVersion: '0.1.0' },
  output: { tradeChinaToken: 'bt_2' },
};
const search = {
  keyword: 'ball valve',
  id: 'BM01',
  categoryType: 2,
  exhibitionId: '1001',
  filters: { countryId: '356', verified: true, moqMax: 50, priceMin: 0, priceMax: 9.5 },
  pageNo: 1,
  pageSize: 40,
  after: 'cursor',
  sort: 'newest',
  facets: ['category'],
};
const paged = <Row>(row: Row) => ({ records: [row], total: 1, pageNo: 1, pageSize: 20 });
const found = <Row>(row: Row) => ({
  ...paged(row),
  next: 'cursor',
  totalIsEstimate: true,
  facets: [{ key: 'category', values: [{ value: 'BM01', label: 'Plumbing', count: 3 }] }],
});
const recommended = { goodsId: 'P1', tagCodes: ['TG1'], limit: 8 };
const category = { id: 'BM01', name: 'Plumbing', enName: 'Plumbing', count: 3, children: [] };
const { cateAndTag } = sampleRfq;

const buyer: BuyerUser = {
  id: 'b1',
  userId: 'b1',
  nickname: 'Priya',
  username: address,
  tagCodes: ['TG1'],
  tradeChinaToken: 'bt_2',
  email: address,
  companyName: 'Malabar Lighting',
  countryId: '356',
  purchaserContactId: 'c1',
  userType: 2,
};
const purchase: PurchaseInfo = {
  purchaseAmount: '50000',
  annualTurnover: '1M',
  importFromChina: '100K',
  annualChinaImport: '80K',
  companyName: 'Malabar Lighting',
  companyWebsite: 'https://malabar.example',
  countryId: '356',
  jobTitle: 'purchasing',
};

const setUp = { settings: [{ name: 'flags.tagSelectorV2', value: true, isSet: true }] };

/** By the dotted name of the call. */
export const CALL_SAMPLES: Readonly<Record<string, CallSample>> = {
  'account.memberCheck': { input: { email: address }, output: { registered: 1, supplierId: null } },
  'account.verifyEmail': { input: { email: address }, output: verdict },
  'account.verifyWhatsapp': { input: { whatsapp: '9876543210', dialingCode: '91' }, output: verdict },
  'account.verifyMobile': { input: { mobile: '9876543210', dialingCode: '91' }, output: verdict },
  'account.login': login,
  'account.loginPc': login,
  'account.registerV2': joined,
  'account.register': joined,
  'account.sendResetPasswordMail': { input: { email: address }, output: true },
  'account.resetPassword': { input: { token: 'rt_1', password: ' abcd ' }, output: true },
  'account.checkResetPasswordLink': { input: { token: 'rt_1' }, output: { valid: true, email: address } },
  'account.userInfo': { input: {}, output: buyer },
  'account.purchaseInfo': { input: {}, output: purchase },
  'account.logout': { input: {}, output: true },
  'cart.sync': {
    input: { goodIds: ['P1'], operationType: 1, purchaserContactId: 'c1' },
    output: { goodIds: ['P1'], count: 1 },
  },
  'cart.submitList': {
    input: { goodIds: ['P1'], content: 'Please quote.', exhibitionId: '1001', purchaserContactId: 'c1' },
    output: { inquiryIds: ['e1'] },
  },
  'catalogue.searchGoods': { input: search, output: found(sampleBrief) },
  'catalogue.searchSupplier': { input: search, output: found(sampleSupplierRow) },
  'catalogue.latestGoods': { input: { pageNo: 1 }, output: paged(sampleBrief) },
  'catalogue.goodsDetail': { input: { goodsSpuId: 'P1', promotionId: 'a1' }, output: sampleProduct },
  'catalogue.priceTiers': { input: { goodsId: 'P1' }, output: [{ min: 1, max: 9, price: 2.5, currency: 'USD' }] },
  'catalogue.supplierDetail': { input: { supplierId: 'S1' }, output: sampleSupplierPage },
  'catalogue.recommendGoods': { input: recommended, output: [sampleBrief] },
  'catalogue.recommendSupplier': { input: recommended, output: [sampleSupplierRow] },
  'categories.cateAndTag': {
    input: { industry: 'TEX', categoryId: 'TX01' },
    output: [{ name: 'A', id: 'a', children: [{ name: 'B', id: 'b', tags: [{ name: 'C', code: 'TG1' }] }] }],
  },
  'categories.all': { input: { lang: 'ar' }, output: [{ ...category, lang: 'en', children: [category] }] },
  'categories.recommendTags': {
    input: { industry: 'TEX', exhibitionId: '1001' },
    output: [{ tagCode: 'TG1', tagName: 'Lamps', category1Id: 'a', category2Id: 'b' }],
  },
  'configuration.showSite': { input: { siteId: 5, reason: 'yearly review' }, output: setUp },
  'configuration.setSite': {
    input: { siteId: 5, settings: [{ name: 'flags.tagSelectorV2', value: 'true' }], reason: 'new selector' },
    output: setUp,
  },
  'enquiry.submitNew': {
    input: {
      type: 'product',
      targetId: 'P1',
      supplierId: 'S1',
      content: 'Please quote.',
      email: address,
      quantity: 5,
      exhibitionId: '1001',
      promotionId: 'a1',
      source: 3,
    },
    output: { inquiryId: 'e1' },
  },
  'enquiry.dailyCount': { input: {}, output: { count: 3, limit: 20 } },
  'enquiry.verify': { input: { token: 'et_1' }, output: { verified: true, email: address, inquiryId: 'e1' } },
  'rfq.submitNew': {
    input: {
      description: 'Cotton tote bags',
      question: 'Can you print them?',
      email: address,
      cateAndTag,
      quantity: 5,
      unit: 'piece',
      countryId: '356',
      exhibitionId: '1001',
      productId: 'P1',
      source: 2,
      attachments: ['f1'],
    },
    output: { rfqId: 'r1' },
  },
  'rfq.list': { input: { pageNo: 1, status: 0 }, output: paged(sampleRfq) },
  'rfq.detail': { input: { rfqId: 'r1' }, output: sampleRfq },
  'rfq.attach': { input: { file }, output: { fileId: 'f1', fileName: 'drawing.pdf', size: 4 } },
  'site.currentIp': { input: {}, output: { ip: '192.0.2.7' } },
  'site.analyseIp': { input: { ip: '192.0.2.7' }, output: { id: '356', cnName: '印度', enName: 'India', code2: 'IN' } },
  'site.translations': { input: { lang: 'ar', websiteId: 0, version: '1' }, output: { 'request.network': 'x' } },
  'site.countries': {
    input: {},
    output: [{ id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' }],
  },
  'site.websiteInfo': {
    input: { websiteId: 0 },
    output: {
      id: 0,
      name: 'Fairhall',
      enName: 'international',
      abbr: 'in',
      lang: 'en',
      countryId: '',
      themeColor: '#004',
      themeType: 'default',
      flags: { cart: true },
      popupMode: 'default',
    },
  },
  'staff.add': {
    input: { name: 'Maria Lopez', role: 'support', reason: 'joined the help desk' },
    output: { staffId: 'm1', token: 'sf_1' },
  },
  'staff.list': {
    input: { reason: 'yearly review' },
    output: {
      members: [{ staffId: 'm1', name: 'Maria Lopez', role: 'support', created: 1, addedBy: null, revoked: null }],
    },
  },
  'staff.revoke': { input: { staffId: 'm1', reason: 'left' }, output: { staffId: 'm1', revoked: 1 } },
  'upload.image': { input: { file, visibility: 'private' }, output: [{ id: 'i1', msgs: [] }] },
};
