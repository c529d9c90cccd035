import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Timer } from '../ports/timer.ts';
import { err, type Result } from '../result.ts';
import { type Call, type Contract, listCalls } from './call.ts';
import { type Client, createClient, type SendOptions } from './client.ts';
import { type GatewayError, gatewayError } from './error.ts';
import { type GatewayContract, gatewayContract } from './trees/gateway-contract.ts';

export interface ScriptedCall {
  /** Dotted name as in the contract: `catalogue.searchGoods`. */
  readonly name: string;
  readonly data: unknown;
  readonly options: SendOptions;
}

export type ScriptedAnswer = Result<unknown, GatewayError>;
export type Script = (call: ScriptedCall) => ScriptedAnswer | Promise<ScriptedAnswer>;

export interface ScriptedClient<Tree extends Contract = GatewayContract> {
  readonly gateway: Client<Tree>;
  /** All calls that were made, in order. */
  readonly calls: readonly ScriptedCall[];
}

/**
 * A gateway with scripted responses, for tests of its callers. If the caller cancels, it gets a cancelled result, as
 * from the real client. A response that does not match the contract is a bug of the test.
 */
export const createScriptedClient = (script: Script): ScriptedClient =>
  createScriptedClientFor(gatewayContract, script);

/** A scripted gateway for the calls of any contract. */
export function createScriptedClientFor<Tree extends Contract>(tree: Tree, script: Script): ScriptedClient<Tree> {
  const names = getCallNames(tree);
  const calls: ScriptedCall[] = [];
  const gateway = createClient(tree, (call, data, options) => {
    const scriptedCall = { name: names.get(call) ?? call.path, data, options };
    calls.push(scriptedCall);
    return runUnlessCancelled(options.signal, async () =>
      validateAnswer(call, scriptedCall.name, await script(scriptedCall)),
    );
  });
  return { gateway, calls };
}

const nameCache = new Map<Contract, ReadonlyMap<Call, string>>();

/** The dotted names of a contract's calls, cached by contract. */
function getCallNames(tree: Contract): ReadonlyMap<Call, string> {
  const names = nameCache.get(tree) ?? new Map([...listCalls(tree)].map(({ name, call }) => [call, name]));
  nameCache.set(tree, names);
  return names;
}

/** A script with one response per call; it throws on any other call. */
export function toScript(answers: Readonly<Record<string, ScriptedAnswer>>): Script {
  return ({ name }) => answers[name] ?? failUnscripted(name);
}

/** A response that arrives after this number of milliseconds. */
export interface TimedAnswer {
  readonly answer: ScriptedAnswer;
  readonly delayMs?: number | undefined;
}

/** A script with several responses per call, in order and each after its delay; the last one repeats. */
export function toTimedScript(answers: Readonly<Record<string, readonly TimedAnswer[]>>, timer: Timer): Script {
  const turns = new Map<string, number>();
  return async ({ name }) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const { answer, delayMs } = answers[name]?.[turn] ?? answers[name]?.at(-1) ?? failUnscripted(name);
    if (delayMs !== undefined) await new Promise<void>((resolve) => void timer.setTimeout(resolve, delayMs));
    return answer;
  };
}

function failUnscripted(name: string): never {
  throw new Error(`nobody scripted ${name}`);
}

function validateAnswer(call: Call, name: string, answer: ScriptedAnswer): ScriptedAnswer {
  const parsed = answer.ok ? call.output.safeParse(answer.value) : undefined;
  if (parsed?.error)
    throw new Error(`the script of ${name} answers what the contract forbids`, { cause: parsed.error });
  return parsed === undefined ? answer : { ok: true, value: parsed.data };
}

const ERROR_CANCELLED: ScriptedAnswer = err(gatewayError('NETWORK_ERROR', 'cancelled'));

async function runUnlessCancelled(
  signal: CancelSignal | undefined,
  work: () => Promise<ScriptedAnswer>,
): Promise<ScriptedAnswer> {
  if (signal === undefined) return work();
  if (signal.aborted) return ERROR_CANCELLED;
  const cancelled = new Promise<ScriptedAnswer>((resolve) =>
    signal.addEventListener('abort', () => resolve(ERROR_CANCELLED)),
  );
  return Promise.race([work(), cancelled]);
}
