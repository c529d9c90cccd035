import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption } from '../../option-values.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';
import { withCertificates } from './certificates-flow.ts';

/** Removes a certificate with its file. D-52 D-65 */
export async function removeCertificate(invocation: Invocation): Promise<Outcome> {
  const [id = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const key = given.value ?? desk.value.ports.ids.uuid();
  const isRehearsal = readFlagOption(invocation.options, 'dryRun');
  return withCertificates(invocation, desk.value, { key, isRehearsal }, async (flow, { canEdit }, { failure }) => {
    if (!canEdit) return fail(COMMAND_EXIT_CODES.refused, { key: 'supplierCertificates.readOnly' });
    const view = await flow.do({ type: 'remove.requested', id }, { type: 'remove.confirmed' });
    const error = failure();
    if (error !== null) return withRepeat(toSupplierCallFailure(desk.value, error, view.message ?? undefined), key);
    if (isRehearsal) return toDryRunOutcome({ data: { certificateId: id }, idempotencyKey: key }, { id, key });
    return ok({
      data: { certificateId: id, idempotencyKey: key },
      view: { kind: 'facts', facts: [] },
      remarks: [{ key: 'terminal.supplier.certificate.removed' }],
    });
  });
}
