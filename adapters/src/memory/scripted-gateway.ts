import { type Call, type Contract, callsOf } from '@fairhall/core/contract/call';
import { type Client, createClient, type SendOptions } from '@fairhall/core/contract/client';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { Timer } from '@fairhall/core/ports/timer';
import { ok, type Result } from '@fairhall/core/result';
import { withinTime } from '../http/within-time.ts';

/** What a call answers, and after how many milliseconds. */
export interface ScriptedAnswer {
  readonly answer: Result<unknown, GatewayError>;
  readonly delayMs?: number | undefined;
}

/** One answer for every call, one a call with the last repeated, or one made from what was sent. */
export type Script = ScriptedAnswer | readonly ScriptedAnswer[] | ((data: unknown) => ScriptedAnswer);

export interface ScriptedCall {
  /** Dotted name in the contract, such as 'enquiry.submitNew'. */
  readonly name: string;
  readonly data: unknown;
  readonly idempotencyKey?: string;
}

export interface ScriptedGateway<Tree> {
  readonly gateway: Client<Tree>;
  /** What was sent, in order. */
  readonly calls: readonly ScriptedCall[];
}

export interface ScriptedGatewayOptions<Tree extends Contract> {
  readonly contract: Tree;
  /** By dotted name of the call; may be added to while it runs. */
  readonly scripts: { readonly [name: string]: Script };
  readonly timer: Timer;
}

/**
 * A gateway that answers from a script. It throws on a call that has no script and on an answer that the contract
 * does not allow, since both are mistakes of the test.
 */
export function createScriptedGateway<Tree extends Contract>(
  options: ScriptedGatewayOptions<Tree>,
): ScriptedGateway<Tree> {
  const names = new Map<Call, string>();
  for (const { name, call } of callsOf(options.contract)) names.set(call, name);
  const calls: ScriptedCall[] = [];

  const send = async (call: Call, data: unknown, { signal, idempotencyKey }: SendOptions) => {
    const name = names.get(call) ?? call.path;
    const turn = calls.filter((earlier) => earlier.name === name).length;
    calls.push({ name, data, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
    const { answer, delayMs } = scripted(name, options.scripts[name], turn, data);
    const checked = answer.ok ? ok(allowed(name, call, answer.value)) : answer;
    return withinTime<unknown>(options.timer, { timeoutMs: null, signal }, async () => {
      if (delayMs !== undefined) await new Promise<void>((resolve) => options.timer.setTimeout(resolve, delayMs));
      return checked;
    });
  };
  return { gateway: createClient(options.contract, send), calls };
}

function scripted(name: string, script: Script | undefined, turn: number, data: unknown): ScriptedAnswer {
  if (typeof script === 'function') return script(data);
  const answers = script === undefined || 'answer' in script ? [script] : script;
  const answer = answers[Math.min(turn, answers.length - 1)];
  if (answer === undefined) throw new Error(`the call ${name} has no script`);
  return answer;
}

function allowed(name: string, call: Call, data: unknown): unknown {
  const parsed = call.output.safeParse(data);
  if (!parsed.success)
    throw new Error(`the script of ${name} answers what the contract does not`, { cause: parsed.error });
  return parsed.data;
}
