import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { isRegistered } from '../contract/registered.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Message } from '../ports/texts.ts';
import type { RemoteRule } from './rule.ts';

/** Whether an email address has an account. A supplier's has a supplier id, whatever `registered` says. */
export interface Member {
  readonly registered: boolean;
  readonly supplierId: string | null;
}

/**
 * A rule that asks on blur whether an email address has an account. `judge` turns the answer into the form's error, or
 * null. 
 */
export function memberRule(
  gateway: Pick<Gateway, 'account'>,
  judge: (member: Member) => Message | null,
): RemoteRule<string> {
  return {
    type: 'remote',
    on: ['blur'],
    async ask(email, signal) {
      const answer = await gateway.account.memberCheck({ email }, { signal, handled: true });
      if (!answer.ok) return memberCheckError(answer.error);
      return judge({ registered: isRegistered(answer.value.registered), supplierId: answer.value.supplierId || null });
    },
  };
}

/**
 * The message of a failed member check: the gateway's own text for a SERVER_ERROR, also if it is empty, else our text
 * for the error.
 */
export function memberCheckError(error: GatewayError): ShownMessage {
  return error.kind === 'SERVER_ERROR' ? { text: error.message } : errorMessage(error);
}
