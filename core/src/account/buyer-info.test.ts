import { describe, expect, test } from 'vitest';
import { samplePurchase, sampleUser } from './account.test-data.ts';
import { hasOtherTags, mergeUser, toTrackingParams } from './buyer-info.ts';

test('R-3.020 purchasing details are merged into the buyer, whose ID does not change', () => {
  expect(mergeUser(sampleUser, samplePurchase)).toEqual({
    ...sampleUser,
    purchaseAmount: '50000',
    annualTurnover: '1M',
    importFromChina: '100K',
    annualChinaImport: '80K',
    companyName: 'Malabar Lighting Pvt Ltd',
    companyWebsite: 'https://malabar.example',
    countryId: '356',
    jobTitle: 'purchasing',
  });
  expect(mergeUser(sampleUser, null)).toEqual(sampleUser);
});

test('R-3.021 R-3.022 tracking identifies a buyer by ID, and a visitor not at all', () => {
  expect(toTrackingParams(sampleUser)).toEqual({ Unique_ID: 'b1', User_ID: 'b1' });
  expect(toTrackingParams(null)).toEqual({ Unique_ID: '', User_ID: '' });
});

describe('R-4.025 tags differ', () => {
  test.each([
    [['a', 'b'], ['b', 'a'], false],
    [['a', 'a'], ['a'], false],
    [[], [], false],
    [['a'], ['a', 'b'], true],
    [['a'], [], true],
    [['a,b'], ['a', 'b'], true],
  ])('%j and %j: %s', (one, other, differ) => {
    expect(hasOtherTags({ tagCodes: one }, { tagCodes: other })).toBe(differ);
  });
});
