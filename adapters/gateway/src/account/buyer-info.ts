import type { BuyerUser, PurchaseInfo } from '@fairhall/core/contract/account/calls';
import { USER_TYPE } from '@fairhall/core/site/exhibition-codes';
import type { Buyer } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

/**
 * The user info of the buyer who is logged in, including the token; null if the account was deleted in the
 * meantime. D-77
 */
export async function userInfoOf({ kysely }: Queries, { accountId, token }: Buyer): Promise<BuyerUser | null> {
  const account = await kysely
    .selectFrom('account')
    .select(['email', 'nickname', 'company', 'country_id', 'contact_id', 'tag_codes'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) return null;
  return {
    id: accountId,
    userId: accountId,
    nickname: account.nickname,
    username: account.email,
    tagCodes: [...account.tag_codes],
    tradeChinaToken: token,
    email: account.email,
    companyName: account.company,
    countryId: account.country_id ?? '',
    purchaserContactId: account.contact_id,
    userType: USER_TYPE.BUYER,
  };
}

/** The buyer's purchase details; '' for a field that was never filled in. D-77 */
export async function getPurchaseInfo({ kysely }: Queries, { accountId }: Buyer): Promise<PurchaseInfo> {
  const row = await kysely
    .selectFrom('account')
    .leftJoin('purchase_info', 'purchase_info.account_id', 'account.account_id')
    .select([
      'purchase_amount',
      'annual_turnover',
      'import_from_china',
      'annual_china_import',
      'company',
      'company_website',
      'country_id',
      'job_title',
    ])
    .where('account.account_id', '=', accountId)
    .executeTakeFirst();
  return {
    purchaseAmount: row?.purchase_amount ?? '',
    annualTurnover: row?.annual_turnover ?? '',
    importFromChina: row?.import_from_china ?? '',
    annualChinaImport: row?.annual_china_import ?? '',
    companyName: row?.company ?? '',
    companyWebsite: row?.company_website ?? '',
    countryId: row?.country_id ?? '',
    jobTitle: row?.job_title ?? '',
  };
}
