import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome, toCallFailure } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';

/** Sends the caller's own badge with its picture again, or that of an address, to the registered address. */
export async function resendBadge(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = ''] = invocation.args;
  const key = readKeyOption(invocation.options);
  if (!key.ok) return key;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, ids, signal, origin } = connection.value;
  const badgeOwner = await resolveBadgeOwner(invocation, connection.value, exhibitionId);
  if (!badgeOwner.ok) return badgeOwner;
  const data = { exhibitionId, ...badgeOwner.value };
  const idempotencyKey = key.value ?? ids.uuid();
  if (readFlagOption(invocation.options, 'dryRun')) return toDryRunOutcome({ data, idempotencyKey }, data);
  const response = front().preregistration.resendBadge(data, { signal, idempotencyKey, retry: true, handled: true });
  const sent = await waitWithProgress(invocation, response);
  if (!sent.ok) return withRepeat(toCallFailure(sent.error, origin), idempotencyKey);
  // The response does not reveal whether there is such a registration.
  return ok({
    data: { ...data, idempotencyKey },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.badge.resent' }],
  });
}

type BadgeOwner = { readonly email: string } | { readonly badgeNo: string };

async function resolveBadgeOwner(
  invocation: Invocation,
  { front, signal, origin }: Connection,
  exhibitionId: string,
): Promise<Result<BadgeOwner, Failure>> {
  const email = readTextOption(invocation.options, 'email');
  if (email !== undefined) return ok({ email });
  const response = front().badge.ofExhibition({ exhibitionId }, { signal, handled: true });
  const exhibitionBadge = await waitWithProgress(invocation, response);
  if (!exhibitionBadge.ok) return toCallFailure(exhibitionBadge.error, origin);
  if (exhibitionBadge.value === null)
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.preregister.notRegistered' });
  return ok({ badgeNo: exhibitionBadge.value.badgeNo });
}
