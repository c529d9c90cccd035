import { createMemoryPorts, type MemoryPorts } from '@fairhall/adapters/memory/ports';
import { createMemoryStore } from '@fairhall/adapters/memory/store';
import { callsOf } from '@fairhall/core/contract/call';
import { gatewayError } from '@fairhall/core/contract/error';
import {
  answersInTurn,
  type ScriptedCall,
  scriptedClientOf,
  type TimedAnswer,
} from '@fairhall/core/contract/scripted-client';
import { contract } from '@fairhall/core/contract/trees/every-page';
import { frontContract } from '@fairhall/core/contract/trees/some-pages';
import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import { err, ok } from '@fairhall/core/result';
import { createStorage } from '@fairhall/core/storage/storage';
import { type Replay, replay } from '@fairhall/fixtures/replay/replay';
import type { Fault, Scenario, ScenarioAnswer } from '@fairhall/fixtures/scenario';
import { type Found, problemsAfter } from '@fairhall/fixtures/scenario-after';
import { SCENARIO_ANSWERS, USUAL_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { keepBefore } from '@fairhall/fixtures/scenario-before';
import { SCRIPTED_WORDS } from '@fairhall/fixtures/scenario-buyer-answers';

/** How long a request is waited for before it counts as lost, in milliseconds, where its call says nothing. */
const REQUEST_MS = 30_000;

const CALLS = new Map([...callsOf(contract), ...callsOf(frontContract)].map(({ name, call }) => [name, call]));

/** Replays a scenario on the answers that it scripts, with a simulated clock, so that no time passes. */
export async function replayScripted(scenario: Scenario): Promise<Replay> {
  const answers = scriptsOf(scenario);
  const world = createMemoryPorts({ answers });
  const { clock, bugs, calls } = world;
  const front = scriptedClientOf(frontContract, answersInTurn(answers, clock));
  const suppliers = scriptedClientOf(supplierContract, answersInTurn(answers, clock));
  const ports = {
    ...world.ports,
    front: front.gateway,
    newDevice: () => createStorage(createMemoryStore(clock), clock),
    supplierGateway: () => suppliers.gateway,
  };
  keepBefore(ports.storage, scenario.before);
  const words = async () => SCRIPTED_WORDS;
  const seen = await replay(scenario, { ports, settle: clock.settle, advance: clock.advance, words });
  return {
    problems: [
      ...seen.problems,
      ...problemsAfter(scenario.after, foundIn(scenario, world), ports.storage),
      ...bugs.map((bug) => `a port broke: ${String(bug)}`),
    ],
    transcript: [
      ...seen.transcript,
      ...[...calls, ...front.calls, ...suppliers.calls].map((call) => `call ${JSON.stringify(call)}`),
    ],
  };
}

function scriptsOf({ ports }: Scenario): Readonly<Record<string, readonly TimedAnswer[]>> {
  const usual = Object.entries(USUAL_ANSWERS).map(([call, sample]) => [call, [scripted(call, { sample })]] as const);
  const own = Object.entries(ports).map(
    ([call, answers]) => [call, answers.map((answer) => scripted(call, answer))] as const,
  );
  return Object.fromEntries([...usual, ...own]);
}

function scripted(call: string, answer: ScenarioAnswer): TimedAnswer {
  if ('fault' in answer) return faultOf(call, answer.fault);
  const { delayMs } = answer;
  if ('refusal' in answer) {
    const { code, message } = answer.refusal;
    return { answer: err(gatewayError('SERVER_ERROR', code, message)), delayMs };
  }
  const value = SCENARIO_ANSWERS[answer.sample];
  if (value === undefined) throw new Error(`fixtures/src/scenario-answers.ts has no answer ${answer.sample}`);
  return { answer: ok(value), delayMs };
}

function faultOf(call: string, fault: Fault): TimedAnswer {
  switch (fault) {
    case 'timeOut':
    case 'noAnswer':
      return { answer: err(gatewayError('TIME_OUT')), delayMs: CALLS.get(call)?.timeoutMs ?? REQUEST_MS };
    case 'lostAnswer':
      return { answer: err(gatewayError('NETWORK_ERROR')) };
    case 'expired':
      return { answer: err(gatewayError('INVALID_TOKEN', '401')) };
  }
}

/** What the gateway would hold afterwards: what was there before, and one of each idempotency key that arrived. */
function foundIn(scenario: Scenario, { calls }: MemoryPorts): Found {
  const arrived = (name: string) => arrivedOnce(scenario, calls, name);
  const ofCarts = arrived('cart.submitList').flatMap(({ data }) => (data as { readonly goodIds: unknown[] }).goodIds); // as the call's input says
  const before = scenario.before?.enquiriesToday ?? 0;
  return {
    enquiries: before + arrived('enquiry.submitNew').length + ofCarts.length,
    rfqs: arrived('rfq.submitNew').length,
  };
}

function arrivedOnce({ ports }: Scenario, calls: readonly ScriptedCall[], name: string): readonly ScriptedCall[] {
  const answers = ports[name] ?? [];
  const arrived = calls
    .filter((call) => call.name === name)
    .filter((_, turn) => hasArrived(answers[Math.min(turn, answers.length - 1)]));
  return [...new Map(arrived.map((call) => [call.options.idempotencyKey, call])).values()];
}

function hasArrived(answer: ScenarioAnswer | undefined): boolean {
  if (answer === undefined || 'refusal' in answer) return false;
  return 'sample' in answer || answer.fault === 'lostAnswer' || answer.fault === 'noAnswer';
}
