import type { PurchaseInfo } from '@fairhall/core/contract/account/calls';
import type { Buyer } from '../call-context.ts';
import type { Queries } from '../db/database.ts';

type PurchaseInfoInput = { readonly [Field in keyof PurchaseInfo]?: PurchaseInfo[Field] | undefined } & {
  readonly nickname?: string | undefined;
  readonly tagCodes?: readonly string[] | undefined;
};

/**
 * Saves a buyer's purchase details. A field that is left out stays as it is; '' clears it. Name, company, country and
 * tags are columns of the account, so the user info returns them too. D-77
 */
export async function completePurchaseInfo(
  { kysely }: Queries,
  { accountId }: Buyer,
  input: PurchaseInfoInput,
): Promise<void> {
  const accountColumns = omitUndefined({
    nickname: input.nickname,
    company: input.companyName,
    country_id: input.countryId === '' ? null : input.countryId,
    tag_codes: input.tagCodes && JSON.stringify(input.tagCodes),
  });
  if (Object.keys(accountColumns).length > 0)
    await kysely.updateTable('account').set(accountColumns).where('account_id', '=', accountId).execute();
  const purchase = omitUndefined({
    purchase_amount: input.purchaseAmount,
    annual_turnover: input.annualTurnover,
    import_from_china: input.importFromChina,
    annual_china_import: input.annualChinaImport,
    company_website: input.companyWebsite,
    job_title: input.jobTitle,
  });
  if (Object.keys(purchase).length === 0) return;
  await kysely
    .insertInto('purchase_info')
    .values({ account_id: accountId, ...purchase })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(purchase))
    .execute();
}

type DefinedFields<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

const omitUndefined = <Fields extends object>(fields: Fields): DefinedFields<Fields> =>
  // undefined values are removed
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<Fields>;
