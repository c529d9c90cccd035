import { type CallExample, ID, PAGE } from '../call-examples/call-example.ts';

export const SCORE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'score.list': {
    input: { goodsSpuId: 'P1', pageNo: 1 },
    output: {
      average: 4.5,
      count: 2,
      distribution: [0, 0, 0, 1, 1],
      records: [{ user: 'Khalid', score: 5, content: 'As agreed.', lang: 'en', time: 1, images: ['1'] }],
    },
    bounds: { goodsSpuId: ID, pageNo: PAGE },
  },
};
