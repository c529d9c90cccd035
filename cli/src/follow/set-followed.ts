import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { setFollowed as changeFollowed } from '@fairhall/core/follow/set-followed';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readSavedLogin, toBuyerCallFailure, withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';

/** Follows or unfollows an item; idempotent. */
export async function setFollowed(type: FollowType, wanted: boolean, invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [id = ''] = args;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  if (readFlagOption(options, 'dryRun'))
    return toDryRunOutcome({ data: { id, followed: wanted }, idempotencyKey: key }, { id, key });
  const sent = changeFollowed(gateway, { type, id }, wanted, { signal, idempotencyKey: key, handled: true });
  const answer = await waitWithProgress(invocation, sent);
  if (!answer.ok) return withRepeat(toBuyerCallFailure(answer.error, login.value, origin), key);
  const { followed, count } = answer.value;
  return ok({
    data: { id, followed, count, idempotencyKey: key },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), id]] },
    remarks: [{ key: followed ? 'terminal.follow.done' : 'terminal.follow.left', values: { count } }],
  });
}
