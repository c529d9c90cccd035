import type { Database } from '@fairhall/gateway/db/database';
import type { ExistingValues } from './schema.ts';

/** The existing values for a valid body of an account; '' is for bodies without an account. */
export type ExistingValuesFor = (accountId: string) => ExistingValues;

/**
 * Reads existing values for bodies: products and suppliers, accounts and their password, codes from emails, and the
 * account's own RFQs and files.
 */
export async function readExistingValues({ kysely }: Database, emails: readonly string[]): Promise<ExistingValuesFor> {
  const mails = await kysely.selectFrom('outbox').select('text').orderBy('outbox_id', 'desc').limit(20).execute();
  const codes = mails.flatMap(({ text }) => /token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? []);
  const rfqs = await kysely.selectFrom('rfq').select(['rfq_id as id', 'account_id as owner']).execute();
  const files = await kysely
    .selectFrom('file')
    .select(['file_id as id', 'account_id as owner'])
    .where('adopted_by', 'is', null)
    .execute();
  const [rfqsOf, filesOf] = [rfqs, files].map((rows) => Map.groupBy(rows, ({ owner }) => owner ?? ''));
  const ids = (rows: readonly { readonly id: string }[] = []) => rows.map(({ id }) => id);
  return (accountId) => ({
    ...ALWAYS,
    email: [...emails, ...SPELT],
    token: codes,
    rfqId: ids(rfqsOf?.get(accountId)),
    attachments: ids(filesOf?.get(accountId)),
  });
}

/** The password of every account in a run. */
export const PASSWORD = 'canary-password';

const SPELT = ['CANARY-person-0@Example.COM', 'canary-nobody@example.com', 'canary-weaver@example.com'];

const ALWAYS = {
  goodIds: ['P1'],
  goodsSpuId: ['P1'],
  goodsId: ['P1'],
  productId: ['P1'],
  targetId: ['P1', 'S1', 'S2'],
  supplierId: ['S1', 'S2'],
  categoryId: ['TX01'],
  industry: ['textile'],
  keyword: ['cotton', 'cotton bag', 'weaves'],
  lang: ['en', 'ar'],
  websiteId: [999],
  countryId: ['356'],
  password: [PASSWORD],
  purchaserContactId: [''],
  ip: ['5.9.49.12', '::1'],
} as const satisfies ExistingValues;
