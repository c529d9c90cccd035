import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import {
  applyRfqAct,
  getRfqState,
  hasRfqEnded,
  type RfqAct,
  type RfqActor,
  type RfqActRefusal,
  type RfqLifecycle,
  toRfqStatus,
} from '@fairhall/core/rfq/lifecycle';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { dropWaiting } from '../mail/outbox.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { RfqTables } from './rfq.tables.ts';
import type { toRfqColumns } from './rfq-columns.ts';

type Row = Selectable<RfqTables['rfq']>;

interface RfqChange {
  readonly act: RfqAct;
  readonly actor: RfqActor;
  /** The account of the buyer, or the id of the staff member. */
  readonly actorId: string;
  /** The version that the person saw; absent if they name none. */
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  /** The new values of an edit. */
  readonly columns?: ReturnType<typeof toRfqColumns>;
}

interface ChangedRfq {
  readonly before: Row;
  readonly status: number;
  readonly version: number;
}

const toLifecycle = (row: Row): RfqLifecycle => ({
  state: getRfqState({ status: row.status, isWaiting: row.is_waiting }),
  version: row.version,
  accountId: row.account_id,
});

/** Whether a person may do an act on a request, which is locked; returns its row, and its state and version afterwards. */
export async function findRfqToChange(
  { database }: CallContext,
  rfqId: string,
  { act, actor, version }: Pick<RfqChange, 'act' | 'actor' | 'version'>,
): Promise<Result<{ readonly row: Row; readonly next: Pick<RfqLifecycle, 'state' | 'version'> }, RfqActRefusal>> {
  const rows = database.kysely.selectFrom('rfq').selectAll().where('rfq_id', '=', rfqId).forUpdate();
  const row = await rows.executeTakeFirst();
  if (row === undefined) return err('stranger');
  const next = applyRfqAct(toLifecycle(row), actor, act, version);
  return next.ok ? ok({ row, next: next.value }) : next;
}

/**
 * Changes a request and records who did it, when and why. One that ends is held back for nobody any more, and its emails
 * that wait are dropped. A request that does not exist counts as one of somebody else. D-50 THR-29
 */
export async function updateRfq(
  context: CallContext,
  rfqId: string,
  change: RfqChange,
): Promise<Result<ChangedRfq, RfqActRefusal>> {
  const { kysely } = context.database;
  const found = await findRfqToChange(context, rfqId, change);
  if (!found.ok) return found;
  const { row, next } = found.value;
  const status = toRfqStatus(next.state);
  const hasEnded = hasRfqEnded(next.state);
  await kysely
    .updateTable('rfq')
    .set({ ...change.columns, status, version: next.version, is_waiting: !hasEnded && row.is_waiting })
    .where('rfq_id', '=', rfqId)
    .execute();
  await kysely
    .insertInto('rfq_transition')
    .values({
      rfq_id: rfqId,
      version: next.version,
      from_status: row.status,
      to_status: status,
      side: change.actor.side,
      actor_id: change.actorId,
      reason: change.reason?.trim() ?? '',
      created: context.now,
    })
    .execute();
  if (hasEnded) await dropWaiting(context.database, `rfq.${rfqId}.`);
  return ok({ before: row, status, version: next.version });
}

const REFUSALS: Readonly<Record<RfqActRefusal, Refusal>> = {
  stranger: NOT_FOUND,
  ended: { code: '409', message: 'request.rfq.ended' },
  open: { code: '409', message: 'request.rfq.open' },
  changed: { code: '409', message: 'request.rfq.changed' },
};

/** The error of a call for an act that is not allowed. */
export const toRfqRefusal = (refusal: RfqActRefusal): Refusal => REFUSALS[refusal];
