import type { Client } from '@fairhall/core/contract/client';
import { staffContract } from '@fairhall/core/contract/whole-contract';
import type { CallContext } from '../http/gateway-client.ts';
import { createGatewayClient } from '../http/gateway-client.ts';
import { systemClock } from '../system-clock.ts';
import { describeComputer } from './device.ts';

export type StaffGateway = Client<typeof staffContract>;

interface StaffBoot {
  /** Scheme, host and port of the gateway. */
  readonly origin: string;
  readonly clientId: string;
  /** What the gateway is shown with every call. D-94 */
  readonly token: string;
  readonly context: () => Omit<CallContext, 'device'>;
}

/** The calls of staff and operators, with their token. It keeps nothing on this computer. D-94 */
export function createStaffGateway({ origin, clientId, token, context }: StaffBoot): StaffGateway {
  const { gateway } = createGatewayClient({
    ...{ origin, clientId, contract: staffContract, fetch: globalThis.fetch, clock: systemClock, timer: systemClock },
    context: () => ({ ...context(), device: describeComputer('') }),
    tokens: { buyer: () => '', supplier: () => '', staff: () => token },
    retryDelaysMs: [500],
  });
  return gateway;
}
