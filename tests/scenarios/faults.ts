import { listCalls } from '@fairhall/core/contract/call';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Fault, Scenario } from '@fairhall/fixtures/scenario';

export type Handle = (request: Request) => Promise<Response>;

/** Effects of a fault besides withholding a response. */
export interface FaultActs {
  /** Ends the login of the request's token. */
  expire(token: string): Promise<void>;
  /** Called when a caller starts to wait for a response that never comes. */
  silence(): void;
}

/** Thrown instead of a response that never comes back. */
class LostAnswer extends Error {}

const NAMES = new Map([...listCalls(gatewayContract)].map(({ name, call }) => [call.path, name]));

/** Adds the scenario's faults to a gateway, each at its turn of the call. */
export function withFaults({ ports }: Scenario, handle: Handle, acts: FaultActs): Handle {
  const turns = new Map<string, number>();
  return async (request) => {
    const name = NAMES.get(new URL(request.url).pathname.replace(/^\/gateway\//, ''));
    if (name === undefined) return handle(request);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const answer = ports[name]?.[turn];
    return answer !== undefined && 'fault' in answer ? failing(answer.fault, request, handle, acts) : handle(request);
  };
}

async function failing(fault: Fault, request: Request, handle: Handle, acts: FaultActs): Promise<Response> {
  switch (fault) {
    case 'timeOut':
      return new Promise(() => undefined);
    case 'noAnswer':
      await handle(request);
      acts.silence();
      return new Promise(() => undefined);
    case 'lostAnswer':
      await handle(request);
      throw new LostAnswer('the connection broke before the answer came');
    case 'expired':
      await acts.expire(await tokenOf(request));
      return handle(request);
  }
}

/** The token in the envelope of a call without files. */
async function tokenOf(request: Request): Promise<string> {
  const { token } = (await request.clone().json()) as { readonly token?: unknown };
  return typeof token === 'string' ? token : '';
}
