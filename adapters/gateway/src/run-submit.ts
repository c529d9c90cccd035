import type { Refusal, Route } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { answerTextOf } from './answer-text.ts';
import type { CallContext } from './call-context.ts';
import type { Transaction } from './db/database.ts';
import { toDatabaseTrouble } from './db/database-error.ts';
import type { GatewayServices } from './gateway-services.ts';
import { isIdempotencyKey, runOnce } from './idempotency.ts';
import { toOverloadRefusal } from './operations/load-shedding.ts';
import { type CallError, KEY_REQUIRED } from './wire/call-error.ts';

type CallRoute = Route<CallContext>;

/** Ends a transaction whose handler returned a rejection, so that its writes are rolled back. */
class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

/**
 * Runs a submit and writes its idempotency row in one transaction, so that either both are stored or neither. REL-01
 * REL-02
 */
export async function runSubmit(
  parts: GatewayServices,
  route: CallRoute,
  input: unknown,
  data: unknown,
  context: CallContext,
): Promise<Result<string, CallError>> {
  const { idempotencyKey: key, now } = context;
  if (!isIdempotencyKey(key)) return err(KEY_REQUIRED);
  const submit = { scope: `${getKeyOwner(context)}|${route.call.path}`, key: key.toLowerCase(), data, now };
  try {
    await parts.failpoint('before_tx');
    if (route.call.ownTransaction) return await runOwnTransaction(parts, route, input, context);
    const done = await parts.database.transaction(async (transaction) => {
      const result = await runOnce(transaction, submit, () =>
        runInTransaction(parts, route, input, context, transaction),
      );
      await parts.failpoint('before_commit');
      return result;
    });
    if (!done.ok) return done;
    await parts.failpoint('after_commit_before_reply');
    if (done.value.isRepeat) parts.metrics.replayed(route.name);
    else parts.onCommit();
    return ok(done.value.text);
  } catch (error) {
    if (error instanceof RefusalError) return err(error.refusal);
    if (toDatabaseTrouble(error) === 'locked') return err(toOverloadRefusal('lockedRow'));
    throw error;
  }
}

/**
 * The owner of the idempotency key: the account of a buyer or a supplier's person, the staff member, else the visitor,
 * else the network address. REL-02
 */
function getKeyOwner({ buyer, supplier, staff, visitor, address }: CallContext): string {
  if (buyer !== null) return `buyer:${buyer.accountId}`;
  if (supplier !== null) return `supplier:${supplier.accountId}`;
  if (staff !== null) return `staff:${staff.staffId}`;
  return visitor ?? `address:${address}`;
}

/** Runs a submit whose handler manages its own transactions and retries; its answer is not stored. */
async function runOwnTransaction(
  parts: GatewayServices,
  route: CallRoute,
  input: unknown,
  context: CallContext,
): Promise<Result<string, CallError>> {
  const answer = await route.handle(input, context);
  if (!answer.ok) return answer;
  await parts.failpoint('after_commit_before_reply');
  parts.onCommit();
  return ok(answerTextOf(parts, route, answer.value));
}

async function runInTransaction(
  parts: GatewayServices,
  route: CallRoute,
  input: unknown,
  context: CallContext,
  transaction: Transaction,
): Promise<string> {
  await parts.failpoint('after_idem_insert');
  const answer = await route.handle(input, { ...context, database: transaction });
  if (!answer.ok) throw new RefusalError(answer.error);
  return answerTextOf(parts, route, answer.value);
}
