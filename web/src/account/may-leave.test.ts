import type { AppView } from '@fairhall/core/app/app.view';
import { expect, test } from 'vitest';
import { mayLeave } from './may-leave.ts';

type Task = AppView['task']['state'];

const BUYER = { role: 'buyer', busy: false } as const;
// Of the app these members decide.
const app = (task: Task, busy = false) => ({ busy, task: { state: task, kind: null } }) as unknown as AppView;

test('R-2.007 R-2.008 a login page is left by whoever is logged in by another tab', () => {
  expect(mayLeave(BUYER, app('idle'))).toBe(true);
});

test('R-4.064 not while what waited for the login goes off, here or in the tab that was faster', () => {
  const stages = [app('waiting', true), app('sending', true), app('sending'), app('idle', true), app('idle')];
  expect(stages.map((stage) => mayLeave(BUYER, stage))).toEqual([false, false, false, false, true]);
});

test('what waits for another login keeps nobody on the page', () => {
  expect(mayLeave(BUYER, app('waiting'))).toBe(true);
});

test('not before it is known who is there', () => {
  expect(mayLeave(BUYER, null)).toBe(false);
  expect(mayLeave({ role: 'buyer', busy: true }, app('idle'))).toBe(false);
  expect(mayLeave({ role: 'visitor', busy: false }, app('idle'))).toBe(false);
});
