import { createMemoryPorts, type MemoryPorts } from '@fairhall/adapters/memory/ports';
import type { ScriptedAnswer } from '@fairhall/adapters/memory/scripted-gateway';
import { type Replay, replay } from '@fairhall/core/app/replay';
import { gatewayError } from '@fairhall/core/contract/error';
import { err, ok } from '@fairhall/core/result';
import type { Scenario, ScenarioAnswer } from '@fairhall/fixtures/scenario';
import { SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';

/** How long a request is waited for before it counts as lost, in milliseconds. */
const REQUEST_MS = 30_000;

/** Replays a scenario on the answers of its own script; the clock is a simulated one, so nothing is waited for. */
export async function replayScripted(scenario: Scenario): Promise<Replay> {
  const scripts = Object.entries(scenario.ports).map(([call, answers]) => [call, answers.map(scripted)] as const);
  const world = createMemoryPorts(Object.fromEntries(scripts));
  const { clock, ports } = world;
  const seen = await replay(scenario, { ports, settle: clock.settle, advance: clock.advance });
  return {
    problems: [...seen.problems, ...problemsAfter(scenario, enquiriesIn(scenario, world)), ...bugsIn(world)],
    transcript: [...seen.transcript, ...callsIn(world)],
  };
}

/** The end of a scenario that holds for every face: how many enquiries there are. */
export function problemsAfter({ after }: Scenario, enquiries: number): readonly string[] {
  if (after === undefined || after.enquiries === enquiries) return [];
  return [`in the end there should be ${after.enquiries} enquiries, there are ${enquiries}`];
}

function scripted(answer: ScenarioAnswer): ScriptedAnswer {
  if ('fault' in answer) return faultOf(answer.fault);
  const { delayMs } = answer;
  if ('refusal' in answer) {
    const { code, message } = answer.refusal;
    return { answer: err(gatewayError('SERVER_ERROR', code, message)), delayMs };
  }
  const value = SCENARIO_ANSWERS[answer.sample];
  if (value === undefined) throw new Error(`fixtures/src/scenario-answers.ts has no answer ${answer.sample}`);
  return { answer: ok(value), delayMs };
}

function faultOf(fault: 'timeOut' | 'lostAnswer' | 'expired'): ScriptedAnswer {
  if (fault === 'timeOut') return { answer: err(gatewayError('TIME_OUT')), delayMs: REQUEST_MS };
  return { answer: err(gatewayError(fault === 'expired' ? 'INVALID_TOKEN' : 'NETWORK_ERROR')) };
}

/** As many as there are keys among the submits that arrived, beside those of before. */
function enquiriesIn({ ports, before }: Scenario, { calls }: MemoryPorts): number {
  const answers = ports['enquiry.submitNew'] ?? [];
  const submits = calls.filter(({ name }) => name === 'enquiry.submitNew');
  const arrived = submits.filter((_, turn) => hasArrived(answers[Math.min(turn, answers.length - 1)]));
  return (before?.enquiriesToday ?? 0) + new Set(arrived.map(({ idempotencyKey }) => idempotencyKey)).size;
}

const hasArrived = (answer: ScenarioAnswer | undefined): boolean =>
  answer !== undefined && ('sample' in answer || ('fault' in answer && answer.fault === 'lostAnswer'));

const bugsIn = ({ bugs }: MemoryPorts): readonly string[] => bugs.map((bug) => `a port broke: ${String(bug)}`);

const callsIn = ({ calls }: MemoryPorts): readonly string[] => calls.map((call) => `call ${JSON.stringify(call)}`);
