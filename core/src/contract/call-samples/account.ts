import type { BuyerUser, PurchaseInfo } from '../account.ts';
import { address, type CallSample } from '../call-sample.ts';

const verdict = { result: '2', isVerify: 'valid' };
const login = { input: { email: address, password: ' abc ', ip: '192.0.2.7' }, output: { token: 'bt_1' } };
const joined = {
  input: { email: address, password: ' abcd ', tagCodes: ['TG1'], productName: 'Lamps', appVersion: '0.1.0' },
  output: { tradeChinaToken: 'bt_2' },
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
const purchase: PurchaseInfo = {
  purchaseAmount: '50000',
  annualTurnover: '1M',
  importFromChina: '100K',
  annualChinaImport: '80K',
  companyName: 'Malabar Lighting',
  companyWebsite: 'https://malabar.example',
  countryId: '356',
  jobTitle: 'purchasing',
};
const held = {
  requests: 1,
  files: 1,
  cartProducts: 2,
  follows: 3,
  sessions: 1,
  unsentEnquiries: 0,
  enquiries: 3,
  messages: 4,
};

/** Calls of a buyer's account, and of the news that are sent to an address. */
export const ACCOUNT_SAMPLES: Readonly<Record<string, CallSample>> = {
  'account.memberCheck': { input: { email: address }, output: { registered: 1, supplierId: null } },
  'account.verifyEmail': { input: { email: address }, output: verdict },
  'account.verifyWhatsapp': { input: { whatsapp: '9876543210', dialingCode: '91' }, output: verdict },
  'account.verifyMobile': { input: { mobile: '9876543210', dialingCode: '91' }, output: verdict },
  'account.login': login,
  'account.loginPc': login,
  'account.registerV2': joined,
  'account.register': joined,
  'account.sendResetPasswordMail': { input: { email: address }, output: true },
  'account.resetPassword': { input: { token: 'rt_1', password: ' abcd ' }, output: true },
  'account.checkResetPasswordLink': { input: { token: 'rt_1' }, output: { valid: true, email: address } },
  'account.userInfo': { input: {}, output: buyer },
  'account.purchaseInfo': { input: {}, output: purchase },
  'account.completePurchaseInfo': { input: { ...purchase, nickname: 'Priya', tagCodes: ['TG1'] }, output: true },
  'account.holdings': { input: {}, output: held },
  'account.prepareExport': { input: { password: 'hers' }, output: { address: 'account-export/ex_1', endTime: 2 } },
  'account.erase': { input: { password: 'hers' }, output: { ...held, time: 1 } },
  'account.changePassword': { input: { password: 'the old one', newPassword: ' abcd ' }, output: true },
  'account.sessions': {
    input: {},
    output: { sessions: [{ sessionId: 's1', device: 'Chrome, Windows', createTime: 1, endTime: 2, isThis: true }] },
  },
  'account.endSession': { input: { sessionId: 's1' }, output: true },
  'account.logout': { input: {}, output: true },
  'subscription.show': { input: { email: address, sign: 'a1' }, output: { email: address, subscribed: true } },
  'subscription.toggle': { input: { email: address, sign: 'a1', subscribed: false }, output: { subscribed: false } },
};
