import { address, type CallExample, EMAIL, PAGE, toPage } from '../call-examples/call-example.ts';

const REASON = [1, 500] as const;

const person = {
  email: address,
  accounts: [
    {
      accountId: 'a1',
      kind: 'buyer',
      name: 'Priya Nair',
      companyName: 'Malabar Trading LLP',
      supplierId: '',
      isConfirmed: true,
      isRemoved: false,
      createTime: 1,
      loginTime: 2,
    },
  ],
  registrations: [
    {
      exhibitionId: '1001',
      badgeNo: 'TEX7K2Q9MX4',
      contactName: 'Priya Nair',
      companyName: 'Malabar Trading LLP',
      countryId: '356',
      mobile: '+919847012345',
      state: 'registered',
      createTime: 1,
    },
  ],
};
const summary = {
  requests: 1,
  orders: 0,
  files: 0,
  cartProducts: 0,
  follows: 2,
  preregistrations: 1,
  sessions: 1,
  unsentEnquiries: 0,
  enquiries: 3,
  messages: 4,
};
const mail = {
  mailId: '7',
  kind: 'badge',
  subject: 'Your badge number',
  state: 'failed',
  createTime: 1,
  time: null,
  attempts: 1,
  error: '550 no such user',
};

/** Calls of the support desk about people. */
export const PERSON_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'staffPerson.find': {
    input: { keyword: 'pria nair', pageNo: 1, reason: 'asked by phone' },
    output: toPage(person),
    bounds: { keyword: [1, 100], pageNo: PAGE, reason: REASON },
  },
  'staffPerson.show': {
    input: { person: 'TEX7K2Q9MX4', reason: 'asked by phone' },
    output: { ...person, summary, mails: { sent: 3, waiting: 0, postponed: 0, failed: 1 } },
    bounds: { person: [1, 100], reason: REASON },
  },
  'staffPerson.mails': {
    input: { email: address, pageNo: 1, reason: 'no badge arrived' },
    output: toPage(mail),
    bounds: { email: EMAIL, pageNo: PAGE, reason: REASON },
  },
};
