import type { BuyerUser, PurchaseInfo } from './account.ts';
import { FRONT_SAMPLES } from './front-samples.ts';
import {
  sampleBrief,
  sampleCompared,
  sampleProduct,
  sampleRfq,
  sampleSupplierPage,
  sampleSupplierRow,
} from './samples.ts';
import type { Thread } from './thread.ts';

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
  filters: {
    countryId: '356',
    verified: true,
    moqMax: 50,
    priceMin: 0,
    priceMax: 9.5,
    sample: true,
    categoryPath: 'BM01',
  },
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
const listed = { name: 'مناشف', enName: 'Towels', url: '/hots/towels.html', products: 3 };
const recommended = { goodsId: 'P1', tagCodes: ['TG1'], limit: 8 };
const category = { id: 'BM01', name: 'Plumbing', enName: 'Plumbing', count: 3, children: [] };
const { cateAndTag } = sampleRfq;

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

const colleague = { accountId: 'a1', name: 'Priya', email: address, right: 'manage', created: 1 };
const invitation = { invitationId: 'i1', email: address, right: 'answer', created: 1, expires: 2 };
const invited = { invitationId: 'i1', expires: 2 };
const contact = { email: address, lang: 'en', timeZone: 'Asia/Kolkata' };
const named = { enquiryId: 'e1', sign: 'mac' };
const target = { type: 'product', id: 'P1', name: 'Desk lamp', image: '11' } as const;
const sampleThread: Thread = {
  enquiryId: 'e1',
  state: 'answered',
  viewer: 'buyer',
  target,
  supplier: { supplierId: 'S1', name: 'Malabar Lighting' },
  quantity: 5,
  messages: [
    {
      messageId: 'm1',
      position: 1,
      side: 'buyer',
      author: 'Priya',
      text: 'Please quote.',
      files: [{ fileId: 'f1', fileName: 'drawing.pdf', size: 4, url: 'file/f1?s=1' }],
      isMasked: false,
      createTime: 1,
      readTime: 2,
    },
  ],
  createTime: 1,
  readTime: 2,
  answerTime: 3,
  closeTime: null,
  closedBy: null,
  turn: 'buyer',
  canReply: true,
  contact: { mine: true, theirs: false, isOpen: false },
};
const enquiryRow = { enquiryId: 'e1', state: 'new', target, text: 'Please quote.', unread: 1, lastTime: 1 } as const;
const productContent = {
  texts: [
    {
      ...{ lang: 'en', name: 'Cotton tote bag', description: 'Of strong canvas.' },
      attributes: [{ name: 'Material', value: 'Cotton' }],
    },
  ],
  ...{
    tags: ['TG061101'],
    categoryId: 'TX010101',
    images: ['11'],
    unit: 'piece',
    minOrder: 100,
    currency: 'USD',
    leadDays: 20,
    sampleAvailable: true,
  },
  steps: [{ min: 100, price: '2.5' }],
};
const review = { state: 'waiting', isNew: false, parts: ['name'], since: 1, reason: '', version: 4 };
const ownProduct = {
  ...{ productId: 'P1', name: 'Cotton tote bag', image: '11', priceMin: 1.8, priceMax: 2, currency: 'USD' },
  ...{ unit: 'piece', part: 'shown', created: 1, review },
};

const productWaiting = {
  ...{ productId: 'P1', name: 'Cotton tote bag', supplier: { supplierId: 'S1', name: 'Malabar Weaves' } },
  ...{ isNew: false, parts: ['name'], since: 1, version: 4 },
};
const productLooks = {
  texts: [{ lang: 'en', name: 'Cotton tote bag', description: 'Of strong canvas.' }],
  ...{ images: ['11'], category: { id: 'TX010101', name: 'Bags' } },
};
const inboxRow = { ...enquiryRow, from: 'Priya', quantity: null, waitsSince: 1 };
const answering = {
  ...{ supplierId: 'S1', name: 'Malabar Weaves', contactEmail: address, people: [{ name: 'Priya', email: address }] },
};
const written = { messageId: 'm2', position: 2 };
const keptFile = { fileId: 'f1', fileName: 'drawing.pdf', size: 4 };

const ownWords = {
  texts: [{ lang: 'en', name: 'Malabar Lighting', province: 'Kerala', mainProducts: ['Lamps'], about: 'Lamps.' }],
  ...{ businessType: 'manufacturer', established: 1998, employees: 40, email: address, lang: 'en' },
  ...{ timeZone: 'Asia/Kolkata', hours: { days: [1], opens: 540, closes: 1_080 } },
};
const profile = {
  ...ownWords,
  ...{ version: 'v1', canEdit: true, languages: ['en', 'ar'], timeZones: ['Asia/Kolkata', 'UTC'] },
  ...{ countryCode: 'IN', light: 'green', proofs: [{ kind: 'site', date: '2026-03' }], reply: { hours: 5, rate: 96 } },
};

