import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { createScriptedClient, createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { DeferrableTask, Deferral, TaskOutcome } from './deferral.ts';
import type { Flow } from './flow.ts';

/**
 * Creates ports for a flow under test: a gateway with scripted responses, ids that count up (`key-1`, `key-2`), and a
 * list of the reported bugs.
 */
export function createTestPorts(script: Script, keys = 'key') {
  const { gateway, calls } = createScriptedClient(script);
  const { gateway: front } = createScriptedClientFor(secondaryContract, script);
  const reported: unknown[] = [];
  let made = 0;
  const ids = { uuid: () => `${keys}-${++made}` };
  return {
    gateway,
    frontGateway: async () => front,
    calls,
    ids,
    reported,
    bugs: { report: (cause: unknown) => void reported.push(cause) },
  };
}

/** Returns the outcome of a deferred task in a test. */
export type TestOutcome = (task: DeferrableTask) => TaskOutcome | Promise<TaskOutcome>;

/** Creates a `Deferral` for tests that records every task and ends it with the test's outcome. */
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
 * Lets 100 microtasks pass, after which every scripted response has arrived. For flows that stay busy, for which
 * `waitUntilIdle` would wait for ever.
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
    /** Returns the view once the flow is no longer busy. */
    settled,
    /** Sends the events without waiting in between, even while the flow is busy. */
    atOnce(...events: readonly EventFromLogic<Machine>[]) {
      for (const event of events) actor.send(event);
      return view();
    },
    /** Sends each event once the flow is no longer busy. */
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

/**
 * Does the same for a flow that a page composition has opened: sends each event after all pending responses have
 * arrived.
 */
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
