import { toSeenVersion } from '@fairhall/core/order/order-status';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readSavedLogin, toBuyerCallFailure, withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';

/** Cancels an order that its supplier has not decided. Repeats with the same --key count once. D-17 */
export async function cancelOrder(invocation: Invocation): Promise<Outcome> {
  const [orderNo = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { signal, origin, ids } = connection.value;
  const { order } = connection.value.front();
  const found = await waitWithProgress(invocation, order.show({ orderNo }, { signal, handled: true }));
  if (!found.ok && found.error.code === '404') return fail(COMMAND_EXIT_CODES.refused, { key: 'order.show.missing' });
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const key = given.value ?? ids.uuid();
  const data = { orderNo, version: toSeenVersion(found.value) };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ data, idempotencyKey: key }, { orderNo, product: found.value.productName, key });
  if (!(await isConfirmed(invocation, invocation.texts.text('terminal.order.cancel.confirm', { number: orderNo })))) {
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.order.notCancelled' });
  }
  const sending = { signal, idempotencyKey: key, retry: true, handled: true } as const;
  const cancelled = await waitWithProgress(invocation, order.cancel(data, sending));
  if (!cancelled.ok) return withRepeat(toBuyerCallFailure(cancelled.error, login.value, origin), key);
  return ok({
    data: { orderNo, ...cancelled.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.order.cancelled' }],
  });
}
