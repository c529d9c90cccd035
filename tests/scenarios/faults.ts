import { type Call, callsOf } from '@fairhall/core/contract/call';
import { contract } from '@fairhall/core/contract/contract';
import { refusalBody } from '@fairhall/core/contract/envelope';
import type { Fault, Scenario } from '@fairhall/fixtures/scenario';

export type Handle = (request: Request) => Promise<Response>;

/** What stands in place of an answer that never comes back. */
class LostAnswer extends Error {}

const BY_PATH = new Map([...callsOf(contract)].map(({ name, call }) => [call.path, { name, call }]));

/** A gateway between which and its caller things go wrong, at the turns that the scenario names. */
export function withFaults({ ports }: Scenario, handle: Handle): Handle {
  const turns = new Map<string, number>();
  return async (request) => {
    const known = BY_PATH.get(new URL(request.url).pathname.replace(/^\/gateway\//, ''));
    if (known === undefined) return handle(request);
    const turn = turns.get(known.name) ?? 0;
    turns.set(known.name, turn + 1);
    const answer = ports[known.name]?.[turn];
    return answer !== undefined && 'fault' in answer
      ? failing(answer.fault, known.call, request, handle)
      : handle(request);
  };
}

async function failing(fault: Fault, call: Call, request: Request, handle: Handle): Promise<Response> {
  switch (fault) {
    case 'timeOut':
      return new Promise(() => undefined);
    case 'lostAnswer':
      await handle(request);
      throw new LostAnswer('the connection broke before the answer came');
    case 'expired':
      return Response.json(refusalBody(call.client, '401', ''), { status: 401 });
  }
}