/** Calls of a thread, of both sides. */
const THREAD_SAMPLES: Readonly<Record<string, CallSample>> = {
  'enquiry.list': {
    input: { pageNo: 1 },
    output: paged({ ...enquiryRow, supplierName: 'Malabar Lighting', createTime: 1 }),
  },
  'enquiry.thread': { input: named, output: sampleThread },
  'enquiry.markRead': { input: { ...named, position: 1 }, output: true },
  'enquiry.reply': { input: { ...named, text: 'And in red?', files: ['f1'] }, output: written },
  'enquiry.attach': { input: { enquiryId: 'e1', enquirySign: 'mac', file }, output: keptFile },
  'enquiry.setState': { input: { ...named, to: 'closed' }, output: { state: 'closed' } },
  'enquiry.shareContact': { input: named, output: true },
  'supplierEnquiry.inbox': {
    input: { part: 'waiting', pageNo: 1 },
    output: { ...paged(inboxRow), counts: { waiting: 1, answered: 0, closed: 0, spam: 0 }, reply: null },
  },
  'supplierEnquiry.thread': { input: { enquiryId: 'e1' }, output: { ...sampleThread, viewer: 'supplier' } },
  'supplierEnquiry.markRead': { input: { enquiryId: 'e1', position: 1 }, output: true },
  'supplierEnquiry.answer': { input: { enquiryId: 'e1', text: 'Yes.', files: ['f1'] }, output: written },
  'supplierEnquiry.attach': { input: { enquiryId: 'e1', file }, output: keptFile },
  'supplierEnquiry.setState': {
    input: { enquiryId: 'e1', to: 'spam', reason: 'adverts' },
    output: { state: 'spam' },
  },
  'supplierEnquiry.shareContact': { input: { enquiryId: 'e1' }, output: true },
  'supplierProduct.list': {
    input: { part: 'shown', keyword: 'bag', pageNo: 1 },
    output: { ...paged(ownProduct), counts: { shown: 1, hidden: 0 }, canEdit: true },
  },
  'supplierProduct.form': {
    input: { productId: 'P1' },
    output: {
      product: {
        ...{ ...productContent, productId: 'P1', part: 'shown', version: 3, review: null },
        tags: [{ code: 'TG061101', name: 'Bags' }],
      },
      ...{ languages: ['ar', 'en'], canEdit: true },
      categories: [{ id: 'TX010101', name: 'Textile › Bags', industry: 'textile' }],
      isReviewed: false,
    },
  },
  'supplierProduct.save': { input: { ...productContent, productId: 'P1', version: 3 }, output: { version: 4 } },
  'supplierProduct.add': { input: productContent, output: { productId: 'P2', isWaiting: false } },
  'supplierProduct.withdraw': { input: { productId: 'P1', version: 4 }, output: { version: 5 } },
  'supplierProduct.setShown': { input: { productId: 'P1', isShown: false }, output: { part: 'hidden' } },
};

/** Calls about what a supplier shows of itself. */
const PROFILE_SAMPLES: Readonly<Record<string, CallSample>> = {
  'supplierProfile.read': { input: {}, output: profile },
  'supplierProfile.save': { input: { ...ownWords, version: 'v1' }, output: { version: 'v2' } },
};

const held = {
  requests: 1,
  files: 1,
  cartProducts: 2,
  follows: 3,
  sessions: 1,
  unsentEnquiries: 0,
  enquiries: 3,
  messages: 4,
};

const certificateFacts = {
  ...{ name: 'ISO 9001', number: 'CN-104', issuer: 'Control Union', scope: 'Making of lamps' },
  ...{ issued: '2025-03-15', expires: '2027-03-14' },
};
const shownCertificate = { certificateId: 'c1', ...certificateFacts, file: { ...keptFile, url: 'file/f1?s=1' } };
const certificate = {
  ...{ ...shownCertificate, version: '2' },
  ...{ state: 'refused', daysLeft: 40, changed: 1, decided: { at: 2, by: 'Maria' }, reason: 'The file is cut off.' },
};

