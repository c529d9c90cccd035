import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from './call-context.ts';
import type { Transaction } from './db/database.ts';
import { hashSha256 } from './identity/secrets.ts';
import { type CallError, KEY_REUSED } from './wire/call-error.ts';

/** How long an answer is stored for retries, in milliseconds. REL-03 */
export const ANSWER_RETENTION_MS = 7 * 86_400_000;

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isIdempotencyKey = (value: string | null): value is string => value !== null && KEY.test(value);

/** Hash of a submit's idempotency key, as stored in a row that the submit created. */
export const keyHashOf = ({ idempotencyKey }: Pick<CallContext, 'idempotencyKey'>): string =>
  hashSha256((idempotencyKey ?? '').toLowerCase());

/**
 * The id of one action of an owner, the same for every retry; it is stored for longer than the idempotency row. REL-04
 */
export const taskOf = (owner: string, idempotencyKey: string | null): string =>
  hashSha256(`${owner}|${idempotencyKey?.toLowerCase()}`);

export interface OneSubmit {
  /** Owner of the key (the buyer's account, the visitor's proof or the network address) and the call. */
  readonly scope: string;
  readonly key: string;
  readonly data: unknown;
  readonly now: number;
}

/**
 * Runs a submit's work once for its idempotency key, in the open transaction. A retry gets the stored answer; a
 * concurrent call with the same key waits for the first; the same key with other data is rejected. REL-02 REL-03
 */
export async function runOnce(
  { kysely }: Transaction,
  { scope, key, data, now }: OneSubmit,
  work: () => Promise<string>,
): Promise<Result<{ text: string; isRepeat: boolean }, CallError>> {
  const fingerprint = hashSha256(toCanonicalJson(data));
  const claimed = await kysely
    .insertInto('idempotency')
    .values({ scope, key, fingerprint, response: null, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = kysely.selectFrom('idempotency').where('scope', '=', scope).where('key', '=', key);
  if (claimed === undefined) {
    const stored = await row.select(['fingerprint', 'response']).executeTakeFirstOrThrow();
    if (stored.fingerprint !== fingerprint || stored.response === null) return err(KEY_REUSED);
    return ok({ text: stored.response, isRepeat: true });
  }
  const text = await work();
  await kysely
    .updateTable('idempotency')
    .set({ response: text })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return ok({ text, isRepeat: false });
}
