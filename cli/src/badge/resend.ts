import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

/** Has the caller's own badge mailed again with its picture, or that of an address, to the address that is registered. */
export async function resendBadge(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = ''] = invocation.args;
  const key = keyOption(invocation.options);
  if (!key.ok) return key;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, ids, signal, origin } = connection.value;
  const whose = await whoseBadge(invocation, connection.value, exhibitionId);
  if (!whose.ok) return whose;
  const data = { exhibitionId, ...whose.value };
  const idempotencyKey = key.value ?? ids.uuid();
  if (flagOption(invocation.options, 'dryRun')) return dryRun({ data, idempotencyKey }, data);
  const asked = front().preregistration.resendBadge(data, { signal, idempotencyKey, retry: true, handled: true });
  const sent = await waitingFor(invocation, asked);
  if (!sent.ok) return withRepeat(failedCall(sent.error, origin), idempotencyKey);
  // Whether there is such a registration is told to nobody.
  return ok({
    data: { ...data, idempotencyKey },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.badge.resent' }],
  });
}

type Whose = { readonly email: string } | { readonly badgeNo: string };

async function whoseBadge(
  invocation: Invocation,
  { front, signal, origin }: Connection,
  exhibitionId: string,
): Promise<Result<Whose, Failure>> {
  const email = textOption(invocation.options, 'email');
  if (email !== undefined) return ok({ email });
  const asked = front().badge.ofExhibition({ exhibitionId }, { signal, handled: true });
  const own = await waitingFor(invocation, asked);
  if (!own.ok) return failedCall(own.error, origin);
  if (own.value === null) return fail(EXIT.refused, { key: 'terminal.preregister.notRegistered' });
  return ok({ badgeNo: own.value.badgeNo });
}
