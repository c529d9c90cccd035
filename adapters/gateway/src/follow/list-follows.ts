import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { FollowedType } from '@fairhall/core/contract/follow/limits';
import { ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NAMES, THERE } from './there.ts';

const PAGE_SIZE = 20;

interface Asked {
  readonly type: FollowedType;
  readonly pageNo: number;
}

interface FollowPage {
  readonly records: { readonly id: string; readonly name: string }[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** What the buyer follows of a type, the latest first, called as in the buyer's language, else in English. D-63 */
export async function listFollows(context: CallContext, { type, pageNo }: Asked): Promise<Answer<FollowPage>> {
  const { database, lang } = context;
  const { accountId } = buyerOf(context);
  const there = database.kysely
    .selectFrom('follow')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where(sql<boolean>`target_id in (${THERE[type]})`);
  const rows = await there
    .select(['target_id as id', NAMES[type](lang).as('name')])
    .orderBy('since', 'desc')
    .orderBy('target_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const { total } = await there.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const records = rows.map((row) => ({ id: row.id, name: row.name ?? '' }));
  return ok({ records, total: Number(total), pageNo, pageSize: PAGE_SIZE });
}
