import { ok } from '@fairhall/core/result';
import type { Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/** Marks a sample as collected, or takes the mark back. Repeats with the same --key count once. */
export async function markSample(invocation: Invocation): Promise<Outcome> {
  const [id = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  const isCollected = !readFlagOption(invocation.options, 'undo');
  const data = { id, isCollected };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ data, idempotencyKey: key }, { id, collected: String(isCollected), key });
  const sending = { signal: connection.signal, idempotencyKey: key, retry: true, handled: true };
  const marked = await waitWithProgress(invocation, ports.supplierGateway.supplierSample.mark(data, sending));
  if (!marked.ok) return withRepeat(toSupplierCallFailure(desk.value, marked.error), key);
  return ok({
    data: { ...marked.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: isCollected ? 'terminal.sample.marked' : 'terminal.sample.unmarked' }],
  });
}
