import { address, type CallSample, file, keptFile, paged } from '../call-sample.ts';
import { sampleRfq } from '../samples.ts';

const { cateAndTag } = sampleRfq;

/** Calls of requests for quotation, and of pictures that are sent ahead. */
export const RFQ_SAMPLES: Readonly<Record<string, CallSample>> = {
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
  'upload.image': { input: { file, visibility: 'private' }, output: [{ id: 'i1', msgs: [] }] },
};
