import { expect, test } from 'vitest';
import { type SubmitPhase, type SubmitView, submitView, toWaitingSubmit } from './submit.view.ts';

const idle: SubmitView = { busy: false, loading: false, locked: false };
const turning: SubmitView = { busy: true, loading: true, locked: false };

test.each<[string, SubmitPhase, SubmitView, SubmitView]>([
  ['waits for a press', 'ready', idle, idle],
  ['has just been pressed', 'quiet', { ...turning, loading: false }, turning],
  ['has run for a while', 'loading', turning, turning],
  ['has gone well', 'sent', { ...idle, locked: true }, { ...idle, locked: true }],
])(
  'R-4.086 R-4.087 R-4.089 a button that %s shows it, even while the code of its flow is loading',
  (_, phase, shown, early) => {
    expect([submitView(phase), toWaitingSubmit(submitView(phase))]).toEqual([shown, early]);
  },
);
