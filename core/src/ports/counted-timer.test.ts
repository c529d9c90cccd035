import { expect, test } from 'vitest';
import { createCountedTimer } from './counted-timer.ts';

function bench() {
  const timer = createCountedTimer();
  const ran: string[] = [];
  const set = (name: string, milliseconds: number) => timer.setTimeout(() => void ran.push(name), milliseconds);
  return { timer, ran, set };
}

test('what is due first runs first, whenever it was set', () => {
  const { timer, ran, set } = bench();
  set('later', 100);
  set('sooner', 50);
  timer.next();
  // Fifty have passed: this one is due at 110, after the one that was set for 100.
  set('last', 60);
  expect([timer.count(), ran]).toEqual([2, ['sooner']]);
  timer.next();
  timer.next();
  timer.next();
  expect([timer.count(), ran]).toEqual([0, ['sooner', 'later', 'last']]);
});

test('what is cleared never runs, and leaves the others', () => {
  const { timer, ran, set } = bench();
  const cleared = set('cleared', 10);
  set('other', 20);
  timer.clearTimeout(cleared);
  timer.clearTimeout(undefined);
  timer.next();
  expect([timer.count(), ran]).toEqual([0, ['other']]);
});
