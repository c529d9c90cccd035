import { type CallExample, ID } from '../call-examples/call-example.ts';

const badge = {
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:eyJiIjoiVEVYN0syUTlNWDQifQ',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryCode: 'IN',
  exhibitionId: '1001',
  industry: 'textile',
  exhibitionName: 'Istanbul Textile Fair',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
};

/** Calls about badges. */
export const BADGE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'badge.own': { input: {}, output: [badge], bounds: {} },
  'badge.ofExhibition': {
    input: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4' },
    output: badge,
    bounds: { exhibitionId: ID, badgeNo: [1, 24] },
  },
};
