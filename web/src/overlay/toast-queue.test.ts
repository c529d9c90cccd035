import type { ToastEvent } from '@fairhall/core/overlay/toast.machine';
import { expect, test } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

const event = (text: string): ToastEvent => ({ type: 'toast.requested', message: { text } });

test('toasts added before the host is ready wake it, wait, and arrive in order', () => {
  const queue = createToastQueue();
  let woken = 0;
  queue.onWaiting(() => {
    woken += 1;
  });
  queue.add(event('first'));
  queue.add(event('second'));
  const heard: ToastEvent[] = [];
  queue.receive((each) => heard.push(each));
  queue.add(event('third'));
  expect({ woken, heard }).toEqual({ woken: 2, heard: [event('first'), event('second'), event('third')] });
});

test('waiting toasts wake the host as soon as a listener is added', () => {
  const queue = createToastQueue();
  queue.add(event('early'));
  let woken = 0;
  queue.onWaiting(() => {
    woken += 1;
  });
  expect(woken).toBe(1);
});

test('toasts added after a host has left wait for the next one', () => {
  const queue = createToastQueue();
  const [before, after]: [ToastEvent[], ToastEvent[]] = [[], []];
  queue.receive((each) => before.push(each))();
  queue.add(event('between'));
  queue.receive((each) => after.push(each));
  expect({ before, after }).toEqual({ before: [], after: [event('between')] });
});

test('an open dialog receives the toasts, and later ones are left to the page', () => {
  const queue = createToastQueue();
  const [page, dialog]: [ToastEvent[], ToastEvent[]] = [[], []];
  queue.receive((each) => page.push(each));
  const close = queue.receive((each) => dialog.push(each));
  queue.add(event('inside'));
  close();
  queue.add(event('outside'));
  expect({ page, dialog }).toEqual({ page: [event('outside')], dialog: [event('inside')] });
});
