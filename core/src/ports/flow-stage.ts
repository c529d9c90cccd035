import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { type Script, scriptedClient } from '../contract/scripted-client.ts';
import type { DeferrableTask, Deferral, TaskOutcome } from './deferral.ts';

/** What a flow stands on in tests: answers from a script, keys that count up, and a place for its bugs. */
export function stagePorts(script: Script, keys = 'key') {
  const { gateway, calls } = scriptedClient(script);
  const reported: unknown[] = [];
  let made = 0;
  const ids = { uuid: () => `${keys}-${++made}` };
  return { gateway, calls, ids, reported, bugs: { report: (cause: unknown) => void reported.push(cause) } };
}

/** How a test lets a task end. */
export type StagedOutcome = (task: DeferrableTask) => TaskOutcome | Promise<TaskOutcome>;

/** Takes what needs a login, and keeps count of it. */
export function stageDeferral(outcome: StagedOutcome): { tasks: readonly DeferrableTask[]; deferral: Deferral } {
  const tasks: DeferrableTask[] = [];
  const deferral: Deferral = {
    async submit(task) {
      tasks.push(task);
      return outcome(task);
    },
  };
  return { tasks, deferral };
}

/** Long enough for everything that answers at all to have done so: for flows that go on being busy. */
export async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

type Settle<Machine extends AnyStateMachine> = (actor: Actor<Machine>) => Promise<unknown>;

/** A running flow in the hands of a test: what a person does to it, and what that person sees then. */
export function stageFlow<Machine extends AnyStateMachine, View>(
  actor: Actor<Machine>,
  viewOf: (snapshot: SnapshotFrom<Machine>) => View,
  settle: Settle<Machine> = untilIdle,
) {
  const view = () => viewOf(actor.getSnapshot());
  const settled = async () => {
    await settle(actor);
    return view();
  };
  return {
    view,
    /** What is seen once nothing is waited for. */
    settled,
    /** One event right after the other, whatever is waited for. */
    atOnce(...events: readonly EventFromLogic<Machine>[]) {
      for (const event of events) actor.send(event);
      return view();
    },
    /** Each event when the one before has settled. */
    async do(...events: readonly EventFromLogic<Machine>[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
      return view();
    },
  };
}

const untilIdle = <Machine extends AnyStateMachine>(actor: Actor<Machine>): Promise<unknown> =>
  waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
