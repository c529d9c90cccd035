import { expect, test } from 'vitest';
import type { Prefill } from '../contract/preregistration/calls.ts';
import { imageUrl } from '../contract/resource.ts';
import { createEmptyForm, prefillToForm } from './form.ts';
import { samplePrefill } from './preregistration.test-data.ts';

const words = {
  tagName: (code: string) => ({ TG000001: 'Cotton bags', TG000002: 'Towels' })[code],
  imageUrl: (id: string, sign: string | undefined) => `${imageUrl('/gateway', id)}?s=${sign}`,
};

const formOf = (change: Partial<Prefill> = {}) => prefillToForm({ ...samplePrefill, ...change }, words);

test('R-3.036 R-3.037 R-3.038 an empty form has every value of a pre-registration', () => {
  expect(Object.keys(createEmptyForm()).sort()).toEqual(
    [
      'acceptRegisterClause',
      'cardBack',
      'cardFront',
      'cateAndTag',
      'company',
      'companyWebsite',
      'contactName',
      'countryId',
      'email',
      'jobTitle',
      'mobile',
      'nationalityId',
      'participatePurpose',
      'quantity',
      'visitorType',
      'whatsapp',
    ].sort(),
  );
  expect([createEmptyForm().acceptRegisterClause, createEmptyForm(false).acceptRegisterClause]).toEqual([true, false]);
});

test('R-3.033 R-3.039 a prefill is mapped to the names of the form', () => {
  expect(formOf()).toEqual({
    email: 'priya@malabar.example',
    contactName: 'Priya Nair',
    company: 'Malabar Trading LLP',
    countryId: '356',
    mobile: '9847012345',
    whatsapp: '9847054321',
    nationalityId: '356',
    companyWebsite: 'https://malabar.example',
    jobTitle: 'purchasing',
    visitorType: 'retailer,e_commerce',
    participatePurpose: 'procure,learn',
    quantity: '2000',
    cateAndTag: {
      tag: [
        { label: 'Cotton bags', value: 'TG000001' },
        { label: 'Towels', value: 'TG000002' },
      ],
      product: 'beach towels',
    },
    cardFront: { imageId: '71', imageUrl: '/gateway/image/0.0.80.10.0/71.jpg?s=front' },
    cardBack: null,
  });
});

test('R-3.034 tags are split at commas, and deleted tags are left out', () => {
  expect(formOf({ tagCodes: 'TG000002,TG999999' }).cateAndTag?.tag).toEqual([{ label: 'Towels', value: 'TG000002' }]);
  expect(formOf({ tagCodes: '', interestedProducts: '' }).cateAndTag).toBeNull();
});

test('R-3.035 D-84 a business card is a picture with its signed URL', () => {
  expect(formOf({ businessCardBack: '72', businessCardBackSign: 'back' }).cardBack).toEqual({
    imageId: '72',
    imageUrl: '/gateway/image/0.0.80.10.0/72.jpg?s=back',
  });
});
