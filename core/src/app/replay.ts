import { differences } from './differences.ts';
import { SCENARIO_FLOWS, type ScenarioFlow, type ScenarioPorts, type WrittenEvent } from './scenario-flows.ts';

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
}

export interface Replay {
  /** What was not as it should be; empty when all was. */
  readonly problems: readonly string[];
  /** What was done and seen, a line each. */
  readonly transcript: readonly string[];
}

/** Plays a scenario on its flow and compares what a person would see. It goes on when nothing is busy but time. */
export async function replay({ flow, input = {}, steps }: ReplayedScenario, stage: Stage): Promise<Replay> {
  const actor = SCENARIO_FLOWS[flow](stage.ports, input);
  const transcript: string[] = [`open ${flow} ${JSON.stringify(input)}`];
  const see = () => transcript.push(`     ${JSON.stringify(actor.view())}`);
  await stage.settle();
  see();
  try {
    for (const step of steps) {
      transcript.push(JSON.stringify(step));
      if ('expect' in step) {
        const problems = differences(step.expect, actor.view());
        if (problems.length > 0) return { problems, transcript };
        continue;
      }
      if ('send' in step) {
        if (!actor.listensTo.includes(step.send.type)) {
          return { problems: [`${flow} never listens to ${step.send.type}`], transcript };
        }
        actor.send(step.send);
        await stage.settle();
      } else {
        await stage.advance(step.advance);
        await stage.settle();
      }
      see();
    }
    return { problems: [], transcript };
  } finally {
    actor.stop();
  }
}
