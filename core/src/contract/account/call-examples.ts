import { address, type CallExample, COUNTRY, EMAIL, ID } from '../call-examples/call-example.ts';
import type { BuyerUser, PurchaseInfo } from './calls.ts';

const verification = { result: '2', isVerify: 'valid' };
const login: CallExample = {
  input: { email: address, password: ' abc ', ip: '192.0.2.7' },
  output: { token: 'bt_1' },
  bounds: { email: EMAIL, password: [1, 20], ip: [0, 64] },
};
const registrationExample: CallExample = {
  input: { email: address, password: ' abcd ', tagCodes: ['TG1'], productName: 'Lamps', appVersion: '0.1.0' },
  output: { tradeChinaToken: 'bt_2' },
  bounds: {
    email: EMAIL,
    password: [6, 20],
    productName: [0, 200],
    appVersion: [0, 40],
    tagCodes: [0, 10],
    'tagCodes.0': [0, 64],
  },
};
const buyer: BuyerUser = {
  id: 'b1',
  userId: 'b1',
  nickname: 'Priya',
  username: address,
  tagCodes: ['TG1'],
  tradeChinaToken: 'bt_2',
  email: address,
  companyName: 'Malabar Lighting',
  countryId: '356',
  purchaserContactId: 'c1',
  userType: 2,
};
const buyerPurchase: PurchaseInfo = {
  purchaseAmount: '50000',
  annualTurnover: '1M',
  importFromChina: '100K',
  annualChinaImport: '80K',
  companyName: 'Malabar Lighting',
  companyWebsite: 'https://malabar.example',
  countryId: '356',
  jobTitle: 'purchasing',
};
const personalData = {
  requests: 1,
  orders: 1,
  files: 1,
  cartProducts: 2,
  follows: 3,
  preregistrations: 1,
  sessions: 1,
  unsentEnquiries: 0,
  enquiries: 3,
  messages: 4,
};
const itemWaiting = {
  kind: 'enquiry',
  id: 'e2',
  name: 'Cotton tote bag',
  supplierName: 'Coimbatore Weavers',
  createTime: 1,
};

/** Calls about a buyer's account, links that confirm addresses or set a first password, and news emails. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'account.memberCheck': {
    input: { email: address },
    output: { registered: 1, supplierId: null },
    bounds: { email: [0, 320] },
  },
  'account.verifyEmail': { input: { email: address }, output: verification, bounds: { email: [0, 320] } },
  'account.verifyWhatsapp': {
    input: { whatsapp: '9876543210', dialingCode: '91' },
    output: verification,
    bounds: { whatsapp: [0, 40], dialingCode: [0, 8] },
  },
  'account.verifyMobile': {
    input: { mobile: '9876543210', dialingCode: '91' },
    output: verification,
    bounds: { mobile: [0, 40], dialingCode: [0, 8] },
  },
  'account.login': login,
  'account.loginPc': login,
  'account.registerV2': registrationExample,
  'account.register': registrationExample,
  'account.sendResetPasswordMail': { input: { email: address }, output: true, bounds: { email: EMAIL } },
  'account.resetPassword': {
    input: { token: 'rt_1', password: ' abcd ' },
    output: true,
    bounds: { token: [0, 200], password: [6, 20] },
  },
  'account.checkResetPasswordLink': {
    input: { token: 'rt_1' },
    output: { valid: true, email: address },
    bounds: { token: [0, 200] },
  },
  'account.userInfo': { input: {}, output: buyer },
  'account.purchaseInfo': { input: {}, output: buyerPurchase },
  'account.completePurchaseInfo': {
    input: { ...buyerPurchase, nickname: 'Priya', tagCodes: ['TG1'] },
    output: true,
    bounds: {
      purchaseAmount: [0, 200],
      annualTurnover: [0, 200],
      importFromChina: [0, 200],
      annualChinaImport: [0, 200],
      nickname: [0, 100],
      companyName: [0, 200],
      companyWebsite: [0, 200],
      countryId: COUNTRY,
      jobTitle: [0, 200],
      tagCodes: [0, 10],
      'tagCodes.0': [0, 64],
    },
  },
  'account.holdings': { input: {}, output: personalData },
  'account.prepareExport': {
    input: { password: 'hers' },
    output: { address: 'account-export/ex_1', endTime: 2 },
    bounds: { password: [1, 20] },
  },
  'account.erase': { input: { password: 'hers' }, output: { ...personalData, time: 1 }, bounds: { password: [1, 20] } },
  'account.changePassword': {
    input: { password: 'the old one', newPassword: ' abcd ' },
    output: true,
    bounds: { password: [1, 20], newPassword: [6, 20] },
  },
  'account.sessions': {
    input: {},
    output: { sessions: [{ sessionId: 's1', device: 'Chrome, Windows', createTime: 1, endTime: 2, isThis: true }] },
  },
  'account.endSession': { input: { sessionId: 's1' }, output: true, bounds: { sessionId: ID } },
  'account.logout': { input: {}, output: true },
  'confirmation.confirm': {
    input: { token: 'ct_1', password: 'hers' },
    output: {
      state: 'confirmed',
      email: address,
      isAccount: true,
      canSendAgain: false,
      sent: { enquiries: 1, requests: 0 },
      waiting: [itemWaiting],
      thread: { enquiryId: 'e1', sign: 's1' },
    },
    bounds: { token: [0, 200], password: [1, 20] },
  },
  'confirmation.waiting': {
    input: { token: 'ct_1' },
    output: { email: address, isConfirmed: true, waiting: [itemWaiting] },
    bounds: { token: [0, 200] },
  },
  'confirmation.settle': {
    input: { token: 'ct_1', confirm: ['e1'], remove: ['e2'] },
    output: { sent: { enquiries: 1, requests: 0 }, removed: 1, waiting: [] },
    bounds: { token: [0, 200], confirm: [0, 100], 'confirm.0': ID, remove: [0, 100], 'remove.0': ID },
  },
  'confirmation.sendAgain': {
    input: { token: 'ct_1' },
    output: { state: 'queued', email: address },
    bounds: { token: [0, 200] },
  },
  'confirmation.reject': { input: { token: 'ct_1' }, output: true, bounds: { token: [0, 200] } },
  'join.fastRegister': {
    input: {
      email: address,
      contactName: 'Priya',
      companyName: 'Malabar Lighting',
      countryId: '356',
      tagCodes: ['TG1'],
    },
    output: { tradeChinaToken: 'bt_2' },
    bounds: {
      email: EMAIL,
      contactName: [0, 100],
      companyName: [0, 200],
      countryId: COUNTRY,
      tagCodes: [0, 10],
      'tagCodes.0': [0, 64],
    },
  },
  'join.initPassword': {
    input: { token: 'it_1', password: ' abcd ' },
    output: { tradeChinaToken: 'bt_2' },
    bounds: { token: [0, 200], password: [6, 20] },
  },
  'join.checkLink': {
    input: { token: 'it_1' },
    output: { valid: true, email: address },
    bounds: { token: [0, 200] },
  },
  'subscription.show': {
    input: { email: address, sign: 'a1' },
    output: { email: address, subscribed: true },
    bounds: { email: EMAIL, sign: [0, 64] },
  },
  'subscription.toggle': {
    input: { email: address, sign: 'a1', subscribed: false },
    output: { subscribed: false },
    bounds: { email: EMAIL, sign: [0, 64] },
  },
};
