import type { BuyerUser, PurchaseInfo } from '../contract/account/calls.ts';

/** A buyer as the gateway returns it, for tests of views that show a buyer. */
export const sampleUser: BuyerUser = {
  id: 'b1',
  userId: 'b1',
  nickname: 'Priya',
  username: 'priya@malabar.example',
  tagCodes: ['TG601030'],
  tradeChinaToken: 'bt_secret',
  email: 'priya@malabar.example',
  companyName: 'Malabar Lighting',
  countryId: '356',
  purchaserContactId: 'c1',
  userType: 2,
};

export const samplePurchase: PurchaseInfo = {
  purchaseAmount: '50000',
  annualTurnover: '1M',
  importFromChina: '100K',
  annualChinaImport: '80K',
  companyName: 'Malabar Lighting Pvt Ltd',
  companyWebsite: 'https://malabar.example',
  countryId: '356',
  jobTitle: 'purchasing',
};
