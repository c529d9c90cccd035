import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import { hashSha256 } from '../identity/secrets.ts';
import type { PersonalData } from '../personal-data.ts';

/**
 * The account row with its credentials and purchase details. It is erased last, because the other parts are found
 * through it.
 */
export const accountPersonalData: PersonalData = {
  tables: ['account', 'purchase_info', 'buyer_session', 'supplier_session', 'one_time_code', 'login_attempt'],
  async count({ kysely }, { accountId }) {
    const counted = kysely.selectFrom('buyer_session').select((by) => by.fn.countAll<number>().as('total'));
    const { total } = await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow();
    return { sessions: Number(total) };
  },
  lists: {
    async *account({ kysely }, { accountId }) {
      const row = kysely
        .selectFrom('account')
        .leftJoin('purchase_info', 'purchase_info.account_id', 'account.account_id')
        .select(['email', 'created', 'nickname', 'company', 'country_id', 'tag_codes', 'product_name', 'verified_at'])
        .select(['purchase_amount', 'annual_turnover', 'import_from_china', 'annual_china_import'])
        .select(['company_website', 'job_title']);
      yield* await row.where('account.account_id', '=', accountId).execute();
    },
    async *sessions({ kysely }, { accountId }) {
      const rows = kysely.selectFrom('buyer_session').select(['device', 'source', 'created', 'expires']);
      yield* await rows.where('account_id', '=', accountId).orderBy('created').execute();
    },
  },
  async erase({ kysely }, { accountId, email }) {
    const address = hashSha256(normalizeEmail(email));
    await sql`delete from login_attempt where key = ${`account|${address}`}
      or key like ${`network|${address}|%`} or key like ${`device|${address}|%`}`.execute(kysely);
    await kysely.deleteFrom('one_time_code').where('subject', '=', accountId).execute();
    await kysely.deleteFrom('purchase_info').where('account_id', '=', accountId).execute();
    await kysely.deleteFrom('buyer_session').where('account_id', '=', accountId).execute();
    await kysely.deleteFrom('account').where('account_id', '=', accountId).execute();
    return undefined;
  },
};
