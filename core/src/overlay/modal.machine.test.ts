import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { modalMachine } from './modal.machine.ts';
import { modalView } from './modal.view.ts';

function openModal(closable?: boolean) {
  const clock = new SimulatedClock();
  const actor = createActor(modalMachine, { clock, input: closable === undefined ? {} : { closable } }).start();
  return { clock, actor, view: () => modalView(actor.getSnapshot()) };
}

test('R-4.113 a modal is opening, visible, closing, then removed', () => {
  const { clock, actor, view } = openModal();
  const states = [view().state];
  actor.send({ type: 'modal.shown' });
  states.push(view().state);
  actor.send({ type: 'modal.closed' });
  states.push(view().state);
  clock.increment(200);
  states.push(view().state);
  expect(states).toEqual(['opening', 'visible', 'closing', 'removed']);
});

test('R-4.114 R-9.018 a closed modal is removed after 200 ms', () => {
  const { clock, actor, view } = openModal();
  actor.send({ type: 'modal.closed' });
  clock.increment(199);
  expect(view()).toEqual({ state: 'closing', present: true, closable: true });
  clock.increment(1);
  expect(view()).toEqual({ state: 'removed', present: false, closable: true });
});

test('a modal that requires an answer cannot be closed', () => {
  const { actor, view } = openModal(false);
  actor.send({ type: 'modal.shown' });
  actor.send({ type: 'modal.closed' });
  expect(view()).toEqual({ state: 'visible', present: true, closable: false });
});
