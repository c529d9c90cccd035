import { address, type Bounds, type CallExample, COUNTRY, EMAIL, ID } from '../call-examples/call-example.ts';
import { REGISTRATION_FIELD_ROWS, type RegistrationWireName } from './form-fields.ts';

const record = {
  badgeNo: 'TEX7K2Q9MX4',
  companyName: 'Malabar Trading LLP',
  mobile: '919847012345',
  email: address,
  nickname: 'Priya Nair',
  tagCodes: 'TG000001',
  dialingCode: '91',
  contactName: 'Priya Nair',
  contactNumber: '9847012345',
  productName: '',
  websiteId: '10',
  countryId: '356',
  companyWebsite: '',
  exhibitionId: '1001',
  id: 'r1',
  relatedExhibitionId: '',
  industry: 'textile',
  dataSource: 'PRE_REGISTRATION',
};
const PHONE = [1, 40] as const;
const CODE_BOUNDS = [1, 200] as const;

/** An example of each form field with its bounds; the bounds are null for fields with a fixed list of values. */
const FIELD_EXAMPLES: Readonly<
  Record<RegistrationWireName, readonly [example: string | number, bounds: Bounds | null]>
> = {
  email: [address, EMAIL],
  contactName: ['Priya Nair', [1, 100]],
  companyName: ['Malabar Trading LLP', [1, 200]],
  countryId: ['356', COUNTRY],
  dialingCode: ['91', [1, 7]],
  contactNumber: ['9847012345', PHONE],
  companyWebsite: ['https://malabar.example', [0, 200]],
  jobTitle: ['ceo', null],
  whatsapp: ['9847012345', PHONE],
  nationalityId: ['356', COUNTRY],
  visitorType: ['retailer', CODE_BOUNDS],
  participatePurpose: ['procure', CODE_BOUNDS],
  tagCodes: ['TG000001', [1, 32]],
  interestedProducts: ['towels', [0, 200]],
  quantity: [5, [1, 999_999_999]],
};
const fieldEntries = Object.entries(FIELD_EXAMPLES);
const isCorrected = (wire: string) => REGISTRATION_FIELD_ROWS.some((row) => row.wire === wire && row.isCorrectable);
const toInputs = (rows: typeof fieldEntries) => Object.fromEntries(rows.map(([wire, [example]]) => [wire, example]));
const toBounds = (rows: typeof fieldEntries) =>
  Object.fromEntries(rows.flatMap(([wire, [, bounds]]) => (bounds === null ? [] : [[wire, bounds]])));
const correctEntries = fieldEntries.filter(([wire]) => isCorrected(wire));

const exportedFields = {
  exhibition: '1001',
  ...Object.fromEntries(
    REGISTRATION_FIELD_ROWS.map(({ wire, importColumn }) => [importColumn, String(FIELD_EXAMPLES[wire][0])]),
  ),
  language: 'en',
};

const prefill = {
  ...Object.fromEntries(fieldEntries.map(([wire, [example]]) => [wire, String(example)])),
  sourceFrom: '',
  businessCardFront: '71',
  businessCardBack: '',
  businessCardFrontSign: 's',
};

const badge = {
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:eyJuIjoiUHJpeWEgTmFpciJ9',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryCode: 'IN',
  exhibitionId: '1001',
  exhibitionName: 'Textile Fair',
  industry: 'textile',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
};
const registration = {
  badgeNo: 'TEX7K2Q9MX4',
  exhibitionId: '1001',
  email: address,
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryId: '356',
  dialingCode: '91',
  contactNumber: '9847012345',
  sourceFrom: 'desk',
  isConfirmed: true,
  createTime: 1,
};
const BADGE = [1, 24] as const;
const REASON = [1, 500] as const;

