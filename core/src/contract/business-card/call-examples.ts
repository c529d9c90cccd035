import { type Bounds, type CallExample, COUNTRY, EMAIL, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const cardFields = {
  contactName: 'Noor van Dijk',
  company: 'Havenlinnen B.V.',
  email: 'noor@havenlinnen.example',
  mobile: '31612345678',
  countryId: '528',
  frontImageId: '71',
  backImageId: '72',
};
const fieldBounds: Readonly<Record<string, Bounds>> = {
  contactName: [1, 100],
  company: [0, 200],
  email: EMAIL,
  mobile: [1, 40],
  countryId: COUNTRY,
  frontImageId: ID,
  backImageId: ID,
};
const cardDetails = { ...cardFields, frontImageSign: 's', backImageSign: 's' };

/** Calls about business cards. */
export const BUSINESS_CARD_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'businessCard.list': {
    input: { pageNo: 1, exhibitionId: '1001' },
    output: toPage({
      ...cardDetails,
      id: 'bc1',
      from: 'scan',
      exhibitionId: '1001',
      exhibitionName: 'Istanbul Textile Fair',
      createTime: 1,
    }),
    bounds: { pageNo: PAGE, exhibitionId: ID },
  },
  'businessCard.save': {
    input: { ...cardFields, id: 'bc1', from: 'scan', exhibitionId: '1001' },
    output: { id: 'bc1' },
    bounds: { ...fieldBounds, id: ID, exhibitionId: ID },
  },
  'businessCard.find': {
    input: { text: 'TEX7K2Q9MX4' },
    output: {
      contactName: 'Noor van Dijk',
      company: 'Havenlinnen B.V.',
      email: 'noor@havenlinnen.example',
      mobile: '+31612345678',
      countryId: '528',
      exhibitionId: '1001',
    },
    bounds: { text: [1, 500] },
  },
  'businessCard.collect': { input: { text: 'TEX7K2Q9MX4' }, output: { id: 'bc1' }, bounds: { text: [1, 500] } },
  'businessCard.remove': { input: { id: 'bc1' }, output: true, bounds: { id: ID } },
  'businessCard.own': { input: {}, output: { ...cardDetails, cdpId: 'b7Qz5nXW0VtYcE1kHs9RDA' } },
  'businessCard.saveOwn': { input: cardFields, output: true, bounds: fieldBounds },
  'businessCard.share': { input: { isShared: true }, output: { cdpId: 'b7Qz5nXW0VtYcE1kHs9RDA' } },
  'businessCard.view': {
    input: { cdpId: 'b7Qz5nXW0VtYcE1kHs9RDA' },
    output: { ...cardDetails, supplierId: '' },
    bounds: { cdpId: [0, 64] },
  },
  'supplierCard.own': { input: {}, output: { cdpId: 'b7Qz5nXW0VtYcE1kHs9RDA' } },
  'supplierCard.share': { input: { isShared: true }, output: { cdpId: 'b7Qz5nXW0VtYcE1kHs9RDA' } },
};
