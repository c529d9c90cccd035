import type { StaffGateway } from '@fairhall/adapters/node/staff-gateway';
import type { GatewayError } from '@fairhall/core/contract/error';
import { ok, type Result } from '@fairhall/core/result';
import type { Answer, Outcome } from './answer.ts';
import { toDryRunOutcome } from './dry-run.ts';
import { readKeyOption } from './idempotency-key.ts';
import { withRepeat } from './login.ts';
import type { Invocation } from './noun.ts';
import { readFlagOption } from './option-values.ts';
import { waitWithProgress } from './progress.ts';
import { connectStaff, toStaffCallFailure } from './staff-connection.ts';
import { readOrAskReason } from './staff-reason.ts';

/** Options of a staff submit: idempotent and with retries after a lost connection. */
interface Sending {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  readonly retry: true;
  readonly handled: true;
}

interface StaffSubmit<Data extends object, Output> {
  /** The data that is sent, without the reason. */
  readonly data: Data;
  readonly send: (
    gateway: StaffGateway,
    data: Data & { readonly reason: string },
    sending: Sending,
  ) => Promise<Result<Output, GatewayError>>;
  /** Facts for people with `--dry-run`, beside the reason; the data itself when absent. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly answer: (output: Output, idempotencyKey: string) => Answer;
}

/**
 * Sends a change by staff, with the idempotency key of `--key` or a new one and the reason for the audit log. With
 * `--dry-run` it only shows the data. A failure says how to repeat the command with its key. D-94 REL-02
 */
export async function submitAsStaff<Data extends object, Output>(
  invocation: Invocation,
  { data, send, facts, answer }: StaffSubmit<Data, Output>,
): Promise<Outcome> {
  const key = readKeyOption(invocation.options);
  if (!key.ok) return key;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const idempotencyKey = key.value ?? ids.uuid();
  const sent = { ...data, reason: reason.value };
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ data: sent, idempotencyKey }, { ...(facts ?? data), reason: reason.value });
  const sending = { signal, idempotencyKey, retry: true, handled: true } as const;
  const output = await waitWithProgress(invocation, send(gateway, sent, sending));
  if (!output.ok) return withRepeat(toStaffCallFailure(output.error, origin), idempotencyKey);
  return ok(answer(output.value, idempotencyKey));
}
