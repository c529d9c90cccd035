import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { EMAIL, supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { providePeople } from './people.machine.ts';
import { supplierPeopleView } from './people.view.ts';

const person = { accountId: 'a1', name: 'Imran', email: EMAIL, right: 'manage', created: 1, isSelf: true } as const;

function openPeople(answers: Record<string, ScriptedAnswer> = {}) {
  const stage = supplierStage(
    toScript({
      'supplier.people': ok({ people: [person], invitations: [] }),
      'supplier.invite': ok({ invitationId: 'i1', expires: 2 }),
      'supplier.remove': ok(true),
      'supplier.setRight': ok({ accountId: 'a2', right: 'manage' }),
      ...answers,
    }),
    createMemoryDevice(),
  );
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const actor = createActor(providePeople({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, supplierPeopleView) };
}

describe('a supplier’s team', () => {
  test('D-65 a manager invites a colleague with a role, and the list is reloaded', async () => {
    const people = openPeople();
    const view = await people.do(
      { type: 'email.changed', value: ' sana@lyallpur.example ' },
      { type: 'right.selected', right: 'manage' },
      { type: 'form.submitted' },
    );
    expect(people.sent('supplier.invite').map(({ data }) => data)).toEqual([
      { email: 'sana@lyallpur.example', right: 'manage' },
    ]);
    expect([view.invited, view.email.value, people.sent('supplier.people').length]).toEqual([
      'sana@lyallpur.example',
      '',
      2,
    ]);
  });

  test('D-65 THR-46 the page says so when the invitation email is postponed', async () => {
    const people = openPeople({ 'supplier.invite': ok({ invitationId: 'i1', expires: 2, mail: 'postponed' }) });
    const view = await people.do({ type: 'email.changed', value: EMAIL }, { type: 'form.submitted' });
    expect([view.invited, view.isMailPostponed]).toEqual([EMAIL, true]);
  });

  test('R-5.007 an invalid email address shows an error and sends nothing', async () => {
    const people = openPeople();
    const view = await people.do({ type: 'email.changed', value: 'sana@' }, { type: 'form.submitted' });
    expect([view.email.state, view.refusals, people.sent('supplier.invite')]).toEqual(['pattern', 1, []]);
  });

  test('an error from the gateway is shown, and the email address stays in the field', async () => {
    const people = openPeople({ 'supplier.invite': err(gatewayError('SERVER_ERROR', '409', 'A buyer’s.')) });
    const view = await people.do({ type: 'email.changed', value: EMAIL }, { type: 'form.submitted' });
    expect([view.state, view.message, view.email.value]).toEqual(['shown', { text: 'A buyer’s.' }, EMAIL]);
  });

  test('a team member is removed only after confirmation', async () => {
    const people = openPeople();
    const asked = await people.do({ type: 'remove.confirmed' }, { type: 'remove.requested', id: 'a2' });
    expect([asked.removing, people.sent('supplier.remove')]).toEqual(['a2', []]);
    const kept = await people.do({ type: 'remove.cancelled' });
    expect(kept.removing).toBeNull();
    await people.do({ type: 'remove.requested', id: 'a2' }, { type: 'remove.confirmed' });
    expect(people.sent('supplier.remove').map(({ data }) => data)).toEqual([{ id: 'a2' }]);
  });

  test('D-65 a role changes only after confirmation, and the list is reloaded', async () => {
    const people = openPeople();
    const asked = await people.do(
      { type: 'change.confirmed' },
      { type: 'change.requested', id: 'a2', right: 'manage' },
    );
    expect([asked.changing, people.sent('supplier.setRight')]).toEqual([{ id: 'a2', right: 'manage' }, []]);
    expect((await people.do({ type: 'change.cancelled' })).changing).toBeNull();
    await people.do({ type: 'change.requested', id: 'a2', right: 'manage' });
    expect((await people.do({ type: 'remove.requested', id: 'a2' })).changing).toBeNull();
    const view = await people.do({ type: 'change.requested', id: 'a2', right: 'manage' }, { type: 'change.confirmed' });
    expect(people.sent('supplier.setRight').map(({ data }) => data)).toEqual([{ accountId: 'a2', right: 'manage' }]);
    expect([view.changing, view.removing, people.sent('supplier.people').length]).toEqual([null, null, 2]);
  });

  test('D-65 the last manager cannot be demoted, and the page says why', async () => {
    const people = openPeople({ 'supplier.setRight': err(gatewayError('SERVER_ERROR', '409', 'The last.')) });
    const view = await people.do({ type: 'change.requested', id: 'a1', right: 'answer' }, { type: 'change.confirmed' });
    expect([view.state, view.message, view.changing]).toEqual(['shown', { text: 'The last.' }, null]);
  });

  test('a member without the manager role is shown that they may not manage the team', async () => {
    const view = await openPeople({ 'supplier.people': err(gatewayError('SERVER_ERROR', '403', 'no')) }).settled();
    expect(view.state).toBe('notAllowed');
  });

  test('an expired session is cleared', async () => {
    const people = openPeople({ 'supplier.people': err(gatewayError('INVALID_TOKEN', '401')) });
    expect((await people.settled()).state).toBe('visitor');
    expect(people.storage.slot(supplierTokenKey).read()).toBeNull();
  });
});
