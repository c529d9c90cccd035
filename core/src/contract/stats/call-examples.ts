import { type CallExample, ID } from '../call-examples/call-example.ts';

/** Figures for the organiser. */
export const STAFF_STATS_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'staffStats.show': {
    input: { days: 14, exhibitionId: '1001', reason: 'weekly report' },
    output: {
      days: [{ day: '2026-11-29', registrations: 12, enquiries: 5, answers: 4, scans: 30, emptySearches: 2 }],
      searches: [{ keyword: 'bamboo socks', searches: 2 }],
    },
    bounds: { days: [1, 92], exhibitionId: ID, reason: [1, 500] },
  },
};
