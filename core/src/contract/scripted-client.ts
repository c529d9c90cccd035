import type { Gateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';
import { callsOf } from './call.ts';
import { createClient, type SendOptions } from './client.ts';
import { contract } from './contract.ts';
import type { GatewayError } from './error.ts';

export interface ScriptedCall {
  /** Dotted, as in the contract: `catalogue.searchGoods`. */
  readonly name: string;
  readonly data: unknown;
  readonly options: SendOptions;
}

export type ScriptedAnswer = Result<unknown, GatewayError>;
export type Script = (call: ScriptedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;

export interface ScriptedClient {
  readonly gateway: Gateway;
  /** All calls that were made, in order. */
  readonly calls: readonly ScriptedCall[];
}

/** A gateway for tests that answers as a script says. */
export function scriptedClient(script: Script): ScriptedClient {
  const names = new Map([...callsOf(contract)].map(({ name, call }) => [call, name]));
  const calls: ScriptedCall[] = [];
  const gateway = createClient(contract, async (call, data, options) => {
    const asked = { name: names.get(call) ?? call.path, data, options };
    calls.push(asked);
    return script(asked);
  });
  return { gateway, calls };
}

/** A script with one answer per call; it throws on any other call. */
export function answersOf(answers: Readonly<Record<string, ScriptedAnswer>>): Script {
  return ({ name }) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`nobody scripted ${name}`);
    return answer;
  };
}
