import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ShownMessage } from '../contract/error-message.ts';
import { provideField } from './field.machine.ts';
import { fieldMachineView } from './field.view.ts';
import { emailRules } from './field-rules.ts';
import { custom } from './rule.ts';

function openField(answer: (email: string) => Promise<ShownMessage | null>) {
  const asked: string[] = [];
  const reported: unknown[] = [];
  const remote = custom<string>('remote', (email) => {
    asked.push(email);
    return answer(email);
  });
  const machine = provideField({ bugs: { report: (cause) => reported.push(cause) } });
  const actor = createActor(machine, { input: { rules: emailRules({ remote }) } }).start();
  return {
    asked,
    reported,
    view: () => fieldMachineView(actor.getSnapshot()),
    type: (value: string) => actor.send({ type: 'value.changed', value }),
    async leave() {
      actor.send({ type: 'field.blurred' });
      const during = fieldMachineView(actor.getSnapshot()).state;
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return during;
    },
    submit: () => actor.send({ type: 'form.submitted' }),
  };
}

const taken = async (email: string) => (email === 'taken@b.co' ? { text: 'Already registered' } : null);

test('R-4.112 R-5.016 leaving a right address asks about it, then it is right', async () => {
  const field = openField(taken);
  field.type('free@b.co ');
  expect(field.view().state).toBe('notValidated');
  expect(await field.leave()).toBe('validating');
  expect(field.view()).toEqual({ value: 'free@b.co ', state: 'success', message: null, busy: false });
  expect(field.asked).toEqual(['free@b.co']);
});

test('R-5.016 nobody is asked about an address that is wrong by itself', async () => {
  const field = openField(taken);
  field.type('a@');
  expect(await field.leave()).toBe('pattern');
  expect(field.asked).toEqual([]);
});

test('R-5.016 an unchanged address is asked about once, and its refusal stays', async () => {
  const field = openField(taken);
  field.type('taken@b.co');
  await field.leave();
  await field.leave();
  field.submit();
  field.type('taken@b.co');
  expect(field.view()).toEqual({
    value: 'taken@b.co',
    state: 'remote',
    message: { text: 'Already registered' },
    busy: false,
  });
  expect(field.asked).toEqual(['taken@b.co']);
});

test('R-4.112 typing while somebody is asked takes the question back', async () => {
  const field = openField(taken);
  field.type('taken@b.co');
  const leaving = field.leave();
  field.type('free@b.co');
  await leaving;
  expect(field.view().state).toBe('notValidated');
});

test('a question that breaks is told as a server error and reported', async () => {
  const cause = new Error('broken');
  const field = openField(async () => {
    throw cause;
  });
  field.type('free@b.co');
  await field.leave();
  expect(field.view().message).toEqual({ key: 'request.server' });
  expect(field.reported).toEqual([cause]);
});
