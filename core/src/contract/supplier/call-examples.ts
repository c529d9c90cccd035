import type { InputOf } from '../call.ts';
import { address, type CallExample, EMAIL, ID, PAGE, toPage } from '../call-examples/call-example.ts';
import { sampleExhibition } from '../call-examples/rows.ts';
import { SUPPLIER_PRODUCT_EXAMPLE } from '../catalogue/supplier-call-examples.ts';
import { INBOX_ROW_EXAMPLE } from '../enquiry/call-examples.ts';
import type { supplierProfile } from './profile-calls.ts';

const personExample = { accountId: 'a1', name: 'Priya', email: address, right: 'manage', created: 1 };
const invitation = { invitationId: 'i1', email: address, right: 'answer', created: 1, expires: 2 };
const invitationSent = { invitationId: 'i1', expires: 2, mail: 'postponed' };
const contact = { email: address, lang: 'en', timeZone: 'Asia/Kolkata' };
const profileInput = {
  texts: [{ lang: 'en', name: 'Malabar Lighting', province: 'Kerala', mainProducts: ['Lamps'], about: 'Lamps.' }],
  businessType: 'manufacturer',
  established: 1998,
  employees: 40,
  email: address,
  lang: 'en',
  timeZone: 'Asia/Kolkata',
  hours: { days: [1], opens: 540, closes: 1_080 },
} satisfies Omit<InputOf<typeof supplierProfile.save>, 'version'>;
const profile = {
  ...profileInput,
  version: 'v1',
  canEdit: true,
  languages: ['en', 'ar'],
  timeZones: ['Asia/Kolkata', 'UTC'],
  countryCode: 'IN',
  light: 'green',
  proofs: [{ kind: 'site', date: '2026-03' }],
  reply: { hours: 5, rate: 96 },
};

const infoExample = {
  supplierId: 'S1',
  supplierName: 'Malabar Weaves',
  logo: '1',
  contactName: 'Priya',
  email: address,
  exhibitionIds: [],
  userType: 3,
  right: 'manage',
  timeZone: 'Asia/Kolkata',
};
const homeExample = {
  info: infoExample,
  takenDown: { since: 1_764_500_000_000, reason: 'a false certificate' },
  profile: {
    texts: profile.texts,
    established: profile.established,
    employees: profile.employees,
    canEdit: true,
    languages: profile.languages,
    countryCode: profile.countryCode,
    light: profile.light,
    proofs: profile.proofs,
    reply: profile.reply,
  },
  pictures: { hasLogo: true, images: 2 },
  products: { shown: 1, hidden: 0, newest: [SUPPLIER_PRODUCT_EXAMPLE] },
  exhibitions: [{ exhibition: sampleExhibition, standNo: 'A12', hall: '1', hallName: 'Fabrics' }],
  enquiries: { waiting: 1, longest: [INBOX_ROW_EXAMPLE] },
  recent: { enquiries: 3, answered: 2 },
  orders: { waiting: 1 },
  meetings: {
    waiting: 1,
    today: [
      {
        bookingId: 'b1',
        starts: 1,
        slot: '10:30',
        status: 0,
        remark: '',
        contactName: 'Noor van Dijk',
        companyName: 'Havenlinnen B.V.',
        countryId: '528',
        standNo: 'A12',
        hall: '1',
      },
    ],
  },
  changes: { waiting: 1, rejected: 0 },
  certificates: { total: 1, ending: [{ certificateId: 'c1', name: 'ISO 9001', daysLeft: 9 }] },
  team: { people: 1, invitations: 0 },
  views: { products: 30, store: 4 },
};

/** Calls about a supplier's members and its profile. */
export const SUPPLIER_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'supplier.login': {
    input: { email: address, password: ' abc ' },
    output: { token: 'st_1' },
    bounds: { email: EMAIL, password: [1, 20] },
  },
  'supplier.info': { input: {}, output: infoExample },
  'supplier.logout': { input: {}, output: true },
  'supplier.checkInvitation': {
    input: { token: 'it_1' },
    output: { state: 'open', supplierName: 'Malabar Weaves', email: address },
    bounds: { token: [0, 200] },
  },
  'supplier.acceptInvitation': {
    input: { token: 'it_1', password: ' abcd ', name: 'Priya' },
    output: { token: 'st_1' },
    bounds: { token: [0, 200], password: [6, 20], name: [1, 100] },
  },
  'supplier.people': {
    input: {},
    output: { people: [{ ...personExample, isSelf: true }], invitations: [invitation] },
  },
  'supplier.invite': { input: { email: address, right: 'answer' }, output: invitationSent, bounds: { email: EMAIL } },
  'supplier.remove': { input: { id: 'a1' }, output: true, bounds: { id: ID } },
  'supplier.setRight': {
    input: { accountId: 'a1', right: 'manage' },
    output: { accountId: 'a1', right: 'manage' },
    bounds: { accountId: ID },
  },
  'supplierAdmin.list': {
    input: { keyword: 'weaves', reachable: false, pageNo: 1, reason: 'who is missing' },
    output: toPage({ supplierId: 'S1', name: 'Malabar Weaves', contact, people: 1, waiting: 2 }),
    bounds: { keyword: [0, 100], pageNo: PAGE, reason: [1, 500] },
  },
  'supplierAdmin.show': {
    input: { supplierId: 'S1', reason: 'asked by phone' },
    output: {
      supplierId: 'S1',
      name: 'Malabar Weaves',
      contact,
      waiting: 2,
      people: [personExample],
      invitations: [invitation],
      reply: { hours: 5, rate: 96 },
      takenDown: { since: 1_764_500_000_000, reason: 'a false certificate' },
    },
    bounds: { supplierId: [1, 100], reason: [1, 500] },
  },
  'supplierAdmin.set': {
    input: { supplierId: 'S1', ...contact, reason: 'told us' },
    output: contact,
    bounds: { supplierId: [1, 100], email: EMAIL, lang: [0, 10], timeZone: [0, 60], reason: [1, 500] },
  },
  'supplierAdmin.invite': {
    input: { supplierId: 'S1', email: address, right: 'manage', reason: 'signed up' },
    output: invitationSent,
    bounds: { supplierId: [1, 100], email: EMAIL, reason: [1, 500] },
  },
  'supplierAdmin.setRight': {
    input: { accountId: 'a1', right: 'answer', reason: 'asked by phone' },
    output: { supplierId: 'S1', accountId: 'a1', right: 'answer' },
    bounds: { accountId: ID, reason: [1, 500] },
  },
  'supplierHome.read': { input: {}, output: homeExample },
  'supplierHome.counts': { input: {}, output: { enquiries: 2, orders: 1, meetings: 1 } },
  'supplierProfile.read': { input: {}, output: profile },
  'supplierProfile.save': {
    input: { ...profileInput, version: 'v1' },
    output: { version: 'v2' },
    bounds: {
      texts: [1, 20],
      'texts.0.lang': [0, 10],
      'texts.0.name': [1, 120],
      'texts.0.province': [1, 80],
      'texts.0.mainProducts': [1, 10],
      'texts.0.mainProducts.0': [1, 60],
      'texts.0.about': [1, 2_000],
      established: [1_500, 2_200],
      employees: [1, 10_000_000],
      email: EMAIL,
      lang: [0, 10],
      timeZone: [0, 60],
      'hours.days': [1, 7],
      'hours.days.0': [1, 7],
      'hours.opens': [0, 1_440],
      'hours.closes': [0, 1_440],
      version: [0, 64],
    },
  },
};
