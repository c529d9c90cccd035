import type { PurchaseInfo } from '@fairhall/core/contract/account/calls';
import type { Buyer } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

type Completed = { readonly [Field in keyof PurchaseInfo]?: PurchaseInfo[Field] | undefined } & {
  readonly nickname?: string | undefined;
  readonly tagCodes?: readonly string[] | undefined;
};

/**
 * Keeps what a buyer tells of its purchasing; what is left out stays as it is, and '' takes it back. Name, company, country
 * and tags are the account's own, so that the user info tells them too. D-77
 */
export async function completePurchaseInfo({ kysely }: Queries, { accountId }: Buyer, told: Completed): Promise<void> {
  const own = onlyTold({
    nickname: told.nickname,
    company: told.companyName,
    country_id: told.countryId === '' ? null : told.countryId,
    tag_codes: told.tagCodes && JSON.stringify(told.tagCodes),
  });
  if (Object.keys(own).length > 0)
    await kysely.updateTable('account').set(own).where('account_id', '=', accountId).execute();
  const purchase = onlyTold({
    purchase_amount: told.purchaseAmount,
    annual_turnover: told.annualTurnover,
    import_from_china: told.importFromChina,
    annual_china_import: told.annualChinaImport,
    company_website: told.companyWebsite,
    job_title: told.jobTitle,
  });
  if (Object.keys(purchase).length === 0) return;
  await kysely
    .insertInto('purchase_info')
    .values({ account_id: accountId, ...purchase })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(purchase))
    .execute();
}

type Told<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

const onlyTold = <Fields extends object>(fields: Fields): Told<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Told<Fields>; // without those
