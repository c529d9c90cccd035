import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { isRegistered } from '../contract/registered.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Message } from '../ports/texts.ts';
import type { RemoteRule } from './rule.ts';

/** What is known of an address. A supplier's has a supplier id, whatever `registered` says. */
export interface Member {
  readonly registered: boolean;
  readonly supplierId: string | null;
}

/** Asks on blur who an address belongs to; the form says what that means for it.  */
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

/** The gateway's own words, and none where it sent none. */
export function memberCheckError(error: GatewayError): ShownMessage {
  return error.kind === 'SERVER_ERROR' ? { text: error.message } : errorMessage(error);
}
