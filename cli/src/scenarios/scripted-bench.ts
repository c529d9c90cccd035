import { createMemoryPorts, type MemoryPorts } from '@fairhall/adapters/memory/ports';
import { createMemoryStore } from '@fairhall/adapters/memory/store';
import { listCalls } from '@fairhall/core/contract/call';
import { gatewayError } from '@fairhall/core/contract/error';
import {
  createScriptedClientFor,
  type ScriptedCall,
  type TimedAnswer,
  toTimedScript,
} from '@fairhall/core/contract/scripted-client';
import { staffContract } from '@fairhall/core/contract/trees/complete-contract';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import { err, ok } from '@fairhall/core/result';
import { createStorage } from '@fairhall/core/storage/storage';
import { type Replay, runScenario } from '@fairhall/fixtures/replay/replay';
import type { Fault, Scenario, ScenarioAnswer } from '@fairhall/fixtures/scenario';
import { DEFAULT_ANSWERS, SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { SCENARIO_WORDS } from '@fairhall/fixtures/scenario-buyer-answers';
import { type BenchEnd, checkScenarioEnd } from '@fairhall/fixtures/scenario-end';
import { storeScenarioStart } from '@fairhall/fixtures/scenario-start';

/** Time-out of a request in milliseconds, if its call has none of its own. */
const REQUEST_MS = 30_000;

const CALL_BY_NAME = new Map(
  [...listCalls(gatewayContract), ...listCalls(secondaryContract)].map(({ name, call }) => [name, call]),
);

/** Replays a scenario with its scripted responses and a simulated clock, so that no real time passes. */
export async function runScriptedScenario(scenario: Scenario): Promise<Replay> {
  const answers = toScriptedAnswers(scenario);
  const world = createMemoryPorts({ answers });
  const { clock, bugs, calls } = world;
  const front = createScriptedClientFor(secondaryContract, toTimedScript(answers, clock));
  const suppliers = createScriptedClientFor(supplierContract, toTimedScript(answers, clock));
  const staff = createScriptedClientFor(staffContract, toTimedScript(answers, clock));
  const ports = {
    ...world.ports,
    front: front.gateway,
    newDevice: () => createStorage(createMemoryStore(clock), clock),
    supplierGateway: () => suppliers.gateway,
    staffGateway: () => staff.gateway,
  };
  storeScenarioStart(ports.storage, scenario.before);
  const getWords = async () => SCENARIO_WORDS;
  const replayed = await runScenario(scenario, {
    ports,
    flush: clock.flush,
    advance: clock.advance,
    words: getWords,
  });
  return {
    problems: [
      ...replayed.problems,
      ...checkScenarioEnd(scenario.after, countStored(scenario, world), ports.storage),
      ...bugs.map((bug) => `a port broke: ${String(bug)}`),
    ],
    transcript: [
      ...replayed.transcript,
      ...[...calls, ...front.calls, ...suppliers.calls, ...staff.calls].map((call) => `call ${JSON.stringify(call)}`),
    ],
  };
}

function toScriptedAnswers({ ports }: Scenario): Readonly<Record<string, readonly TimedAnswer[]>> {
  const defaultAnswers = Object.entries(DEFAULT_ANSWERS).map(
    ([call, sample]) => [call, [toTimedAnswer(call, { sample })]] as const,
  );
  const scenarioAnswers = Object.entries(ports).map(
    ([call, answers]) => [call, answers.map((answer) => toTimedAnswer(call, answer))] as const,
  );
  return Object.fromEntries([...defaultAnswers, ...scenarioAnswers]);
}

function toTimedAnswer(call: string, answer: ScenarioAnswer): TimedAnswer {
  if ('fault' in answer) return toFaultAnswer(call, answer.fault);
  const { delayMs } = answer;
  if ('refusal' in answer) {
    const { code, message } = answer.refusal;
    return { answer: err(gatewayError('SERVER_ERROR', code, message)), delayMs };
  }
  const value = SCENARIO_ANSWERS[answer.sample];
  if (value === undefined) throw new Error(`fixtures/src/scenario-answers.ts has no answer ${answer.sample}`);
  return { answer: ok(value), delayMs };
}

function toFaultAnswer(call: string, fault: Fault): TimedAnswer {
  switch (fault) {
    case 'timeOut':
    case 'noAnswer':
      return { answer: err(gatewayError('TIME_OUT')), delayMs: CALL_BY_NAME.get(call)?.timeoutMs ?? REQUEST_MS };
    case 'lostAnswer':
      return { answer: err(gatewayError('NETWORK_ERROR')) };
    case 'expired':
      return { answer: err(gatewayError('INVALID_TOKEN', '401')) };
  }
}

/**
 * The records that a gateway would have at the end: those from the scenario's start, and one for each idempotency key
 * that arrived.
 */
function countStored(scenario: Scenario, { calls }: MemoryPorts): BenchEnd {
  const listArrivedCalls = (name: string) => listArrivedOnce(scenario, calls, name);
  const ofCarts = listArrivedCalls('cart.submitList').flatMap(
    ({ data }) => (data as { readonly goodIds: unknown[] }).goodIds,
  ); // typed by the call's input
  const ofComparisons = listArrivedCalls('enquiry.submitMany').flatMap(
    ({ data }) => (data as { readonly targets: unknown[] }).targets,
  ); // typed by the call's input
  const before = scenario.before?.enquiriesToday ?? 0;
  return {
    enquiries: before + listArrivedCalls('enquiry.submitNew').length + ofCarts.length + ofComparisons.length,
    rfqs: listArrivedCalls('rfq.submitNew').length,
  };
}

function listArrivedOnce({ ports }: Scenario, calls: readonly ScriptedCall[], name: string): readonly ScriptedCall[] {
  const answers = ports[name] ?? [];
  const arrivedCalls = calls
    .filter((call) => call.name === name)
    .filter((_, turn) => hasArrived(answers[Math.min(turn, answers.length - 1)]));
  return [...new Map(arrivedCalls.map((call) => [call.options.idempotencyKey, call])).values()];
}

function hasArrived(answer: ScenarioAnswer | undefined): boolean {
  if (answer === undefined || 'refusal' in answer) return false;
  return 'sample' in answer || answer.fault === 'lostAnswer' || answer.fault === 'noAnswer';
}
