import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { tryPassword } from '../identity/try-password.ts';
import type { QueueKeys } from '../limits/work-queue.ts';
import type { AccountPorts } from './account-ports.ts';
import { PASSWORD_INCORRECT } from './account-refusals.ts';
import { findAccount } from './find-account.ts';

interface PasswordProof {
  /** The hash that the password was compared with. */
  readonly passwordHash: string | null;
  readonly priority: QueueKeys;
}

/**
 * Checks the password of a logged-in buyer again, since somebody else may be using their device. Failures count
 * together with those of logins, and a correct password resets the count. THR-12 THR-13
 */
export async function verifyPassword(
  ports: AccountPorts,
  context: CallContext,
  password: string,
): Promise<Result<PasswordProof, Refusal>> {
  const { email } = buyerOf(context);
  const { database } = ports;
  const account = await findAccount(database, email, context.visitor);
  const passwordHash = account?.passwordHash ?? null;
  const isFamiliar = account?.isFamiliar === true;
  const tried = await tryPassword(ports, context, { email, password, passwordHash, isKnownDevice: isFamiliar });
  if (!tried.ok) return tried;
  const { isRight, attempts, priority } = tried.value;
  if (!isRight) return err(PASSWORD_INCORRECT);
  const keys = attempts.map(({ key }) => key);
  if (keys.length > 0) await database.kysely.deleteFrom('login_attempt').where('key', 'in', keys).execute();
  return ok({ passwordHash, priority });
}
