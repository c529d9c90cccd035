import {
  address,
  type CallExample,
  COUNTRY,
  EMAIL,
  file,
  fileRecord,
  ID,
  PAGE,
  toPage,
} from '../call-examples/call-example.ts';
import { sampleRfq } from '../call-examples/rows.ts';

const { cateAndTag } = sampleRfq;

const request = {
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
};

const REQUEST_BOUNDS = {
  description: [1, 2_000],
  question: [0, 2_000],
  email: EMAIL,
  'cateAndTag.tag': [0, 10],
  'cateAndTag.tag.0.label': [0, 200],
  'cateAndTag.tag.0.value': [0, 64],
  'cateAndTag.product': [0, 200],
  quantity: [1, 999_999_999],
  unit: [0, 40],
  countryId: COUNTRY,
  exhibitionId: ID,
  productId: ID,
  source: [1, 11],
  attachments: [0, 5],
  'attachments.0': ID,
} as const;

const VERSION = [1, 1_000_000] as const;

/** Calls about requests for quotation, and about pictures that are uploaded before. */
export const RFQ_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'rfq.submitNew': {
    input: request,
    output: { rfqId: 'r1' },
    bounds: REQUEST_BOUNDS,
  },
  'rfqLifecycle.add': {
    input: { ...request, previousRfqId: 'r0' },
    output: { rfqId: 'r1' },
    bounds: { ...REQUEST_BOUNDS, previousRfqId: ID },
  },
  'rfqLifecycle.edit': {
    input: { ...request, rfqId: 'r1', version: 1 },
    output: true,
    bounds: { ...REQUEST_BOUNDS, rfqId: ID, version: VERSION },
  },
  'rfqLifecycle.withdraw': {
    input: { rfqId: 'r1', version: 1, reason: 'We found a supplier' },
    output: { status: 2, version: 2 },
    bounds: { rfqId: ID, version: VERSION, reason: [0, 500] },
  },
  'rfqLifecycle.show': {
    input: { rfqId: 'r1' },
    output: { version: 2, endTime: 2, reason: 'We found a supplier', previousRfqId: 'r0' },
    bounds: { rfqId: ID },
  },
  'rfq.list': { input: { pageNo: 1, status: 0 }, output: toPage(sampleRfq), bounds: { pageNo: PAGE, status: [0, 99] } },
  'rfq.detail': { input: { rfqId: 'r1' }, output: sampleRfq, bounds: { rfqId: ID } },
  'staffRfq.unanswered': {
    input: { pageNo: 1, reason: 'weekly review' },
    output: toPage({
      rfqId: 'r1',
      countryCode: 'IN',
      tags: ['Cotton', 'tote bag'],
      quantity: 2_000,
      unit: 'piece',
      createTime: 1,
    }),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
  'staffRfq.show': {
    input: { rfqId: 'r1', reason: 'asked by phone' },
    output: {
      rfqId: 'r1',
      description: 'Cotton tote bags',
      question: '',
      email: address,
      accountEmail: address,
      isConfirmed: true,
      cateAndTag,
      quantity: 2_000,
      unit: 'piece',
      countryCode: 'IN',
      exhibitionId: '',
      productId: '',
      lang: 'en',
      attachments: sampleRfq.attachments,
      reached: 0,
      isWaiting: false,
      createTime: 1,
      offerTime: null,
    },
    bounds: { rfqId: ID, reason: [1, 500] },
  },
  'staffRfq.close': {
    input: { rfqId: 'r1', reason: 'found two suppliers by phone' },
    output: { rfqId: 'r1' },
    bounds: { rfqId: ID, reason: [1, 500] },
  },
  'rfq.attach': { input: { file }, output: fileRecord },
  'upload.preview': {
    input: { imageIds: ['123'] },
    output: { previews: [{ imageId: '123', sign: 'abc' }] },
    bounds: { imageIds: [0, 20], 'imageIds.0': ID },
  },
  'upload.image': { input: { file, visibility: 'private' }, output: [{ id: 'i1', msgs: [] }] },
};
