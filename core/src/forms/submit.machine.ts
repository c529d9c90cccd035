import { fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Bugs } from '../ports/bugs.ts';
import { causeOf, throwBug, unbound } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import { LOADING_DELAY } from '../site/limits.ts';
import type { SubmitPhase } from './submit.view.ts';

/**
 * A button that runs one action at a time, shows that it is loading after 100 ms, and with `once` locks after a
 * success.
 */
export const submitMachine = setup({
  types: {
    input: {} as { readonly once?: boolean },
    context: {} as { readonly once: boolean },
    events: {} as { readonly type: 'submit.pressed' },
    tags: {} as 'busy',
  },
  actors: { run: unbound<Result<unknown, unknown>, undefined>('run') },
  actions: { reportBug: throwBug },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => ({ once: input.once ?? false }),
  initial: 'ready',
  states: {
    ready: { on: { 'submit.pressed': 'running' } },
    running: {
      tags: 'busy',
      invoke: {
        src: 'run',
        onDone: [
          { guard: ({ context, event }) => event.output.ok && context.once, target: 'locked' },
          { target: 'ready' },
        ],
        onError: { target: 'ready', actions: 'reportBug' },
      },
      initial: 'quiet',
      states: {
        quiet: { after: { LOADING_DELAY: 'loading' } },
        loading: {},
      },
    },
    locked: {},
  },
});

/** Binds the button to its action and to where bugs are reported. */
export function provideSubmit(ports: { readonly run: () => Promise<Result<unknown, unknown>>; readonly bugs: Bugs }) {
  return submitMachine.provide({
    actors: { run: fromPromise<Result<unknown, unknown>, undefined>(() => ports.run()) },
    actions: { reportBug: ({ event }) => ports.bugs.report(causeOf(event)) },
  });
}

export function submitPhaseOf(snapshot: SnapshotFrom<typeof submitMachine>): SubmitPhase {
  if (snapshot.matches('locked')) return 'sent';
  if (snapshot.matches({ running: 'loading' })) return 'loading';
  return snapshot.hasTag('busy') ? 'quiet' : 'ready';
}
