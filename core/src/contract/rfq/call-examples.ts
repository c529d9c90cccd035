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

/** Calls about requests for quotation, and about pictures that are uploaded before. */
export const RFQ_EXAMPLES: Readonly<Record<string, CallExample>> = {
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
    bounds: {
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
    },
  },
  'rfq.list': { input: { pageNo: 1, status: 0 }, output: toPage(sampleRfq), bounds: { pageNo: PAGE, status: [0, 99] } },
  'rfq.detail': { input: { rfqId: 'r1' }, output: sampleRfq, bounds: { rfqId: ID } },
  'rfq.attach': { input: { file }, output: fileRecord },
  'upload.preview': {
    input: { imageIds: ['123'] },
    output: { previews: [{ imageId: '123', sign: 'abc' }] },
    bounds: { imageIds: [0, 20], 'imageIds.0': ID },
  },
  'upload.image': { input: { file, visibility: 'private' }, output: [{ id: 'i1', msgs: [] }] },
};
