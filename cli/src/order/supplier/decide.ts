import { ORDER_REASON_MAX } from '@fairhall/core/contract/order/limits';
import { countCharacters, trimText } from '@fairhall/core/forms/text-input';
import { toSeenVersion } from '@fairhall/core/order/order-status';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { failInvalidOption, readFlagOption, readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/** Confirms or declines an order; the buyer gets an email. Repeats with the same --key count once. D-17 */
export async function decideOrder(invocation: Invocation, act: 'confirm' | 'decline'): Promise<Outcome> {
  const [orderNo = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const reason = trimText(readTextOption(invocation.options, 'reason') ?? '');
  if (countCharacters(reason) > ORDER_REASON_MAX) return failInvalidOption('reason', reason, `0–${ORDER_REASON_MAX}`);
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const { signal } = connection;
  const { supplierOrder } = ports.supplierGateway;
  const found = await waitWithProgress(invocation, supplierOrder.show({ orderNo }, { signal, handled: true }));
  if (!found.ok && found.error.code === '404') return fail(COMMAND_EXIT_CODES.refused, { key: 'order.show.missing' });
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
  const key = given.value ?? connection.ids.uuid();
  const seen = { orderNo, version: toSeenVersion(found.value) };
  const data = reason === '' ? seen : { ...seen, reason };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome(
      { act, data, idempotencyKey: key },
      { orderNo, product: found.value.productName, reason, key },
    );
  const sending = { signal, idempotencyKey: key, retry: true, handled: true } as const;
  const response = act === 'confirm' ? supplierOrder.confirm(seen, sending) : supplierOrder.decline(data, sending);
  const decided = await waitWithProgress(invocation, response);
  if (!decided.ok) return withRepeat(toSupplierCallFailure(desk.value, decided.error), key);
  return ok({
    data: { orderNo, ...decided.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: act === 'confirm' ? 'terminal.order.confirmed' : 'terminal.order.declined' }],
  });
}
