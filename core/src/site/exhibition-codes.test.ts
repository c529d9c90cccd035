import { expect, test } from 'vitest';
import {
  CATEGORY_TYPE,
  EXHIBITION_PHASE,
  EXHIBITION_STATUS,
  LEAD_SOURCE,
  MAX_VIP_STANDS,
  PREREGISTRATION_ENTRY,
  TRAFFIC_LIGHTS,
  USER_TYPE,
} from './exhibition-codes.ts';

test('R-4.001 R-4.003 R-4.005 R-4.006 R-4.021 codes of exhibitions, accounts and categories', () => {
  expect(EXHIBITION_STATUS).toEqual({ COMING: 0, OPENING: 1, COMPLETED: 2 });
  expect(EXHIBITION_PHASE).toEqual({
    unpublished: 0,
    notStarted: 1,
    preShow: 2,
    duringShow: 3,
    postShow: 4,
    ended: 5,
  });
  expect(TRAFFIC_LIGHTS).toEqual(['red', 'yellow', 'green']);
  expect(USER_TYPE).toEqual({ BUYER: 2, SUPPLIER: 3 });
  expect(CATEGORY_TYPE).toEqual({ product: 1, tag: 2 });
});

test.each([
  ['R-4.007', 'preRegister', 1],
  ['R-4.008', 'organicTraffic', 2],
  ['R-4.009', 'enquiry', 3],
  ['R-4.010', 'whatsapp', 4],
  ['R-4.011', 'organicProductConversion', 5],
  ['R-4.012', 'organicIndustryOperation', 6],
  ['R-4.013', 'rfqCollectionMail', 7],
  ['R-4.014', 'ai', 8],
  ['R-4.015', 'groundPromotion', 9],
  ['R-4.016', 'crmImport', 10],
  ['R-4.017', 'preRegisterAssociation', 11],
] as const)('%s a lead from %s is stored as %i', (_row, source, code) => {
  expect(LEAD_SOURCE[source]).toBe(code);
  expect(Object.keys(LEAD_SOURCE)).toHaveLength(11);
});

test.each([
  ['R-4.018', 'machineryPreRegister', 1],
  ['R-4.019', 'machineryRegister', 2],
  ['R-4.020', 'tradePlatformPreRegister', 3],
] as const)('%s a pre-registration started at %s is stored as %i', (_row, entry, code) => {
  expect(PREREGISTRATION_ENTRY[entry]).toBe(code);
  expect(Object.keys(PREREGISTRATION_ENTRY)).toHaveLength(3);
});

test('D-32 a check for VIP buyers returns at most five stands', () => {
  expect(MAX_VIP_STANDS).toBe(5);
});
