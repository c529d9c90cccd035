import { address, type CallExample, EMAIL, file, fileRecord, ID, PAGE, toPage } from '../call-examples/call-example.ts';
import type { Thread } from './thread.ts';

const enquiryReference = { enquiryId: 'e1', sign: 'mac' };
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
const threadBuyer = { countryCode: 'NL', company: '', isEmailConfirmed: true, enquiries: 2, orders: 1 };
const colleague = { accountId: 'a1', name: 'Priya', isSelf: true };
export const INBOX_ROW_EXAMPLE = {
  ...enquiryRow,
  from: 'Noor',
  countryCode: 'NL',
  company: 'Havenlinnen B.V.',
  isEmailConfirmed: true,
  quantity: null,
  waitsSince: 1,
  receipt: 'read',
  assignedTo: colleague,
};
const supplierContact = {
  supplierId: 'S1',
  name: 'Malabar Weaves',
  contactEmail: address,
  people: [{ name: 'Priya', email: address }],
};
const messageReceipt = { messageId: 'm2', position: 2 };
const linkReference = { enquiryId: 'e1', sign: 'mac' };
const linkBounds = { enquiryId: ID, sign: [0, 100] } as const;
const enquiryBounds = { enquiryId: ID, sign: [0, 100] } as const;

/** Calls about enquiries and their threads, for buyers, suppliers and staff. */
export const ENQUIRY_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'enquiry.list': {
    input: { pageNo: 1 },
    output: toPage({ ...enquiryRow, supplierName: 'Malabar Lighting', createTime: 1 }),
    bounds: { pageNo: PAGE },
  },
  'enquiry.thread': { input: enquiryReference, output: sampleThread, bounds: enquiryBounds },
  'enquiry.markRead': {
    input: { ...enquiryReference, position: 1 },
    output: true,
    bounds: { ...enquiryBounds, position: PAGE },
  },
  'enquiry.reply': {
    input: { ...enquiryReference, text: 'And in red?', files: ['f1'] },
    output: messageReceipt,
    bounds: { ...enquiryBounds, text: [0, 4_000], files: [0, 5], 'files.0': ID },
  },
  'enquiry.contactsInReply': {
    input: { ...enquiryReference, text: 'Call 0532 123 45 67.' },
    output: { hidden: ['0532 123 45 67'] },
    bounds: { ...enquiryBounds, text: [0, 4_000] },
  },
  'enquiry.contactsInNew': {
    input: { supplierId: 'S1', text: 'Call 0532 123 45 67.' },
    output: { hidden: ['0532 123 45 67'] },
    bounds: { supplierId: ID, text: [0, 2_000] },
  },
  'enquiry.attach': {
    input: { enquiryId: 'e1', enquirySign: 'mac', file },
    output: fileRecord,
    bounds: { enquiryId: ID, enquirySign: [0, 100] },
  },
  'enquiry.setState': {
    input: { ...enquiryReference, to: 'closed' },
    output: { state: 'closed' },
    bounds: enquiryBounds,
  },
  'enquiry.shareContact': { input: enquiryReference, output: true, bounds: enquiryBounds },
  'enquiry.endLink': { input: linkReference, output: true, bounds: linkBounds },
  'enquiry.mailLink': { input: linkReference, output: true, bounds: linkBounds },
  'enquiry.mailAgain': {
    input: { enquiryId: 'e1' },
    output: { status: 'mailedBefore', mailTime: 1 },
    bounds: { enquiryId: ID },
  },
  'enquiry.submitMany': {
    input: {
      targets: [{ targetId: 'P1', supplierId: 'S1' }],
      content: 'Please quote.',
      email: address,
      quantity: 5,
      promotionId: 'a1',
      source: 3,
    },
    output: { enquiries: [{ targetId: 'P1', inquiryId: 'e1' }] },
    bounds: {
      targets: [1, 4],
      'targets.0.targetId': ID,
      'targets.0.supplierId': ID,
      content: [1, 2_000],
      email: EMAIL,
      quantity: [1, 999_999_999],
      promotionId: ID,
      source: [1, 11],
    },
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
    bounds: {
      targetId: ID,
      supplierId: ID,
      content: [1, 2_000],
      email: EMAIL,
      quantity: [1, 999_999_999],
      exhibitionId: ID,
      promotionId: ID,
      source: [1, 11],
    },
  },
  'enquiry.dailyCount': { input: {}, output: { count: 3, limit: 20, confirmedEmail: address } },
  'enquiry.verify': {
    input: { token: 'et_1' },
    output: { verified: true, email: address, inquiryId: 'e1' },
    bounds: { token: [0, 200] },
  },
  'supplierEnquiry.inbox': {
    input: { part: 'waiting', pageNo: 1, isMine: true },
    output: { ...toPage(INBOX_ROW_EXAMPLE), counts: { waiting: 1, answered: 0, closed: 0, spam: 0 }, reply: null },
    bounds: { pageNo: PAGE },
  },
  'supplierEnquiry.thread': {
    input: { enquiryId: 'e1' },
    output: { ...sampleThread, viewer: 'supplier', buyer: threadBuyer },
    bounds: { enquiryId: ID },
  },
  'supplierEnquiry.markRead': {
    input: { enquiryId: 'e1', position: 1 },
    output: true,
    bounds: { enquiryId: ID, position: PAGE },
  },
  'supplierEnquiry.assignment': {
    input: { enquiryId: 'e1' },
    output: { assignedTo: colleague, people: [colleague] },
    bounds: { enquiryId: ID },
  },
  'supplierEnquiry.assign': {
    input: { enquiryId: 'e1', accountId: 'a1' },
    output: { assignedTo: colleague },
    bounds: { enquiryId: ID, accountId: ID },
  },
  'supplierEnquiry.answer': {
    input: { enquiryId: 'e1', text: 'Yes.', files: ['f1'] },
    output: messageReceipt,
    bounds: { enquiryId: ID, text: [0, 4_000], files: [0, 5], 'files.0': ID },
  },
  'supplierEnquiry.contactsInAnswer': {
    input: { enquiryId: 'e1', text: 'Call 0532 123 45 67.' },
    output: { hidden: ['0532 123 45 67'] },
    bounds: { enquiryId: ID, text: [0, 4_000] },
  },
  'supplierSavedReply.list': {
    input: {},
    output: {
      replies: [{ replyId: 'r1', title: 'Samples', text: 'We send samples free of charge.', version: '1' }],
      max: 50,
    },
  },
  'supplierSavedReply.save': {
    input: { replyId: 'r1', version: '1', title: 'Samples', text: 'We send samples free of charge.' },
    output: { replyId: 'r1', version: '2' },
    bounds: { replyId: ID, version: [0, 20], title: [1, 80], text: [1, 4_000] },
  },
  'supplierSavedReply.remove': { input: { replyId: 'r1' }, output: true, bounds: { replyId: ID } },
  'supplierEnquiry.attach': { input: { enquiryId: 'e1', file }, output: fileRecord, bounds: { enquiryId: ID } },
  'supplierEnquiry.setState': {
    input: { enquiryId: 'e1', to: 'spam', reason: 'adverts' },
    output: { state: 'spam' },
    bounds: { enquiryId: ID, reason: [1, 500] },
  },
  'supplierEnquiry.shareContact': { input: { enquiryId: 'e1' }, output: true, bounds: { enquiryId: ID } },
  'staffEnquiry.unanswered': {
    input: { pageNo: 1, reason: 'weekly review' },
    output: toPage({
      enquiryId: 'e1',
      state: 'new',
      target,
      supplier: supplierContact,
      createTime: 1,
      waitsSince: 1,
    }),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
  'staffEnquiry.show': {
    input: { enquiryId: 'e1', reason: 'asked by phone' },
    output: {
      enquiryId: 'e1',
      state: 'new',
      target,
      supplier: supplierContact,
      email: address,
      lang: 'en',
      quantity: 5,
      messages: sampleThread.messages,
      createTime: 1,
      deliverTime: 1,
      readTime: 2,
      answerTime: null,
      waitsSince: 1,
      closeTime: null,
      closedBy: null,
      spamReason: '',
      reassigned: 0,
    },
    bounds: { enquiryId: ID, reason: [1, 500] },
  },
  'staffEnquiry.reassign': {
    input: { enquiryId: 'e1', supplierId: 'S2', reason: 'nobody answered' },
    output: { enquiryId: 'e1', supplierId: 'S2', name: 'Malabar Weaves' },
    bounds: { enquiryId: ID, supplierId: [1, 100], reason: [1, 500] },
  },
};
