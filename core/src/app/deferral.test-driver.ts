import { createActor, SimulatedClock } from 'xstate';
import * as z from 'zod/mini';
import { buyerTokenKey } from '../account/keys.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { type DeferralEvent, provideDeferral } from '../deferral/deferral.machine.ts';
import { deferralView } from '../deferral/deferral.view.ts';
import type { DeferralEmitted, PendingLogin, SettledTask } from '../deferral/deferral-status.ts';
import { deferralTaskKey } from '../deferral/keys.ts';
import { createMemoryLocks } from '../deferral/memory-locks.ts';
import { toDeferrableTask } from '../ports/deferral.ts';
import { createFlowDriver, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { rfqTask } from '../rfq/deferred.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { DEFERRAL_KINDS } from './deferral-kinds.ts';

/** Tabs of one browser with a scripted gateway, for tests of the tasks that are sent after a login. */

export type Answer = Result<unknown, GatewayError>;

export const KEY = '00000000-0000-4000-8000-000000000001';
export const rfqPayload = { description: 'Desk lamps', email: 'priya@malabar.example', cateAndTag: null, source: 2 };
export const task = toDeferrableTask(rfqTask, rfqPayload, KEY);
export const taskWithOtherKey = { ...task, idempotencyKey: '00000000-0000-4000-8000-000000000002' };
export const taskSubmittedEvent: DeferralEvent = { type: 'task.submitted', task };
export const loginFinishedEvent: DeferralEvent = { type: 'login.finished' };

export const submitSuccess = ok({ rfqId: 'r1' });
export const networkError = err(gatewayError('NETWORK_ERROR'));
export const timeOut = err(gatewayError('TIME_OUT'));
export const serverError = err(gatewayError('SERVER_ERROR', '400', 'no'));

/** A task kind that no feature has. */
const visitTask = { kind: 'VisitSubmit', payload: z.strictObject({ stand: z.string() }) };
export const visit = toDeferrableTask(visitTask, { stand: '4A12' }, KEY);
const taskKinds = [...DEFERRAL_KINDS, visitTask];

interface StageOptions {
  readonly loginBy?: 'modal' | 'route';
  readonly inShell?: boolean;
}

type Submit = (data: unknown, options: { readonly idempotencyKey: string }) => Promise<Answer>;

/** A browser whose tabs share device and locks. The gateway gives the answers in order and repeats the last one. */
export function openBrowser(
  answers: readonly (Answer | Promise<Answer> | Error)[] = [submitSuccess],
  stageOptions: StageOptions = {},
) {
  const submits: { readonly key: string; readonly data: unknown }[] = [];
  const submit: Submit = async (data, { idempotencyKey }) => {
    submits.push({ key: idempotencyKey, data });
    const answer = answers[Math.min(submits.length, answers.length) - 1] ?? submitSuccess;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { submits, ...openBrowserOn(submit, stageOptions) };
}

/** The same browser with a submit function that the test provides. */
export function openBrowserOn(submit: Submit, stageOptions: StageOptions = {}) {
  const device = createMemoryDevice();
  const locks = createMemoryLocks();
  const token = device.storage.slot(buyerTokenKey);
  const tasks = device.storage.slot(deferralTaskKey);
  const reported: unknown[] = [];
  function openTab() {
    const clock = new SimulatedClock();
    const machine = provideDeferral({
      tasks,
      token,
      locks,
      clock: device.clock,
      runners: taskKinds.map(({ kind, payload }) => ({ kind, payload, submit })),
      page: { path: () => '/rfq', loginBy: () => stageOptions.loginBy ?? 'modal' },
      bridge: { present: stageOptions.inShell ?? false },
      bugs: { report: (cause) => void reported.push(cause) },
    });
    const actor = createActor(machine, { clock });
    const emitted: DeferralEmitted[] = [];
    actor.on('*', (event) => void emitted.push(event));
    actor.start();
    const listWantedLogins = (): readonly PendingLogin[] => emitted.filter((event) => event.type === 'login.required');
    const listSettledTasks = (): readonly SettledTask[] => emitted.filter((event) => event.type === 'task.settled');
    const stage = createFlowDriver(actor, deferralView, flushMicrotasks);
    return {
      ...stage,
      clock,
      async wait(milliseconds: number) {
        clock.increment(milliseconds);
        return stage.settled();
      },
      /** The logins that were requested, and the tasks that have ended. */
      wanted: listWantedLogins,
      ended: listSettledTasks,
      outcome: () => listSettledTasks().at(-1)?.outcome ?? null,
      die: () => void actor.stop(),
    };
  }
  return { ...device, token, tasks, reported, openTab, logIn: () => token.save('bt_1') };
}