/** Calls about suppliers' certificates, of all who make some. */
const CERTIFICATE_SAMPLES: Readonly<Record<string, CallSample>> = {
  'certificate.ofSupplier': {
    input: { supplierId: 'S1' },
    output: { certificates: [{ ...shownCertificate, checked: 1 }] },
  },
  'certificateAdmin.list': {
    input: { state: 'waiting', pageNo: 1, reason: 'daily round' },
    output: paged({ ...certificate, supplierId: 'S1', supplierName: 'Malabar Weaves' }),
  },
  'certificateAdmin.decide': {
    input: { certificateId: 'c1', version: '2', verdict: 'checked', reason: 'in the issuer’s register' },
    output: { certificateId: 'c1', state: 'checked', at: 1 },
  },
  'supplierCertificate.list': {
    input: {},
    output: { certificates: [certificate], today: '2027-02-02', max: 30, canEdit: true },
  },
  'supplierCertificate.save': {
    input: { certificateId: 'c1', version: '2', ...certificateFacts, file },
    output: { certificateId: 'c1', version: '3' },
  },
  'supplierCertificate.remove': { input: { certificateId: 'c1' }, output: true },
};

/** By the dotted name of the call. */
export const CALL_SAMPLES: Readonly<Record<string, CallSample>> = {
  ...THREAD_SAMPLES,
  ...PROFILE_SAMPLES,
  ...CERTIFICATE_SAMPLES,
  ...FRONT_SAMPLES,
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
  'account.completePurchaseInfo': { input: { ...purchase, nickname: 'Priya', tagCodes: ['TG1'] }, output: true },
  'account.holdings': { input: {}, output: held },
  'account.prepareExport': { input: { password: 'hers' }, output: { address: 'account-export/ex_1', endTime: 2 } },
  'account.erase': { input: { password: 'hers' }, output: { ...held, time: 1 } },
  'account.changePassword': { input: { password: 'the old one', newPassword: ' abcd ' }, output: true },
  'account.sessions': {
    input: {},
    output: { sessions: [{ sessionId: 's1', device: 'Chrome, Windows', createTime: 1, endTime: 2, isThis: true }] },
  },
  'account.endSession': { input: { sessionId: 's1' }, output: true },
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
  'catalogue.supplierGoods': {
    input: { supplierId: 'S1', keyword: 'towel', categoryId: 'TX010102', pageNo: 1 },
    output: {
      ...paged(sampleBrief),
      totalIsEstimate: true,
      groups: [{ id: 'TX010102', name: 'Bath towels', count: 1 }],
    },
  },
  'catalogue.recommendGoods': { input: recommended, output: [sampleBrief] },
  'catalogue.goodsNeighbours': {
    input: { goodsId: 'P1' },
    output: { related: [sampleBrief], fromSupplier: [sampleBrief] },
  },
  'catalogue.goodsByIds': { input: { goodsIds: ['P1'] }, output: [sampleBrief] },
  'catalogue.compareGoods': { input: { goodsIds: ['P1'] }, output: [sampleCompared] },
  'catalogue.recommendSupplier': { input: recommended, output: [sampleSupplierRow] },
  'directory.hot': {
    input: { type: 'product' },
    output: [
      { id: 'P100001', name: 'Valve', url: '/Valve_P100001.html', image: '11', product: sampleBrief },
      { id: 'S1001', name: 'Valvole', url: '/supplier/Valvole_S1001.html', image: '', supplier: sampleSupplierRow },
      { id: 'TX01', name: 'Bags', url: '/category/Bags_TX01.html', image: '11', products: 3, industry: 'textile' },
    ],
  },
  'directory.index': { input: { kind: 'hots', letter: 'b', pageNo: 1 }, output: { ...paged(listed), letters: ['b'] } },
  'directory.keyword': {
    input: { kind: 'showroom', keyword: 'bed-linen' },
    output: { name: 'Bed linen', enName: 'Bed linen', categoryId: 'TX010101', related: [listed] },
  },
  'suggestion.suggest': {
    input: { keyword: 'cotton tow' },
    output: {
      words: ['cotton towel'],
      products: [
        { goodsSpuId: 'P1', goodsName: 'Cotton towel', image: '11', priceMin: 5, priceMax: 6, currency: 'USD' },
      ],
      categories: [{ id: 'TX010102', name: 'Bath towels', enName: 'Bath towels', parent: 'Bed and bath', count: 14 }],
      suppliers: [{ supplierId: 'S1', supplierName: 'Towel Mills', countryCode: 'PK' }],
    },
  },
  'categories.cateAndTag': {
    input: { industry: 'TEX', categoryId: 'TX01' },
    output: [{ name: 'A', id: 'a', children: [{ name: 'B', id: 'b', tags: [{ name: 'C', code: 'TG1' }] }] }],
  },
  'categories.industryTags': {
    input: { industry: 'TEX' },
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
  'follow.goods': { input: { goodsId: 'P1' }, output: { followed: true, count: 1 } },
  'follow.cancelGoods': { input: { goodsId: 'P1' }, output: { followed: false, count: 0 } },
  'follow.supplier': { input: { supplierId: 'S1' }, output: { followed: true, count: 1 } },
  'follow.cancelSupplier': { input: { supplierId: 'S1' }, output: { followed: false, count: 0 } },
  'follow.standing': { input: { type: 'goods', targetId: 'P1' }, output: { followed: true, count: 1 } },
  'follow.list': { input: { type: 'goods', pageNo: 1 }, output: paged({ id: 'P1', name: 'Cotton tote bag' }) },
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
  'rfq.attach': { input: { file }, output: keptFile },
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
  'staffEnquiry.unanswered': {
    input: { pageNo: 1, reason: 'weekly review' },
    output: paged({
      ...{ enquiryId: 'e1', state: 'new', target, supplier: answering, createTime: 1, waitsSince: 1 },
    }),
  },
  'staffEnquiry.show': {
    input: { enquiryId: 'e1', reason: 'asked by phone' },
    output: {
      ...{ enquiryId: 'e1', state: 'new', target, supplier: answering, email: address, lang: 'en', quantity: 5 },
      ...{
        messages: sampleThread.messages,
        createTime: 1,
        deliverTime: 1,
        readTime: 2,
        answerTime: null,
        waitsSince: 1,
      },
      ...{ closeTime: null, closedBy: null, spamReason: '', reassigned: 0 },
    },
  },
  'staffEnquiry.reassign': {
    input: { enquiryId: 'e1', supplierId: 'S2', reason: 'nobody answered' },
    output: { enquiryId: 'e1', supplierId: 'S2', name: 'Malabar Weaves' },
  },
  'staffProduct.waiting': { input: { pageNo: 1, reason: 'daily' }, output: paged(productWaiting) },
  'staffProduct.show': {
    input: { productId: 'P1', reason: 'daily' },
    output: { ...productWaiting, part: 'shown', present: productLooks, wanted: productLooks },
  },
  'staffProduct.settle': {
    input: { productId: 'P1', version: 4, verdict: 'refused', reason: 'a trade mark of somebody else' },
    output: { productId: 'P1', verdict: 'refused' },
  },
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
  'subscription.show': { input: { email: address, sign: 'a1' }, output: { email: address, subscribed: true } },
  'subscription.toggle': { input: { email: address, sign: 'a1', subscribed: false }, output: { subscribed: false } },
  'supplier.login': { input: { email: address, password: ' abc ' }, output: { token: 'st_1' } },
  'supplier.info': {
    input: {},
    output: {
      ...{ supplierId: 'S1', supplierName: 'Malabar Weaves', logo: '1', contactName: 'Priya', email: address },
      ...{ exhibitionIds: [], userType: 3, right: 'manage', timeZone: 'Asia/Kolkata' },
    },
  },
  'supplier.logout': { input: {}, output: true },
  'supplier.checkInvitation': {
    input: { token: 'it_1' },
    output: { state: 'open', supplierName: 'Malabar Weaves', email: address },
  },
  'supplier.acceptInvitation': {
    input: { token: 'it_1', password: ' abcd ', name: 'Priya' },
    output: { token: 'st_1' },
  },
  'supplier.people': {
    input: {},
    output: { people: [{ ...colleague, isSelf: true }], invitations: [invitation] },
  },
  'supplier.invite': { input: { email: address, right: 'answer' }, output: invited },
  'supplier.remove': { input: { id: 'a1' }, output: true },
  'supplier.setRight': { input: { accountId: 'a1', right: 'manage' }, output: { accountId: 'a1', right: 'manage' } },
  'supplierAdmin.list': {
    input: { keyword: 'weaves', reachable: false, pageNo: 1, reason: 'who is missing' },
    output: paged({ supplierId: 'S1', name: 'Malabar Weaves', contact, people: 1, waiting: 2 }),
  },
  'supplierAdmin.show': {
    input: { supplierId: 'S1', reason: 'asked by phone' },
    output: {
      ...{ supplierId: 'S1', name: 'Malabar Weaves', contact, waiting: 2 },
      ...{ people: [colleague], invitations: [invitation], reply: { hours: 5, rate: 96 } },
    },
  },
  'supplierAdmin.set': { input: { supplierId: 'S1', ...contact, reason: 'told us' }, output: contact },
  'supplierAdmin.invite': {
    input: { supplierId: 'S1', email: address, right: 'manage', reason: 'signed up' },
    output: invited,
  },
  'supplierAdmin.setRight': {
    input: { accountId: 'a1', right: 'answer', reason: 'asked by phone' },
    output: { supplierId: 'S1', accountId: 'a1', right: 'answer' },
  },
  'upload.image': { input: { file, visibility: 'private' }, output: [{ id: 'i1', msgs: [] }] },
};
