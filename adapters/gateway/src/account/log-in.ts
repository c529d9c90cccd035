import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { renewPassword, tryPassword } from '../identity/try-password.ts';
import type { AccountPorts } from './account-ports.ts';
import { EMAIL_NOT_REGISTERED, IS_SUPPLIER, PASSWORD_INCORRECT } from './account-refusals.ts';
import { findAccount } from './find-account.ts';
import { startSession } from './sessions.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs a buyer in and returns the token. Exactly one password is hashed for any address, so that the response time
 * reveals nothing.  THR-02 THR-12 THR-13
 */
export async function logIn(
  ports: AccountPorts,
  context: CallContext,
  { email, password }: Credentials,
): Promise<Answer<{ token: string }>> {
  const { database } = ports;
  const found = await findAccount(database, email, context.visitor);
  const passwordHash = found?.passwordHash ?? null;
  const isFamiliar = found?.isFamiliar === true;
  const tried = await tryPassword(ports, context, { email, password, passwordHash, isKnownDevice: isFamiliar });
  if (!tried.ok) return tried;
  if (found === undefined) return err(EMAIL_NOT_REGISTERED);
  if (found.kind === 'supplier') return err(IS_SUPPLIER);
  const { isRight, attempts, priority } = tried.value;
  if (!isRight) return err(PASSWORD_INCORRECT);
  const { accountId } = found;
  const token = await startSession(database, context, { accountId, passwordHash, source: 'login', attempts });
  if (token === undefined) return err(await findRefusal(ports, email));
  context.cookie.start(token);
  await renewPassword(ports, { accountId, password, passwordHash, priority: priority });
  return ok({ token });
}

/**
 * The reason for a rejection after the password was checked: in the meantime the account became a supplier's or got
 * another password. THR-02
 */
async function findRefusal({ database }: AccountPorts, email: string): Promise<Refusal> {
  return (await findAccount(database, email, null))?.kind === 'supplier' ? IS_SUPPLIER : PASSWORD_INCORRECT;
}
