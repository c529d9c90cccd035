import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import type { ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideAssignment } from './assignment.machine.ts';
import { assignView } from './assignment.view.ts';

const priya = { accountId: 'a1', name: 'Priya', isSelf: true };
const ravi = { accountId: 'a2', name: 'Ravi', isSelf: false };

function openAssignment(assign: () => ScriptedAnswer = () => ok({ assignedTo: ravi })) {
  const stage = supplierStage(
    ({ name }) => (name === 'supplierEnquiry.assign' ? assign() : ok({ assignedTo: null, people: [priya, ravi] })),
    createMemoryDevice(),
  );
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const actor = createActor(provideAssignment({ ...stage.ports, timer: clock as never }, 'e1'), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, assignView) };
}

const select = (accountId: string | null) => ({ type: 'assignee.selected', accountId }) as const;

describe('the member of the team who answers an enquiry', () => {
  test('D-65 is chosen from the team, and the result says who it is now', async () => {
    const flow = openAssignment();
    const first = await flow.settled();
    expect([first.state, first.assignedTo, first.canTake, first.self]).toEqual(['shown', null, true, 'a1']);
    const view = await flow.do(select('a2'));
    expect(flow.sent('supplierEnquiry.assign').map(({ data }) => data)).toEqual([{ enquiryId: 'e1', accountId: 'a2' }]);
    expect([view.assignedTo, view.done]).toEqual([
      ravi,
      { key: 'supplierSite.assign.done', values: { name: '\u2068Ravi\u2069' } },
    ]);
  });

  test('D-65 taking it oneself and giving it back to everybody have results of their own', async () => {
    const flow = openAssignment();
    await flow.settled();
    expect((await flow.do(select('a1'))).done).toEqual({ key: 'supplierSite.assign.done.self' });
    expect((await flow.do(select(null))).done).toEqual({ key: 'supplierSite.assign.done.team' });
  });

  test('choosing the same person again sends nothing', async () => {
    const flow = openAssignment();
    await flow.settled();
    await flow.do(select(null));
    expect(flow.sent('supplierEnquiry.assign')).toEqual([]);
  });

  test('REL-01 a failed change is named, and repeated under the same key', async () => {
    let fails = true;
    const flow = openAssignment(() => (fails ? err(gatewayError('TIME_OUT')) : ok({ assignedTo: ravi })));
    await flow.settled();
    const failed = await flow.do(select('a2'));
    expect([failed.assignedTo, failed.done, failed.message]).toEqual([null, null, { key: 'request.timeout' }]);
    fails = false;
    expect((await flow.do({ type: 'retry.requested' }, select('a2'))).assignedTo).toEqual(ravi);
  });
});
