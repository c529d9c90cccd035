import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { err, ok, type Result } from '../result.ts';
import { provideSubmit, submitPhaseOf } from './submit.machine.ts';
import { submitView } from './submit.view.ts';

function openButton(once = false) {
  const clock = new SimulatedClock();
  const running: ((answer: Result<null, 'refused'>) => void)[] = [];
  const reported: unknown[] = [];
  const machine = provideSubmit({
    run: () => new Promise((resolve) => running.push(resolve)),
    bugs: { report: (cause) => reported.push(cause) },
  });
  const actor = createActor(machine, { clock, input: { once } }).start();
  return {
    clock,
    running,
    press: () => actor.send({ type: 'submit.pressed' }),
    async answer(answer: Result<null, 'refused'>) {
      running.at(-1)?.(answer);
      await new Promise((resolve) => setImmediate(resolve));
    },
    view: () => submitView(submitPhaseOf(actor.getSnapshot())),
  };
}

test('R-4.086 a button is busy while its action runs', async () => {
  const button = openButton();
  button.press();
  expect(button.view()).toEqual({ busy: true, loading: false, locked: false });
  await button.answer(ok(null));
  expect(button.view()).toEqual({ busy: false, loading: false, locked: false });
});

test('R-4.087 R-9.017 the loading look comes after 100 ms, and never for a quick action', async () => {
  const button = openButton();
  button.press();
  button.clock.increment(99);
  expect(button.view().loading).toBe(false);
  button.clock.increment(1);
  expect(button.view().loading).toBe(true);
  await button.answer(ok(null));

  button.press();
  button.clock.increment(50);
  await button.answer(ok(null));
  button.clock.increment(100);
  expect(button.view().loading).toBe(false);
});

test('R-4.088 pressing a busy button does nothing', async () => {
  const button = openButton();
  button.press();
  button.press();
  button.press();
  expect(button.running.length).toBe(1);
});

test('R-4.089 a once button stays locked after success and usable after a failure', async () => {
  const button = openButton(true);
  button.press();
  await button.answer(err('refused'));
  expect(button.view().locked).toBe(false);
  button.press();
  await button.answer(ok(null));
  button.press();
  expect(button.view()).toEqual({ busy: false, loading: false, locked: true });
  expect(button.running.length).toBe(2);
});
