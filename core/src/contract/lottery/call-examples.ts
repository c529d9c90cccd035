import { type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const draw = { drawId: 'd1', prizeId: 'tote', prizeName: 'Cotton tote bag', index: 2, status: 'drawn' };
const contactExample = { contactName: 'Priya Raman', mobile: '+91 9876543210', address: '12 Mill Road, Kochi' };
const prizeTexts = [{ lang: 'en', name: 'Cotton tote bag' }];

/** Calls about the lotteries of exhibitions. */
export const LOTTERY_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'lottery.wheel': {
    input: { exhibitionId: '1001' },
    output: {
      sectors: [{ prizeId: 'tote', prizeName: 'Cotton tote bag' }],
      badgeNo: 'TEX7K2Q9MX4',
      needsProof: false,
      draw: { ...draw, sentTo: contactExample },
    },
    bounds: { exhibitionId: ID },
  },
  'lottery.draw': {
    input: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4' },
    output: draw,
    bounds: { exhibitionId: ID, badgeNo: [1, 24] },
  },
  'lottery.confirm': {
    input: { drawId: 'd1', ...contactExample, mobile: { dialingCode: '91', number: '9876543210' } },
    output: { status: 'confirmed' },
    bounds: {
      drawId: ID,
      contactName: [1, 100],
      address: [1, 300],
      'mobile.dialingCode': [1, 7],
      'mobile.number': [1, 40],
    },
  },
  'staffLottery.prizes': {
    input: { exhibitionId: '1001', reason: 'opening day' },
    output: { prizes: [{ prizeId: 'tote', sector: 3, stock: 40, drawn: 12, texts: prizeTexts }] },
    bounds: { exhibitionId: ID, reason: [1, 500] },
  },
  'staffLottery.setPrizes': {
    input: {
      exhibitionId: '1001',
      prizes: [{ prizeId: 'tote', sector: 3, stock: 40, texts: prizeTexts }],
      reason: 'opening day',
    },
    output: { prizes: [{ prizeId: 'tote', sector: 3, stock: 40, drawn: 0, texts: prizeTexts }] },
    bounds: {
      exhibitionId: ID,
      reason: [1, 500],
      prizes: [0, 7],
      'prizes.0.prizeId': ID,
      'prizes.0.sector': [1, 8],
      'prizes.0.stock': [0, 100_000],
      'prizes.0.texts': [1, 19],
      'prizes.0.texts.0.name': [1, 60],
    },
  },
  'staffLottery.draws': {
    input: { exhibitionId: '1001', pageNo: 1, reason: 'opening day' },
    output: toPage({
      drawId: 'd1',
      badgeNo: 'TEX7K2Q9MX4',
      drawTime: 1,
      prizeId: 'tote',
      ...contactExample,
      sector: 3,
      status: 'confirmed',
      random: 17,
      remaining: [{ prizeId: 'tote', left: 28 }],
    }),
    bounds: { exhibitionId: ID, pageNo: PAGE, reason: [1, 500] },
  },
};
