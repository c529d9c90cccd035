import { changes } from './changes.ts';
import { differences } from './differences.ts';
import { filled, type Words } from './filled.ts';
import type { RunningFlow, ScenarioPorts, WrittenEvent } from './scenario-flow.ts';
import { SCENARIO_FLOWS, type ScenarioFlow } from './scenario-flows.ts';

/** One thing that happens, or one thing that must be true by then. */
export type Step =
  | { readonly send: WrittenEvent }
  /** Milliseconds. */
  | { readonly advance: number }
  /** A part of the view: members that are not named may be anything. */
  | { readonly expect: unknown };

export interface ReplayedScenario {
  readonly flow: ScenarioFlow;
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly steps: readonly Step[];
}

/** Where a scenario is replayed. */
export interface Stage {
  readonly ports: ScenarioPorts;
  /** Waits until nothing goes on that does not need time to pass. */
  settle(): Promise<void>;
  /** Lets milliseconds pass. */
  advance(milliseconds: number): Promise<void>;
  /** What only the gateway knew by now, such as the token of a mail; steps name it in braces. */
  words(): Promise<Words>;
}

export interface Replay {
  /** What was not as it should be; empty when all was. */
  readonly problems: readonly string[];
  /** What was done and what changed by it, a line each. */
  readonly transcript: readonly string[];
}

/** Plays a scenario on its flow and compares what a person would see. It goes on when nothing is busy but time. */
export async function replay(scenario: ReplayedScenario, stage: Stage): Promise<Replay> {
  const { flow, input = {}, steps } = scenario;
  const actor = SCENARIO_FLOWS[flow](stage.ports, filled(input, await stage.words()));
  const transcript: string[] = [`open ${flow} ${JSON.stringify(input)}`];
  let seen: unknown;
  const see = () => {
    const view = actor.view();
    transcript.push(`     ${JSON.stringify(changes(seen, view))}`);
    seen = view;
  };
  await stage.settle();
  see();
  try {
    for (const [index, written] of steps.entries()) {
      const step = filled(written, await stage.words());
      transcript.push(`step ${index + 1} ${JSON.stringify(step)}`);
      const problems = await play(step, actor, stage);
      if (problems.length > 0) {
        return { problems: problems.map((problem) => `step ${index + 1}: ${problem}`), transcript };
      }
      if (!('expect' in step)) see();
    }
    return { problems: [], transcript };
  } finally {
    actor.stop();
  }
}

async function play(step: Step, actor: RunningFlow, stage: Stage): Promise<readonly string[]> {
  if ('expect' in step) return differences(step.expect, actor.view());
  if ('advance' in step) await stage.advance(step.advance);
  else if (actor.listensTo.includes(step.send.type)) actor.send(step.send);
  else return [`nothing here listens to ${step.send.type}`];
  await stage.settle();
  return [];
}
