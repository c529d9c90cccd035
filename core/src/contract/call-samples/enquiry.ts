import { address, type CallSample, file, keptFile, paged } from '../call-sample.ts';
import type { Thread } from '../thread.ts';

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
const inboxRow = { ...enquiryRow, from: 'Priya', quantity: null, waitsSince: 1 };
const answering = {
  ...{ supplierId: 'S1', name: 'Malabar Weaves', contactEmail: address, people: [{ name: 'Priya', email: address }] },
};
const written = { messageId: 'm2', position: 2 };

/** Calls about enquiries and their threads: of buyers, suppliers and staff. */
export const ENQUIRY_SAMPLES: Readonly<Record<string, CallSample>> = {
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
};
