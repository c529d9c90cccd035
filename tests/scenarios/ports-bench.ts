import { createMemoryPorts, type MemoryPorts } from '@fairhall/adapters/memory/ports';
import type { ScriptedAnswer } from '@fairhall/adapters/memory/scripted-gateway';
import { replay } from '@fairhall/core/app/replay';
import { gatewayError } from '@fairhall/core/contract/error';
import { err, ok } from '@fairhall/core/result';
import type { Scenario, ScenarioAnswer } from '@fairhall/fixtures/scenario';
import { SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { type Bench, problemsAfter } from './bench.ts';

const REQUEST_MS = 30_000;

/** Flows over answers from the scenario's own script, on a simulated clock. */
export const portsBench: Bench = {
  name: 'ports',
  async replay(scenario) {
    const scripts = Object.entries(scenario.ports).map(([call, answers]) => [call, answers.map(scripted)]);
    const world = createMemoryPorts(Object.fromEntries(scripts));
    const { clock, ports } = world;
    const seen = await replay(scenario, { ports, settle: clock.settle, advance: clock.advance });
    const problems = [...seen.problems, ...problemsAfter(scenario, enquiriesIn(scenario, world)), ...bugsIn(world)];
    return { problems, transcript: [...seen.transcript, ...world.calls.map((call) => `call ${JSON.stringify(call)}`)] };
  },
  close: async () => undefined,
};

function scripted(answer: ScenarioAnswer): ScriptedAnswer {
  if ('fault' in answer) {
    if (answer.fault === 'timeOut') return { answer: err(gatewayError('TIME_OUT')), delayMs: REQUEST_MS };
    const kind = answer.fault === 'expired' ? 'INVALID_TOKEN' : 'NETWORK_ERROR';
    return { answer: err(gatewayError(kind)) };
  }
  const { delayMs } = answer;
  if ('refusal' in answer) {
    return { answer: err(gatewayError('SERVER_ERROR', answer.refusal.code, answer.refusal.message)), delayMs };
  }
  const value = SCENARIO_ANSWERS[answer.sample];
  if (value === undefined) throw new Error(`no answer is called ${answer.sample}`);
  return { answer: ok(value), delayMs };
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
