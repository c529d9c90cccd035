import { expect, test } from 'vitest';
import { createCountedTimer } from './counted-timer.ts';

function bench() {
  const timer = createCountedTimer();
  const ran: string[] = [];
  const set = (name: string, milliseconds: number) => timer.setTimeout(() => void ran.push(name), milliseconds);
  return { timer, ran, set };
}

test('timers run in the order they are due, whenever they were set', () => {
  const { timer, ran, set } = bench();
  set('later', 100);
  set('sooner', 50);
  timer.next();
  // 50 ms have passed: this timer is due at 110 ms, after the one that was set for 100 ms.
  set('last', 60);
  expect([timer.count(), ran]).toEqual([2, ['sooner']]);
  timer.next();
  timer.next();
  timer.next();
  expect([timer.count(), ran]).toEqual([0, ['sooner', 'later', 'last']]);
});

test('a cleared timer never runs, and the others stay', () => {
  const { timer, ran, set } = bench();
  const cleared = set('cleared', 10);
  set('other', 20);
  timer.clearTimeout(cleared);
  timer.clearTimeout(undefined);
  timer.next();
  expect([timer.count(), ran]).toEqual([0, ['other']]);
});