/** Calls about pre-registrations. */
export const PREREGISTRATION_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'preregistration.preRegister': {
    input: {
      exhibitionId: '1001',
      ...toInputs(fieldEntries),
      sourceFrom: 'mail',
      businessCardFront: '71',
      businessCardBack: '72',
      pageVersion: 9,
      entryPoint: 3,
      entryType: 'Sample',
      leadSource: 1,
      visitorId: 'v1',
      promotionId: 'a1',
      deviceId: 'D1',
      pretoken: 'T1',
    },
    output: record,
    bounds: {
      exhibitionId: ID,
      ...toBounds(fieldEntries),
      sourceFrom: [0, 64],
      businessCardFront: ID,
      businessCardBack: ID,
      pageVersion: [-999, 999],
      entryPoint: [1, 3],
      leadSource: [1, 11],
      visitorId: [0, 64],
      promotionId: ID,
      deviceId: [0, 200],
      pretoken: [0, 200],
    },
  },
  'preregistration.checkReg': {
    input: { exhibitionId: '1001', email: address },
    output: record,
    bounds: { exhibitionId: ID, email: EMAIL },
  },
  'preregistration.resendBadge': {
    input: { exhibitionId: '1001', email: address, badgeNo: 'TEX7K2Q9MX4' },
    output: true,
    bounds: { exhibitionId: ID, email: EMAIL, badgeNo: [1, 24] },
  },
  'preregistration.getPreData': {
    input: { pretoken: 'T1', exhibitionId: '1001' },
    output: prefill,
    bounds: { pretoken: [0, 200], exhibitionId: ID },
  },
  'preregistration.getPreDataByDeviceId': {
    input: { deviceId: 'D1' },
    output: prefill,
    bounds: { deviceId: [0, 200] },
  },
  'preregistration.showWithdrawal': {
    input: { pretoken: 'T1' },
    output: {
      state: 'open',
      registration: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', contactName: 'Priya Nair', email: address },
    },
    bounds: { pretoken: [0, 200] },
  },
  'preregistration.withdraw': {
    input: { pretoken: 'T1' },
    output: { state: 'withdrawn' },
    bounds: { pretoken: [0, 200] },
  },
  'preregistration.verify': {
    input: { exhibitionId: '1001', email: address, code: 'TEX7K2Q9MX4' },
    output: { verified: true, exists: true },
    bounds: { exhibitionId: ID, email: EMAIL, code: [1, 24] },
  },
  'badge.checkVip': {
    input: { limit: 5, bagdeNo: 'TEX7K2Q9MX4', exhibitionId: '1001', tagCodes: 'TG000001' },
    output: {
      booths: [
        { standNo: 'A12', supplierId: 'S1', supplierName: 'Bursa Towels', hall: '3', image: 'demo/towels.webp' },
      ],
      checkSVIP: false,
      checkVIP: true,
    },
    bounds: { limit: [1, 5], bagdeNo: [1, 24], exhibitionId: ID, tagCodes: [0, 32] },
  },
  'staffPreregistration.list': {
    input: { exhibitionId: '1001', keyword: 'malabar', pageNo: 1, reason: 'asked at the desk' },
    output: { records: [registration], total: 1, pageNo: 1, pageSize: 20 },
    bounds: { exhibitionId: ID, keyword: [0, 100], pageNo: [1, 1_000_000], reason: REASON },
  },
  'staffPreregistration.register': {
    input: { exhibitionId: '1001', ...toInputs(fieldEntries), reason: 'at the desk' },
    output: { isNew: true, isMailed: true, registration },
    bounds: { exhibitionId: ID, ...toBounds(fieldEntries), reason: REASON },
  },
  'staffPreregistration.badge': {
    input: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', reason: 'asked at the desk' },
    output: badge,
    bounds: { exhibitionId: ID, badgeNo: BADGE, reason: REASON },
  },
  'staffPreregistration.resend': {
    input: { exhibitionId: '1001', badgeNos: ['TEX7K2Q9MX4'], reason: 'the mail server was down' },
    output: { mailed: 1, unknown: [], recent: [] },
    bounds: { exhibitionId: ID, badgeNos: [1, 500], 'badgeNos.0': BADGE, reason: REASON },
  },
  'staffPreregistration.correct': {
    input: {
      exhibitionId: '1001',
      badgeNo: 'TEX7K2Q9MX4',
      ...toInputs(correctEntries),
      release: true,
      reason: 'the name was misspelt',
    },
    output: { registration, isMailed: true },
    bounds: {
      exhibitionId: ID,
      badgeNo: BADGE,
      ...toBounds(correctEntries),
      reason: REASON,
    },
  },
  'staffPreregistration.reissue': {
    input: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', reason: 'lost at the gate' },
    output: { badgeNo: 'TEX9PPQ7R2A', revoked: 'TEX7K2Q9MX4', isMailed: true },
    bounds: { exhibitionId: ID, badgeNo: BADGE, reason: REASON },
  },
  'staffPreregistration.merge': {
    input: {
      exhibitionId: '1001',
      badgeNo: 'TEX7K2Q9MX4',
      otherBadgeNo: 'TEX9PPQ7R2A',
      reason: 'registered twice',
    },
    output: { registration, revoked: 'TEX9PPQ7R2A', scans: 2, isMailed: true, restorableUntil: 3 },
    bounds: { exhibitionId: ID, badgeNo: BADGE, otherBadgeNo: BADGE, reason: REASON },
  },
  'staffPreregistration.cancel': {
    input: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', reason: 'asked by phone' },
    output: { badgeNo: 'TEX7K2Q9MX4', isMailed: true, restorableUntil: 3 },
    bounds: { exhibitionId: ID, badgeNo: BADGE, reason: REASON },
  },
  'staffPreregistration.restore': {
    input: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', reason: 'cancelled by mistake' },
    output: { registration, wasMerged: false, isMailed: true },
    bounds: { exhibitionId: ID, badgeNo: BADGE, reason: REASON },
  },
  'staffPreregistration.export': {
    input: { exhibitionId: '1001', after: 'r1', reason: 'for the caterer' },
    output: {
      records: [
        {
          badgeNo: 'TEX7K2Q9MX4',
          sourceFrom: 'desk',
          isConfirmed: true,
          createTime: 1,
          fields: exportedFields,
        },
      ],
      next: null,
    },
    bounds: { exhibitionId: ID, after: ID, reason: REASON },
  },
};
