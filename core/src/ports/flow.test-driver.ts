import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { createScriptedClient, type Script } from '../contract/scripted-client.ts';
import type { DeferrableTask, Deferral, TaskOutcome } from './deferral.ts';
import type { Flow } from './flow.ts';

/**
 * Ports for a flow under test: a gateway that answers from a script, ids that count up (`key-1`, `key-2`), and a list
 * of the bugs it reported.
 */
export function createTestPorts(script: Script, keys = 'key') {
  const { gateway, calls } = createScriptedClient(script);
  const reported: unknown[] = [];
  let made = 0;
  const ids = { uuid: () => `${keys}-${++made}` };
  return { gateway, calls, ids, reported, bugs: { report: (cause: unknown) => void reported.push(cause) } };
}

/** The outcome that a test gives to a deferred task. */
export type TestOutcome = (task: DeferrableTask) => TaskOutcome | Promise<TaskOutcome>;

/** A `Deferral` for a test: it records every task and ends it as the test says. */
export function createTestDeferral(outcome: TestOutcome): { tasks: readonly DeferrableTask[]; deferral: Deferral } {
  const tasks: DeferrableTask[] = [];
  const deferral: Deferral = {
    async submit(task) {
      tasks.push(task);
      return outcome(task);
    },
  };
  return { tasks, deferral };
}

/**
 * Lets 100 microtasks pass, in which every scripted answer has arrived. For flows that stay busy, on which `untilIdle`
 * would wait for ever.
 */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

type Settle<Machine extends AnyStateMachine> = (actor: Actor<Machine>) => Promise<unknown>;

/** Drives a running flow in a test: sends it events and reads the view that a person would see. */
export function createFlowDriver<Machine extends AnyStateMachine, View>(
  actor: Actor<Machine>,
  viewOf: (snapshot: SnapshotFrom<Machine>) => View,
  settle: Settle<Machine> = waitUntilIdle,
) {
  const view = () => viewOf(actor.getSnapshot());
  const settled = async () => {
    await settle(actor);
    return view();
  };
  return {
    view,
    /** The view once the flow is not busy any more. */
    settled,
    /** Sends the events without waiting in between, also while the flow is busy. */
    atOnce(...events: readonly EventFromLogic<Machine>[]) {
      for (const event of events) actor.send(event);
      return view();
    },
    /** Sends each event once the flow is not busy any more. */
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

const waitUntilIdle = <Machine extends AnyStateMachine>(actor: Actor<Machine>): Promise<unknown> =>
  waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));

/** The same for a flow that a page composition has opened: each event when everything that answers has done so. */
export function createPageDriver<View extends { readonly busy: boolean }, Event extends { readonly type: string }>(
  flow: Flow<View, Event>,
) {
  const settled = async () => {
    await flushMicrotasks();
    return flow.view();
  };
  return {
    view: flow.view,
    settled,
    async do(...events: readonly Event[]) {
      await settled();
      for (const event of events) {
        flow.send(event);
        await settled();
      }
      return flow.view();
    },
  };
}
