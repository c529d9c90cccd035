import { COLLECT_MAX, type CollectType } from '@fairhall/core/contract/collect/limits';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CollectPorts } from './collect-ports.ts';

/** Something that can be collected at an exhibition. */
export interface Target {
  readonly exhibitionId: string;
  readonly type: CollectType;
  readonly targetId: string;
}

/** Whether it is collected then, and how many of its type are at that exhibition. */
export interface CollectStatus {
  readonly collected: boolean;
  readonly count: number;
}

/** Whether the buyer collected something. D-63 */
export const getCollectStatus = async (context: CallContext, target: Target): Promise<Answer<CollectStatus>> =>
  ok(await readStatus(context, target));

async function readStatus(context: CallContext, target: Target): Promise<CollectStatus> {
  const one = selectCollected(context, target).where('target_id', '=', target.targetId).select('target_id');
  return { collected: (await one.executeTakeFirst()) !== undefined, count: await countOf(context, target) };
}

/**
 * Collects something or lets go of it, in the open transaction; what is so already stays so. What is there no more can be let go
 * of all the same. 
 */
export async function setCollected(
  ports: CollectPorts,
  context: CallContext,
  target: Target,
  wanted: boolean,
): Promise<Answer<CollectStatus>> {
  const { kysely } = context.database;
  const { accountId } = buyerOf(context);
  const { exhibitionId, type, targetId } = target;
  if (!wanted) {
    await kysely
      .deleteFrom('collected')
      .where('account_id', '=', accountId)
      .where('exhibition_id', '=', exhibitionId)
      .where('type', '=', type)
      .where('target_id', '=', targetId)
      .execute();
    return getCollectStatus(context, target);
  }
  // Two at once go one after the other, so that both are held against the same limit.
  await sql`select 1 from account where account_id = ${accountId} for no key update`.execute(kysely);
  const before = await readStatus(context, target);
  if (before.collected) return ok(before);
  const supplierId =
    type === 'exhibitor' ? targetId : (await ports.listProductSuppliers(context, [targetId])).get(targetId);
  if (supplierId === undefined) return err(NOT_FOUND);
  const started = await ports.checkStandAction(context, { exhibitionId, supplierId, action: 'collect' });
  if (!started.ok) return started;
  const { count } = before;
  if (count >= COLLECT_MAX) return err({ code: '400', message: 'collect.full', values: { n: COLLECT_MAX } });
  const row = { account_id: accountId, exhibition_id: exhibitionId, type, target_id: targetId, since: context.now };
  await kysely.insertInto('collected').values(row).execute();
  return ok({ collected: true, count: count + 1 });
}

const selectCollected = (context: CallContext, { exhibitionId, type }: Omit<Target, 'targetId'>) =>
  context.database.kysely
    .selectFrom('collected')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .where('type', '=', type);

async function countOf(context: CallContext, target: Target): Promise<number> {
  const counted = selectCollected(context, target).select((by) => by.fn.countAll<number>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}
