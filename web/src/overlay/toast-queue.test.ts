import type { ToastEvent } from '@fairhall/core/overlay/toast.machine';
import { expect, test } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

const event = (text: string): ToastEvent => ({ type: 'toast.requested', message: { text } });

test('what is asked for before the host is there wakes it, waits, and reaches it in order', () => {
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

test('what waited before anybody listened wakes the host as soon as somebody does', () => {
  const queue = createToastQueue();
  queue.add(event('early'));
  let woken = 0;
  queue.onWaiting(() => {
    woken += 1;
  });
  expect(woken).toBe(1);
});

test('a host that has gone leaves what comes for the next one', () => {
  const queue = createToastQueue();
  const [before, after]: [ToastEvent[], ToastEvent[]] = [[], []];
  queue.receive((each) => before.push(each))();
  queue.add(event('between'));
  queue.receive((each) => after.push(each));
  expect({ before, after }).toEqual({ before: [], after: [event('between')] });
});

test('a dialog takes over while it is open, and leaves what comes later to the page', () => {
  const queue = createToastQueue();
  const [page, dialog]: [ToastEvent[], ToastEvent[]] = [[], []];
  queue.receive((each) => page.push(each));
  const close = queue.receive((each) => dialog.push(each));
  queue.add(event('inside'));
  close();
  queue.add(event('outside'));
  expect({ page, dialog }).toEqual({ page: [event('outside')], dialog: [event('inside')] });
});
