import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { WorkFor } from '../limits/work-line.ts';
import { tooMany } from '../wire/refused.ts';
import type { AccountPorts } from './account-ports.ts';
import { IS_SUPPLIER, NOT_REGISTERED, WRONG_PASSWORD } from './account-refusals.ts';
import { type FoundAccount, findAccount } from './find-account.ts';
import { hashTurn } from './hash-turn.ts';
import { attemptCounts, claimAttempt, takeBackAttempt } from './login-attempts.ts';
import { startSession } from './sessions.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs a buyer in and answers the token. Whatever the address, one password is hashed, so that the time tells nothing of
 * it.  THR-02 THR-12 THR-13
 */
export async function logIn(
  ports: AccountPorts,
  context: CallContext,
  { email, password }: Credentials,
): Promise<Answer<{ token: string }>> {
  const { database, passwords } = ports;
  const { visitor, now } = context;
  const found = await findAccount(database, email, visitor);
  const isFamiliar = found?.isFamiliar === true;
  const turn = hashTurn(context, isFamiliar);
  const full = passwords.refusal(turn);
  if (full !== undefined) return err(full);
  const attempts = attemptCounts(email, isFamiliar, context);
  const wait = await claimAttempt(database, attempts, now);
  if (wait > 0) return err(tooMany(wait));
  const isRight = await passwords.isRight(password, found?.passwordHash ?? null, turn);
  if (!isRight.ok) {
    await takeBackAttempt(database, attempts);
    return isRight;
  }
  if (found === undefined) return err(NOT_REGISTERED);
  if (found.kind === 'supplier') return err(IS_SUPPLIER);
  if (!isRight.value) return err(WRONG_PASSWORD);
  const { accountId, passwordHash } = found;
  const token = await startSession(database, context, { accountId, passwordHash, source: 'login', attempts });
  if (token === undefined) return err(await whatChanged(ports, email));
  context.cookie.start(token);
  await renew(ports, found, password, turn);
  return ok({ token });
}

/** While its password was looked at the account became a supplier's, or got another password. THR-02 */
async function whatChanged({ database }: AccountPorts, email: string): Promise<Refusal> {
  return (await findAccount(database, email, null))?.kind === 'supplier' ? IS_SUPPLIER : WRONG_PASSWORD;
}

/** Hashes a password anew whose hash was made at another cost; when there is no time for it, at the next login. */
async function renew(
  { database, passwords }: AccountPorts,
  found: FoundAccount,
  password: string,
  turn: WorkFor,
): Promise<void> {
  const { accountId, passwordHash } = found;
  if (passwordHash === null || !passwords.isDated(passwordHash)) return;
  const hashed = await passwords.hash(password, turn);
  if (!hashed.ok) return;
  await database.kysely
    .updateTable('account')
    .set({ password_hash: hashed.value })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .execute();
}
