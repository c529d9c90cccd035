import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { keyHashOf } from '../idempotency.ts';
import type { AccountPorts } from './account-ports.ts';
import { EMAIL_REGISTERED, IS_SUPPLIER } from './account-refusals.ts';
import { findAccount } from './find-account.ts';
import { sendInitialPasswordLink } from './initial-password-link.ts';
import { insertBuyer } from './insert-buyer.ts';
import { startSession } from './sessions.ts';

interface FastRegistration {
  readonly email: string;
  readonly contactName?: string | undefined;
  readonly companyName?: string | undefined;
  readonly countryId?: string | undefined;
  readonly tagCodes?: readonly string[] | undefined;
}

/**
 * Creates a buyer's account without a password, logs this device in, and mails the link that sets the password; until
 * that is used the address is unconfirmed, and nobody can log in elsewhere. A retry with the same idempotency key gets
 * a token of its own. A-30 D-71 REL-01
 */
export async function registerWithoutPassword(
  ports: AccountPorts,
  context: CallContext,
  registration: FastRegistration,
): Promise<Answer<{ tradeChinaToken: string }>> {
  const created = await create(ports, context, registration);
  const session = created === undefined ? await findRepeat(ports, context, registration.email) : ok(created);
  if (!session.ok) return session;
  context.cookie.start(session.value);
  return ok({ tradeChinaToken: session.value });
}

/** Undefined if the address has an account. */
function create(
  ports: AccountPorts,
  context: CallContext,
  { email, tagCodes = [], ...details }: FastRegistration,
): Promise<string | undefined> {
  return ports.database.transaction(async (database) => {
    const buyer = { email, passwordHash: null, tagCodes, productName: '', ...details };
    const accountId = await insertBuyer(ports, context, database, buyer);
    if (accountId === undefined) return undefined;
    await sendInitialPasswordLink(ports, { ...context, database }, { accountId, email });
    return startSession(database, context, { accountId, passwordHash: null, source: 'register' });
  });
}

async function findRepeat(
  { database }: AccountPorts,
  context: CallContext,
  email: string,
): Promise<Result<string, Refusal>> {
  const taken = await findAccount(database, email, null);
  if (taken?.kind === 'supplier') return err(IS_SUPPLIER);
  if (taken === undefined || taken.passwordHash !== null || taken.registerKey !== keyHashOf(context))
    return err(EMAIL_REGISTERED);
  const { accountId } = taken;
  const session = await startSession(database, context, { accountId, passwordHash: null, source: 'register' });
  return session === undefined ? err(EMAIL_REGISTERED) : ok(session);
}
