import type { Prefill, PreregistrationRecord } from '../contract/preregistration/calls.ts';

/** Responses of the gateway, for tests. */
export const sampleRecord: PreregistrationRecord = {
  badgeNo: 'TEX7K2Q9MX4',
  companyName: 'Malabar Trading LLP',
  mobile: '919847012345',
  email: 'priya@malabar.example',
  nickname: 'Priya Nair',
  tagCodes: 'TG000001',
  dialingCode: '91',
  contactName: 'Priya Nair',
  contactNumber: '9847012345',
  productName: '',
  websiteId: '101',
  countryId: '356',
  companyWebsite: '',
  exhibitionId: '1001',
  id: 'r1',
  relatedExhibitionId: '',
  industry: 'textile',
  dataSource: 'PRE_REGISTRATION',
};

export const samplePrefill: Prefill = {
  email: 'priya@malabar.example',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryId: '356',
  contactNumber: '9847012345',
  companyWebsite: 'https://malabar.example',
  jobTitle: 'purchasing',
  whatsapp: '9847054321',
  nationalityId: '356',
  visitorType: 'retailer,e_commerce',
  participatePurpose: 'procure,learn',
  tagCodes: 'TG000001,TG000002',
  interestedProducts: 'beach towels',
  sourceFrom: 'mail',
  quantity: '2000',
  businessCardFront: '71',
  businessCardBack: '',
  businessCardFrontSign: 'front',
};
