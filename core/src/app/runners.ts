import type { SessionMemory } from '../account/session-memory.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { RunnerOptions, Runners } from '../deferral/run.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { err, ok, type Result } from '../result.ts';

export interface RunnerPorts {
  readonly gateway: Pick<Gateway, 'account' | 'cart' | 'rfq'>;
  readonly memory: Pick<SessionMemory, 'contactId'>;
  /** The submit of a meeting, until there is a call for it. */
  readonly submitMeeting?: Runners['MeetingSubmit'];
}

/** The call of each kind of task, tried again with its key where the answer is lost.  REL-05 */
export function createRunners({ gateway, memory, submitMeeting }: RunnerPorts): Runners {
  return {
    async NormalCartSubmit(payload, options) {
      const contact = await contactId({ gateway, memory }, options.signal);
      if (!contact.ok) return contact;
      return gateway.cart.submitList({ ...payload, purchaserContactId: contact.value }, sending(options));
    },
    RFQSubmit: (payload, options) => gateway.rfq.submitNew(payload, sending(options)),
    MeetingSubmit: submitMeeting ?? (async () => err(gatewayError('SERVER_ERROR', '404'))),
  };
}

const sending = (options: RunnerOptions) => ({ ...options, handled: true, retry: true });

/** Right after a login the contact may not be kept yet. */
async function contactId(
  { gateway, memory }: Pick<RunnerPorts, 'gateway' | 'memory'>,
  signal: CancelSignal,
): Promise<Result<string, GatewayError>> {
  const kept = memory.contactId.read();
  if (kept !== null) return ok(kept);
  const user = await gateway.account.userInfo({}, { signal, handled: true });
  if (!user.ok) return user;
  return user.value === null ? err(gatewayError('INVALID_TOKEN', '401')) : ok(user.value.purchaserContactId);
}
