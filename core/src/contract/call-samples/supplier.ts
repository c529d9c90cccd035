import { address, type CallSample, paged } from '../call-sample.ts';

const colleague = { accountId: 'a1', name: 'Priya', email: address, right: 'manage', created: 1 };
const invitation = { invitationId: 'i1', email: address, right: 'answer', created: 1, expires: 2 };
const invited = { invitationId: 'i1', expires: 2 };
const contact = { email: address, lang: 'en', timeZone: 'Asia/Kolkata' };
const ownWords = {
  texts: [{ lang: 'en', name: 'Malabar Lighting', province: 'Kerala', mainProducts: ['Lamps'], about: 'Lamps.' }],
  ...{ businessType: 'manufacturer', established: 1998, employees: 40, email: address, lang: 'en' },
  ...{ timeZone: 'Asia/Kolkata', hours: { days: [1], opens: 540, closes: 1_080 } },
};
const profile = {
  ...ownWords,
  ...{ version: 'v1', canEdit: true, languages: ['en', 'ar'], timeZones: ['Asia/Kolkata', 'UTC'] },
  ...{ countryCode: 'IN', light: 'green', proofs: [{ kind: 'site', date: '2026-03' }], reply: { hours: 5, rate: 96 } },
};

/** Calls about who answers for a supplier, and what it shows of itself. */
export const SUPPLIER_SAMPLES: Readonly<Record<string, CallSample>> = {
  'supplier.login': { input: { email: address, password: ' abc ' }, output: { token: 'st_1' } },
  'supplier.info': {
    input: {},
    output: {
      ...{ supplierId: 'S1', supplierName: 'Malabar Weaves', logo: '1', contactName: 'Priya', email: address },
      ...{ exhibitionIds: [], userType: 3, right: 'manage', timeZone: 'Asia/Kolkata' },
    },
  },
  'supplier.logout': { input: {}, output: true },
  'supplier.checkInvitation': {
    input: { token: 'it_1' },
    output: { state: 'open', supplierName: 'Malabar Weaves', email: address },
  },
  'supplier.acceptInvitation': {
    input: { token: 'it_1', password: ' abcd ', name: 'Priya' },
    output: { token: 'st_1' },
  },
  'supplier.people': {
    input: {},
    output: { people: [{ ...colleague, isSelf: true }], invitations: [invitation] },
  },
  'supplier.invite': { input: { email: address, right: 'answer' }, output: invited },
  'supplier.remove': { input: { id: 'a1' }, output: true },
  'supplier.setRight': { input: { accountId: 'a1', right: 'manage' }, output: { accountId: 'a1', right: 'manage' } },
  'supplierAdmin.list': {
    input: { keyword: 'weaves', reachable: false, pageNo: 1, reason: 'who is missing' },
    output: paged({ supplierId: 'S1', name: 'Malabar Weaves', contact, people: 1, waiting: 2 }),
  },
  'supplierAdmin.show': {
    input: { supplierId: 'S1', reason: 'asked by phone' },
    output: {
      ...{ supplierId: 'S1', name: 'Malabar Weaves', contact, waiting: 2 },
      ...{ people: [colleague], invitations: [invitation], reply: { hours: 5, rate: 96 } },
    },
  },
  'supplierAdmin.set': { input: { supplierId: 'S1', ...contact, reason: 'told us' }, output: contact },
  'supplierAdmin.invite': {
    input: { supplierId: 'S1', email: address, right: 'manage', reason: 'signed up' },
    output: invited,
  },
  'supplierAdmin.setRight': {
    input: { accountId: 'a1', right: 'answer', reason: 'asked by phone' },
    output: { supplierId: 'S1', accountId: 'a1', right: 'answer' },
  },
  'supplierProfile.read': { input: {}, output: profile },
  'supplierProfile.save': { input: { ...ownWords, version: 'v1' }, output: { version: 'v2' } },
};
