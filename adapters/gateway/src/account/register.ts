import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { keyHashOf } from '../idempotency.ts';
import { checkPasswordStrength } from '../identity/check-password-strength.ts';
import { getHashPriority } from '../identity/hash-priority.ts';
import type { AccountPorts } from './account-ports.ts';
import { EMAIL_REGISTERED, IS_SUPPLIER } from './account-refusals.ts';
import { sendConfirmation } from './confirmation-link.ts';
import { type FoundAccount, findAccount } from './find-account.ts';
import { insertBuyer } from './insert-buyer.ts';
import { startSession } from './sessions.ts';

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly tagCodes: readonly string[];
  readonly productName: string;
}

/**
 * Creates a buyer's account, logs it in, and mails the link that confirms its address. Of several concurrent calls for
 * one address only one creates it. A retry with the same idempotency key and password gets a token of its own.
 * THR-02 REL-01
 */
export async function register(
  ports: AccountPorts,
  context: CallContext,
  registration: Registration,
): Promise<Answer<{ tradeChinaToken: string }>> {
  const { database, passwords } = ports;
  const taken = await findAccount(database, registration.email, null);
  if (taken !== undefined) return setTokenCookie(context, await checkRepeat(ports, context, taken, registration));
  const siteName = ports.texts.of(context.lang, context.siteId).site?.name;
  const weak = checkPasswordStrength(registration.password, registration.email, siteName);
  if (weak !== undefined) return err(weak);
  const hashed = await passwords.hash(registration.password, getHashPriority(context, false));
  if (!hashed.ok) return hashed;
  const token = await create(ports, context, registration, hashed.value);
  if (token !== undefined) return setTokenCookie(context, ok(token));
  const winner = await findAccount(database, registration.email, null);
  if (winner === undefined) return err(EMAIL_REGISTERED);
  return setTokenCookie(context, await checkRepeat(ports, context, winner, registration));
}

function setTokenCookie({ cookie }: CallContext, token: Result<string, Refusal>): Answer<{ tradeChinaToken: string }> {
  if (!token.ok) return token;
  cookie.start(token.value);
  return ok({ tradeChinaToken: token.value });
}

/** Undefined if another request has just taken the address. */
function create(
  ports: AccountPorts,
  context: CallContext,
  { email, tagCodes, productName }: Registration,
  passwordHash: string,
): Promise<string | undefined> {
  return ports.database.transaction(async (transaction) => {
    const buyer = { email, passwordHash, tagCodes, productName };
    const accountId = await insertBuyer(ports, context, transaction, buyer);
    if (accountId === undefined) return undefined;
    await sendConfirmation(ports, { ...context, database: transaction }, { accountId, email });
    return startSession(transaction, context, { accountId, passwordHash, source: 'register' });
  });
}

/**
 * Answers a registration for an address that already has an account: a token if this registration created it, else the
 * reason for the rejection.
 */
async function checkRepeat(
  { database, passwords }: AccountPorts,
  context: CallContext,
  { accountId, kind, registerKey, passwordHash }: FoundAccount,
  { password }: Registration,
): Promise<Result<string, Refusal>> {
  if (kind === 'supplier') return err(IS_SUPPLIER);
  if (registerKey !== keyHashOf(context)) return err(EMAIL_REGISTERED);
  const isRight = await passwords.isRight(password, passwordHash, getHashPriority(context, false));
  if (!isRight.ok) return isRight;
  const token = isRight.value
    ? await startSession(database, context, { accountId, passwordHash, source: 'register' })
    : undefined;
  return token === undefined ? err(EMAIL_REGISTERED) : ok(token);
}
