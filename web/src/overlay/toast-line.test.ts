import type { ToastEvent } from '@fairhall/core/overlay/toast.machine';
import { expect, test } from 'vitest';
import { createToastLine } from './toast-line.ts';

const event = (text: string): ToastEvent => ({ type: 'toast.requested', message: { text } });

test('what is asked for before the host is there wakes it, waits, and reaches it in order', () => {
  const line = createToastLine();
  let woken = 0;
  line.onWaiting(() => {
    woken += 1;
  });
  line.ask(event('first'));
  line.ask(event('second'));
  const heard: ToastEvent[] = [];
  line.take((each) => heard.push(each));
  line.ask(event('third'));
  expect({ woken, heard }).toEqual({ woken: 2, heard: [event('first'), event('second'), event('third')] });
});

test('what waited before anybody listened wakes the host as soon as somebody does', () => {
  const line = createToastLine();
  line.ask(event('early'));
  let woken = 0;
  line.onWaiting(() => {
    woken += 1;
  });
  expect(woken).toBe(1);
});

test('a host that has gone leaves what comes for the next one', () => {
  const line = createToastLine();
  const [before, after]: [ToastEvent[], ToastEvent[]] = [[], []];
  line.take((each) => before.push(each))();
  line.ask(event('between'));
  line.take((each) => after.push(each));
  expect({ before, after }).toEqual({ before: [], after: [event('between')] });
});

test('a dialog takes over while it is open, and leaves what comes later to the page', () => {
  const line = createToastLine();
  const [page, dialog]: [ToastEvent[], ToastEvent[]] = [[], []];
  line.take((each) => page.push(each));
  const close = line.take((each) => dialog.push(each));
  line.ask(event('inside'));
  close();
  line.ask(event('outside'));
  expect({ page, dialog }).toEqual({ page: [event('outside')], dialog: [event('inside')] });
});
