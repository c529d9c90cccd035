import { ok } from '@fairhall/core/result';
import type { Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';

/**
 * Accepts or rejects a visitor's meeting request; the visitor gets an email. Repeats with the same --key count once.
 * D-30
 */
export async function answerMeeting(invocation: Invocation, isAccepted: boolean): Promise<Outcome> {
  const [bookingId = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const key = given.value ?? connection.ids.uuid();
  const reason = readTextOption(invocation.options, 'reason');
  const data = { bookingId, isAccepted, ...(reason !== undefined && { reason }) };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome(
      { data, idempotencyKey: key },
      { bookingId, accepted: String(isAccepted), ...(reason !== undefined && { reason }), key },
    );
  const sending = { signal: connection.signal, idempotencyKey: key, retry: true, handled: true };
  const answered = await waitWithProgress(invocation, ports.supplierGateway.supplierMeeting.answer(data, sending));
  if (!answered.ok) return withRepeat(toSupplierCallFailure(desk.value, answered.error), key);
  return ok({
    data: { ...answered.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: isAccepted ? 'terminal.meeting.accepted' : 'terminal.meeting.rejected' }],
  });
}
