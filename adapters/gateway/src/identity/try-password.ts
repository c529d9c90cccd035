import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Database } from '../db/database.ts';
import type { QueueKeys } from '../limits/work-queue.ts';
import { toRateLimitRefusal } from '../wire/call-error.ts';
import { getHashPriority } from './hash-priority.ts';
import { type AttemptCounter, claimAttempt, listAttemptCounters, undoAttempt } from './login-attempts.ts';
import type { Passwords } from './passwords.ts';

export interface LoginPorts {
  readonly database: Database;
  readonly passwords: Passwords;
}

interface PasswordInput {
  readonly email: string;
  readonly password: string;
  /** The stored hash of the account; null if there is no account to log in to, which takes the same time. THR-12 */
  readonly passwordHash: string | null;
  /** Whether the trying device logged in to the account before. */
  readonly isKnownDevice: boolean;
}

interface PasswordAttempt {
  readonly isRight: boolean;
  /** Counted tries, to be uncounted if the login succeeds. */
  readonly attempts: readonly AttemptCounter[];
  readonly priority: QueueKeys;
}

/**
 * Checks a password for every kind of login. Returns the error '503' while the queue is full and '429' after too many
 * wrong tries; counts the try, and hashes one password whatever the address. THR-12 THR-13
 */
export async function tryPassword(
  { database, passwords }: LoginPorts,
  context: CallContext,
  { email, password, passwordHash, isKnownDevice }: PasswordInput,
): Promise<Result<PasswordAttempt, Refusal>> {
  const priority = getHashPriority(context, isKnownDevice);
  const full = passwords.refusal(priority);
  if (full !== undefined) return err(full);
  const counts = listAttemptCounters(email, isKnownDevice, context);
  const { wait, claimed: attempts } = await claimAttempt(database, counts, context.now);
  if (wait > 0) return err(toRateLimitRefusal(wait));
  const isRight = await passwords.isRight(password, passwordHash, priority);
  if (!isRight.ok) {
    await undoAttempt(database, attempts);
    return isRight;
  }
  return ok({ isRight: isRight.value, attempts, priority });
}

interface PasswordUpgrade {
  readonly accountId: string;
  readonly password: string;
  readonly passwordHash: string | null;
  readonly priority: QueueKeys;
}

/** Rehashes a password whose hash was made at another cost. If the queue is full, the next login does it. */
export async function renewPassword(
  { database, passwords }: LoginPorts,
  { accountId, password, passwordHash, priority }: PasswordUpgrade,
): Promise<void> {
  if (passwordHash === null || !passwords.isDated(passwordHash)) return;
  const hashed = await passwords.hash(password, priority);
  if (!hashed.ok) return;
  await database.kysely
    .updateTable('account')
    .set({ password_hash: hashed.value })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .execute();
}
