import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { toastMachine } from './toast.machine.ts';
import { toastView } from './toast.view.ts';

function openToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  const messages = () => toastView(actor.getSnapshot()).toasts.map((toast) => toast.message);
  return { clock, actor, messages };
}

const timeOut = gatewayError('TIME_OUT');

test('R-8.016 the same text is shown once while it is visible', () => {
  const { actor, messages } = openToasts();
  actor.send({ type: 'request.failed', error: timeOut });
  actor.send({ type: 'request.failed', error: timeOut });
  actor.send({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') });
  expect(messages()).toEqual([{ key: 'request.timeout' }, { key: 'request.network' }]);
});

test('R-8.016 an expired text may be shown again', () => {
  const { actor, clock, messages } = openToasts();
  actor.send({ type: 'request.failed', error: timeOut });
  clock.increment(3000);
  actor.send({ type: 'request.failed', error: timeOut });
  clock.increment(2999);
  expect(messages()).toEqual([{ key: 'request.timeout' }]);
});

test('R-8.016 a message is an error unless it has another tone', () => {
  const { actor } = openToasts();
  actor.send({ type: 'toast.requested', message: { text: 'x' } });
  actor.send({ type: 'toast.requested', message: { text: 'y' }, tone: 'info' });
  actor.send({ type: 'request.failed', error: timeOut });
  expect(toastView(actor.getSnapshot()).toasts).toStrictEqual([
    { id: '{"text":"x"}', message: { text: 'x' }, tone: 'error' },
    { id: '{"text":"y"}', message: { text: 'y' }, tone: 'info' },
    { id: '{"key":"request.timeout"}', message: { key: 'request.timeout' }, tone: 'error' },
  ]);
});

test('R-8.017 a failed request is shown for 3 seconds', () => {
  const { actor, clock, messages } = openToasts();
  actor.send({ type: 'request.failed', error: timeOut });
  clock.increment(2999);
  expect(messages().length).toBe(1);
  clock.increment(1);
  expect(messages()).toEqual([]);
});

test('R-8.019 a toast without a duration stays for 5 seconds', () => {
  const { actor, clock, messages } = openToasts();
  actor.send({ type: 'toast.requested', message: { text: 'x' } });
  actor.send({ type: 'toast.requested', message: { text: 'short' }, durationMs: 1000 });
  clock.increment(4999);
  expect(messages()).toEqual([{ text: 'x' }]);
  clock.increment(1);
  expect(messages()).toEqual([]);
});

test('a dismissed toast is removed, and its timer does not remove the same text shown again', () => {
  const { actor, clock, messages } = openToasts();
  actor.send({ type: 'toast.requested', message: { text: 'x' } });
  const [toast] = toastView(actor.getSnapshot()).toasts;
  clock.increment(4000);
  actor.send({ type: 'toast.dismissed', id: toast?.id ?? '' });
  expect(messages()).toEqual([]);
  actor.send({ type: 'toast.requested', message: { text: 'x' } });
  clock.increment(4000);
  expect(messages()).toEqual([{ text: 'x' }]);
});

test('A-21 a toast may link to its subject', () => {
  const { actor } = openToasts();
  const link = { href: '/rfq/manage', text: { key: 'task.sent.look' } } as const;
  actor.send({ type: 'toast.requested', message: { text: 'sent' }, tone: 'success', link });
  expect(toastView(actor.getSnapshot()).toasts).toEqual([
    { id: '{"text":"sent"}', message: { text: 'sent' }, tone: 'success', link },
  ]);
});
