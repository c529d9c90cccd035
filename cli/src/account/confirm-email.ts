import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readLoginEmail, readSavedLogin, toBuyerCallFailure, withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';

const MESSAGE_KEYS = {
  queued: 'verify.mailed.text',
  earlier: 'verify.earlier.text',
  denied: 'verify.denied.text',
  confirmed: 'verify.verified.text',
} as const;

/** Sends the email again that confirms the address of the logged-in account. */
export async function confirmEmail(invocation: Invocation): Promise<Outcome> {
  const key = readKeyOption(invocation.options);
  if (!key.ok) return key;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = key.value ?? ids.uuid();
  const address = readLoginEmail(connection.value);
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ email: address, idempotencyKey }, { email: address });
  const response = gateway.confirmation.sendAgain({}, { signal, idempotencyKey, retry: true, handled: true });
  const sent = await waitWithProgress(invocation, response);
  if (!sent.ok) return withRepeat(toBuyerCallFailure(sent.error, login.value, origin), idempotencyKey);
  const { state, email } = sent.value;
  return ok({
    data: { state, email, idempotencyKey },
    view: { kind: 'facts', facts: [[invocation.texts.text('account.email'), email]] },
    remarks: [{ key: MESSAGE_KEYS[state], values: { email } }],
  });
}
