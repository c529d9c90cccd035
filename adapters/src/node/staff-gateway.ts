import type { Client } from '@fairhall/core/contract/client';
import { STAFF_TOKEN_ENDS } from '@fairhall/core/contract/staff/limits';
import { staffContract } from '@fairhall/core/contract/trees/complete-contract';
import type { CallContext } from '../http/gateway-client.ts';
import { createGatewayClient } from '../http/gateway-client.ts';
import { systemClock } from '../system-clock.ts';
import { describeComputer } from './device.ts';

export type StaffGateway = Client<typeof staffContract>;

interface StaffBoot {
  /** Scheme, host and port of the gateway. */
  readonly origin: string;
  readonly clientId: string;
  /** The staff token for every call. D-94 */
  readonly token: string;
  readonly context: () => Omit<CallContext, 'device'>;
  /** Called after each response with the token's expiry, in epoch milliseconds. */
  readonly onTokenEnds?: (ends: number) => void;
}

/** The client for staff and operator calls with their token. It stores nothing on this computer. D-94 */
export function createStaffGateway({
  origin,
  clientId,
  token,
  context,
  onTokenEnds = () => undefined,
}: StaffBoot): StaffGateway {
  const fetchAndHear: typeof globalThis.fetch = async (...asked) => {
    const response = await globalThis.fetch(...asked);
    const ends = response.headers.get(STAFF_TOKEN_ENDS);
    if (ends !== null && /^\d{1,16}$/.test(ends)) onTokenEnds(Number(ends));
    return response;
  };
  const { gateway } = createGatewayClient({
    origin,
    clientId,
    contract: staffContract,
    fetch: fetchAndHear,
    clock: systemClock,
    timer: systemClock,
    context: () => ({ ...context(), device: describeComputer('') }),
    tokens: { buyer: () => '', supplier: () => '', staff: () => token },
    retryDelaysMs: [500],
  });
  return gateway;
}
