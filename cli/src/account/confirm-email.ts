import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { keyOption } from '../idempotency-key.ts';
import { failedBuyerCall, savedAddress, savedLogin, withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

const REMARKS = {
  queued: 'verify.mailed.text',
  earlier: 'verify.earlier.text',
  denied: 'verify.denied.text',
  confirmed: 'verify.verified.text',
} as const;

/** Has the link mailed again that confirms the address of the account that is logged in. */
export async function confirmEmail(invocation: Invocation): Promise<Outcome> {
  const key = keyOption(invocation.options);
  if (!key.ok) return key;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = key.value ?? ids.uuid();
  const address = savedAddress(connection.value);
  if (flagOption(invocation.options, 'dryRun')) return dryRun({ email: address, idempotencyKey }, { email: address });
  const asked = gateway.confirmation.sendAgain({}, { signal, idempotencyKey, retry: true, handled: true });
  const sent = await waitingFor(invocation, asked);
  if (!sent.ok) return withRepeat(failedBuyerCall(sent.error, login.value, origin), idempotencyKey);
  const { state, email } = sent.value;
  return ok({
    data: { state, email, idempotencyKey },
    view: { kind: 'facts', facts: [[invocation.texts.text('account.email'), email]] },
    remarks: [{ key: REMARKS[state], values: { email } }],
  });
}
