import { address, type CallExample, PAGE, toPage } from '../call-examples/call-example.ts';

export const FEEDBACK_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'staffFeedback.list': {
    input: { about: 'supplier', pageNo: 1, reason: 'daily round' },
    output: toPage({
      feedbackId: 'f1',
      about: 'supplier',
      supplier: { supplierId: 'S1', name: 'Malabar Weaves' },
      type: 'delivery',
      content: 'Four weeks late.',
      email: address,
      lang: 'en',
      createTime: 1,
    }),
    bounds: { pageNo: PAGE, reason: [1, 500] },
  },
};
