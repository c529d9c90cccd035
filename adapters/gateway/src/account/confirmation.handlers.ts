import type { confirmation, SEND_AGAIN_STATES } from '@fairhall/core/contract/confirmation/calls';
import type { Answer, Handlers } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { deliverWaiting, listWaiting, removeWaiting, senderOf, toWaitingItem } from './confirm-address.ts';
import { type ConfirmationPorts, confirmLink, findProvenAddress } from './confirm-link.ts';
import { findLink, sendConfirmation, stopConfirmation } from './confirmation-link.ts';
import { sendInitialPasswordLink } from './initial-password-link.ts';

/** Calls that confirm addresses and list or send what waits for the confirmation. */
export function confirmationHandlers(ports: ConfirmationPorts): Handlers<typeof confirmation, CallContext> {
  const { waitingParts } = ports;
  return {
    confirm: (input, context) => confirmLink(ports, context, input),
    waiting: async ({ token }, context) => {
      const { buyer } = context;
      const proven = await findProvenAddress(ports, context, token);
      if (proven === undefined) {
        if (token !== undefined) return err(NOT_FOUND);
        return ok({ email: buyer?.email ?? '', isConfirmed: false, waiting: [] });
      }
      const items = await listWaiting(waitingParts, context, senderOf(context, proven));
      return ok({ email: proven.email, isConfirmed: true, waiting: items.map(toWaitingItem) });
    },
    settle: async ({ token, confirm, remove }, context) => {
      const proven = await findProvenAddress(ports, context, token);
      if (proven === undefined) return err(NOT_FOUND);
      const sender = senderOf(context, proven);
      const items = await listWaiting(waitingParts, context, sender);
      const chosen = items.filter(({ id }) => confirm.includes(id) && !remove.includes(id));
      const sent = await deliverWaiting(waitingParts, context, chosen);
      const removed = await removeWaiting(
        waitingParts,
        context,
        items.filter(({ id }) => remove.includes(id)),
      );
      const left = await listWaiting(waitingParts, context, sender);
      return ok({ sent, removed, waiting: left.map(toWaitingItem) });
    },
    sendAgain: ({ token }, context) => sendAgain(ports, context, token),
    reject: async ({ token }, context) => {
      const link = await findLink(context.database, token);
      if (link === undefined || link.isVerified || link.usedAt !== null || link.expires <= context.now) {
        return err(NOT_FOUND);
      }
      await stopConfirmation(context.database, link.accountId, context.now);
      return ok(true);
    },
  };
}

/**
 * Sends to the address of the logged-in buyer, or to that of an expired link; a caller cannot choose any other address.
 */
async function sendAgain(
  ports: ConfirmationPorts,
  context: CallContext,
  token: string | undefined,
): Promise<Answer<{ state: (typeof SEND_AGAIN_STATES)[number]; email: string }>> {
  const { buyer, database } = context;
  const link = token === undefined ? undefined : await findLink(database, token);
  const recipient = token === undefined ? buyer : link;
  if (recipient === null || recipient === undefined) return err(NOT_FOUND);
  const { accountId, email } = recipient;
  const rows = database.kysely.selectFrom('account').select(['verified_at', 'denied_at', 'password_hash']);
  const row = await rows.where('account_id', '=', accountId).forUpdate().executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  if (row.verified_at !== null) return ok({ state: 'confirmed', email });
  if (row.denied_at !== null) return ok({ state: 'denied', email });
  // An account without a password is confirmed by the link that sets it.
  const send = row.password_hash === null ? sendInitialPasswordLink : sendConfirmation;
  return ok({ state: (await send(ports, context, { accountId, email })) ? 'queued' : 'earlier', email });
}
