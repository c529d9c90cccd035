import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from './call-context.ts';
import type { Transaction } from './db/database.ts';
import { hashSha256 } from './identity/secrets.ts';
import { type CallError, KEY_REUSED } from './wire/call-error.ts';

/** How long an answer is kept for repeats, in milliseconds. REL-03 */
export const RESPONSE_RETENTION_MS = 7 * 86_400_000;

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isIdempotencyKey = (value: string | null): value is string => value !== null && KEY.test(value);

/** What is kept of a submit's key by a row that it made. */
export const keyHashOf = ({ idempotencyKey }: Pick<CallContext, 'idempotencyKey'>): string =>
  hashSha256((idempotencyKey ?? '').toLowerCase());

/** The id of one action of an owner, the same whenever it is sent again; it outlives the idempotency row. REL-04 */
export const taskOf = (owner: string, idempotencyKey: string | null): string =>
  hashSha256(`${owner}|${idempotencyKey?.toLowerCase()}`);

export interface OneSubmit {
  /** Whose key it is: the buyer's account, the visitor's proof or the address, and the call. */
  readonly scope: string;
  readonly key: string;
  readonly data: unknown;
  readonly now: number;
}

/**
 * Does a submit's work once for its key, in the transaction that is open. A repeat gets the answer that was stored; a
 * twin under way waits for it; other data under the same key is refused. REL-02 REL-03
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
