import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { TARGET_IDS, TARGET_NAMES } from './followable.ts';

const PAGE_SIZE = 20;

interface FollowQuery {
  readonly type: FollowType;
  readonly pageNo: number;
}

interface FollowPage {
  readonly records: { readonly id: string; readonly name: string }[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The targets of a type that the buyer follows, latest first, named in the buyer's language, else in English. D-63 */
export async function listFollows(context: CallContext, { type, pageNo }: FollowQuery): Promise<Answer<FollowPage>> {
  const { database, lang } = context;
  const { accountId } = buyerOf(context);
  const follows = database.kysely
    .selectFrom('follow')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where(sql<boolean>`target_id in (${TARGET_IDS[type]})`);
  const rows = await follows
    .select(['target_id as id', TARGET_NAMES[type](lang).as('name')])
    .orderBy('since', 'desc')
    .orderBy('target_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const { total } = await follows.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const records = rows.map((row) => ({ id: row.id, name: row.name ?? '' }));
  return ok({ records, total: Number(total), pageNo, pageSize: PAGE_SIZE });
}
